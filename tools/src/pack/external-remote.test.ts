import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type ExternalRemote, externalRemote, RELEASE } from '../test/external-remote.ts';
import { ROOT } from '../webpack/base-config.ts';

let folder: string;
let remote: ExternalRemote;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'external-'));
  remote = await externalRemote(folder);
});
after(() => rm(folder, { recursive: true }));

test('the contract has no dependency', async () => {
  const contract = join(remote.root, 'node_modules/@wspolnik/contract');
  assert.deepEqual(JSON.parse(await readFile(join(contract, 'package.json'), 'utf8')).dependencies, {});
  assert.doesNotMatch(await readFile(join(contract, 'index.d.ts'), 'utf8'), /\bimport\b|typebox|: any\b/i);
});

test('a remote of another repository has no type error, and one that uses an unknown slot has', async () => {
  const check = () => remote.run(join(ROOT, 'node_modules/typescript7/bin/tsc'));
  assert.equal(await check(), '');
  const page = join(remote.root, 'src/features/events/event-detail.page.tsx');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace('name="event.more"', 'name="event.mode"'));
  await assert.rejects(check(), /"event\.mode"' is not assignable/);
  await writeFile(page, text);
});

test('its tests pass and print nothing', async () => {
  assert.doesNotMatch(await remote.run('node_modules/jest/bin/jest.js'), /console\./);
});

test('the packed command builds and publishes it', async () => {
  const store = { RELEASES_DIR: join(folder, 'releases') };
  assert.match(await remote.run(RELEASE, ['publish', 'mf-events'], store), /mf-events \w+ is in the store\./);
});
