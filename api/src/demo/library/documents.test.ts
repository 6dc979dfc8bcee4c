import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inspectFile } from '../../platform/uploads/inspect-file.ts';
import { LIBRARY } from './documents.ts';

it('the demo draws files of the kinds that their names say', async () => {
  for (const { name, ending, draw } of LIBRARY) {
    const bytes = draw();
    assert.equal(await inspectFile(bytes), ending, name);
    assert.ok(name.endsWith(`.${ending}`) && bytes.length < 10_000, name);
  }
});
