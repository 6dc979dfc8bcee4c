import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readLive, readRegistry } from '@wspolnik/deploy/release';
import { emptyStore, OFFERS, publish, release } from '../../../deploy/src/testing/fixtures.ts';
import { liveVersion } from '../../../deploy/src/testing/releasing.ts';
import { runRelease } from './run-release.ts';

let store: Awaited<ReturnType<typeof emptyStore>>;
let version: string;

beforeEach(async () => {
  store = await emptyStore();
  await release(store);
  version = await publish(store, OFFERS, '2');
});

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const surroundings = { env: {}, root: '.', print: (line: string) => void lines.push(line) };
  await runRelease([...args, '--store', store.location, '--who', 'Ewa'], surroundings);
  return lines.join('\n');
}
const begin = (...more: string[]) => run('promote', 'mf-offers', '--canary', '25', '-m', 'Prices with VAT', ...more);
const canary = async () => (await readLive(store, 'stable', await readRegistry(store)))?.canary;

test('a canary goes to a share of the browsers, and the release that is live stays', async () => {
  const before = await liveVersion(store);
  assert.match(
    await begin('--minutes', '5', '--pages', '200'),
    /Release 2: mf-offers [0-9a-f]{12} goes to 25% of the browsers on stable; 25% are compared with them\./,
  );
  assert.equal(await liveVersion(store), before);
  const { share, least, end } = (await canary()) ?? {};
  assert.deepEqual({ share, least, end }, { share: 25, least: { minutes: 5, pages: 200 }, end: null });
  assert.match(
    await run('list'),
    /^2 .* Ewa\n {4}canary of mf-offers [0-9a-f]{12}: 25% of the browsers\n {4}Prices with VAT\n1 /,
  );
  assert.match(
    await run('canary'),
    /^mf-offers [0-9a-f]{12}, 25% since .* Ewa: Prices with VAT\n.*running: 0 of 200 pages\./s,
  );
});

test('a dry run names what would be done, and does nothing', async () => {
  const said = await begin('--dry-run');
  assert.match(
    said,
    /would go to 25% of the browsers on stable, and 25% would be compared with them\. Nothing was done\./,
  );
  assert.match(said, /No page was measured in the last day/);
  assert.equal(await canary(), null);
  assert.match(
    await run('promote', 'mf-offers', '-m', 'x', '--dry-run'),
    /Release 2 would be live on stable; nothing was done:/,
  );
  assert.notEqual(await liveVersion(store), version);
});

test('a rollback ends the canary, and the next one undoes the release before', async () => {
  await begin();
  assert.match(
    await run('rollback', 'mf-offers'),
    /^Release 3:\nThe canary of mf-offers [0-9a-f]{12} is rolled back\.$/,
  );
  assert.equal((await canary())?.end, 'rolled back');
  assert.equal(await run('canary'), 'No canary runs on stable.');
});

test('a promotion of the version of the canary ends it', async () => {
  await begin();
  assert.match(
    await run('promote', 'mf-offers', '-m', 'It is good'),
    /The canary of mf-offers [0-9a-f]{12} is promoted\./,
  );
  assert.equal(await liveVersion(store), version);
  assert.equal((await canary())?.end, 'promoted');
});

test('a share that leaves nobody to compare with is refused', async () => {
  await assert.rejects(run('promote', 'mf-offers', '--canary', '60', '-m', 'x'), /a percentage from 1 to 50/);
  await assert.rejects(run('promote', 'mf-offers', '--canary', 'all', '-m', 'x'), /--canary takes a whole number\./);
});
