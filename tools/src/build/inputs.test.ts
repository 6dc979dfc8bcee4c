import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { copyWorkspace } from '../test/workspace-copy.ts';
import { findContainers } from './containers.ts';
import { containerInputs } from './inputs.ts';

let root: string;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'));
  await copyWorkspace(root);
});
after(() => rm(root, { recursive: true }));

const inputs = () =>
  Object.fromEntries(findContainers(root).map(({ dir }) => [basename(dir), containerInputs(root, dir)]));

/** Containers that are built anew after a change of this file. */
async function rebuiltAfter(file: string, change: (text: string) => string): Promise<string[]> {
  const before = inputs();
  const text = await readFile(join(root, file), 'utf8');
  await writeFile(join(root, file), change(text));
  const now = inputs();
  await writeFile(join(root, file), text);
  return Object.keys(now).filter((name) => now[name] !== before[name]);
}

test('a new slot rebuilds its host and those who fill slots of that host', async () => {
  const addTo = (text: string) =>
    text.replace('interface SlotMap {', "$&\n    'company.events': { companyId: string };");
  assert.deepEqual(await rebuiltAfter('mf-companies/src/slots.ts', addTo), ['mf-companies', 'mf-feed', 'mf-offers']);
  assert.deepEqual(await rebuiltAfter('shell/src/slots.ts', addTo), [
    'shell',
    'mf-companies',
    'mf-feed',
    'mf-messaging',
    'mf-wallet',
  ]);
});

test('the design system is in every container', async () => {
  const rebuilt = await rebuiltAfter('shared-ui/system/src/slots/slot-map.ts', (text) => `${text}\n`);
  assert.deepEqual(rebuilt, Object.keys(inputs()));
});
