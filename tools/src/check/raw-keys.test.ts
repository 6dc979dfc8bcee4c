import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { commandProblems } from './command.ts';
import { ROOT } from './workspace.ts';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const HELPER = 'e2e/src/testing/keyboard.ts';

let root: string;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'raw-keys-'));
  for (const path of ['biome.json', 'tools/biome']) await cp(join(ROOT, path), join(root, path), { recursive: true });
  await mkdir(join(root, 'e2e/src/testing'), { recursive: true });
});
after(() => rm(root, { recursive: true }));

async function lint(file: string, source: string): Promise<string> {
  await writeFile(join(root, file), source);
  const args = [BIOME, 'lint', '--vcs-enabled=false', file];
  return (await commandProblems(process.execPath, args, root)).join('\n');
}

for (const call of [
  "page.keyboard.press('Tab')",
  "page.locator('a').first().press('Tab')",
  "field.pressSequentially('x')",
]) {
  test(`a journey may not call ${call}; the helper may`, async () => {
    assert.match(await lint('e2e/src/offers.spec.ts', `await ${call};\n`), /Send keys with pressKeys/);
    assert.equal(await lint(HELPER, `await ${call};\n`), '');
  });
}
