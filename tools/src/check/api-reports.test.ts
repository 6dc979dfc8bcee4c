import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { ApiReport } from '../build/interface/api-report.ts';
import { makeReport } from './api-reports.ts';

const root = await mkdtemp(join(tmpdir(), 'api-reports-'));
after(() => rm(root, { recursive: true }));

test('a build reads from the report of a source what the source declares, types of other files included', async () => {
  const files = {
    'src/person.ts': 'export interface Person { id: string; name?: string }',
    'src/slots/slot-map.ts': `
      import type { Person } from '../person.ts';
      type NoProps = {};
      export interface SlotMap {
        'header.clock': NoProps;
        /** Opens over the page. */
        'person.card': { person: Person; text?: string; onClose(): void };
      }`,
  };
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), source);
  }
  const report = await makeReport('src/slots/slot-map.ts', root);
  assert.match(report, /^## API Report File for "slot-map"/);
  assert.deepEqual(new ApiReport(report).membersOf('SlotMap'), {
    'header.clock': {},
    'person.card': {
      person: 'Person where Person = id: string; name?: string;',
      'text?': 'string',
      onClose: '(): void',
    },
  });
});

test('a source with an error has no report', async () => {
  await writeFile(
    join(root, 'src/broken.ts'),
    "import type { Gone } from './gone.ts';\nexport interface SlotMap { 'a.b': Gone }",
  );
  await assert.rejects(makeReport('src/broken.ts', root), /gone\.ts/);
});
