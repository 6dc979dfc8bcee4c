import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { ADMIN, emptyStore, OFFERS, publish, release } from '../testing/fixtures.ts';
import { liveOf, liveVersion, promoteOffers } from '../testing/releasing.ts';
import { checkStore } from './check-store.ts';
import { UNFINISHED } from './directory-store.ts';
import { listNumbers } from './releases.ts';
import type { ReleaseStore } from './store.ts';

const PROCESS = join(import.meta.dirname, '../testing/promoting-process.ts');

/** Promotes in its own process; `step` kills it there. Answers whether it lived. */
function promoteInProcess(store: ReleaseStore, name: string, step = 0): Promise<boolean> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [PROCESS, store.location, name, String(step)], (error, _, stderr) => {
      if (error && error.signal !== 'SIGKILL') reject(new Error(stderr));
      else resolve(!error);
    });
  });
}

test('processes that promote different remotes at once lose none', async () => {
  const store = await emptyStore();
  await release(store);
  const names = ['mf_a', 'mf_b', 'mf_c', 'mf_d', 'mf_e'];
  for (const name of names) await publish(store, { ...ADMIN, name });
  await Promise.all(names.map((name) => promoteInProcess(store, name)));
  const live = await liveOf(store);
  assert.deepEqual(
    names.filter((name) => !live[name]?.version),
    [],
  );
  assert.deepEqual(await listNumbers(store, 'stable'), [1, 2, 3, 4, 5, 6]);
});

test('a promote that is killed at any step is done or not done, and the next one works', async () => {
  const store = await emptyStore();
  await release(store);
  let before = await liveVersion(store);
  let hasLived = false;
  let step = 0;
  const done: boolean[] = [];
  while (!hasLived) {
    step += 1;
    const version = await publish(store, OFFERS, `killed ${step}`);
    hasLived = await promoteInProcess(store, 'mf_offers', step);
    const now = await liveVersion(store);
    assert.ok(now === before || now === version, `after step ${step}`);
    done.push(now === version);
    assert.deepEqual(await checkStore(store), [], `after step ${step}`);
    before = await publish(store, OFFERS, `next ${step}`);
    await promoteOffers(store, { version: before });
    assert.equal(await liveVersion(store), before);
  }
  // First the steps before the release has its name, then those after it.
  assert.deepEqual(done, done.toSorted());
  assert.ok(done.includes(false) && done.indexOf(true) < done.length - 1);
  assert.ok((await store.list(UNFINISHED)).length > 0);
});
