import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT, readJson } from '../check/workspace.ts';
import { IN_CHECK, MEASURES, ONLY_WITH_ALL, SMOKES, smoke } from './commands.ts';

const { scripts } = await readJson<{ scripts: Record<string, string> }>(join(ROOT, 'package.json'));

describe('the commands that measure', () => {
  it('all have a smoke, or run whole in the check', async () => {
    const commands = Object.keys(scripts).filter((name) => MEASURES.test(name));
    assert.deepEqual(commands.sort(), [...Object.keys(SMOKES), ...IN_CHECK].sort());
    for (const name of ONLY_WITH_ALL) assert.ok(name in SMOKES, name);
    const check = await readFile(join(ROOT, 'tools/src/check.ts'), 'utf8');
    for (const name of IN_CHECK) assert.ok(check.includes(`'${scripts[name]?.replace('node ', '')}'`), name);
  });

  it('fail a smoke that ends badly or prints no result', async () => {
    assert.equal((await smoke('it', 'node -p 3 --', /^3$/m)).problem, undefined);
    assert.equal((await smoke('it', 'node -p 4 --', /^3$/m)).problem, 'printed no result:\n4\n');
    assert.match(
      (await smoke('it', 'node -p none --', /^3$/m)).problem ?? '',
      /^ended with 1:[\s\S]+none is not defined/,
    );
  });
});
