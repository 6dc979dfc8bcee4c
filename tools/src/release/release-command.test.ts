import assert from 'node:assert/strict';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ADMIN, emptyStore, fakeApi, OFFERS, publish, release } from '../../../deploy/src/testing/fixtures.ts';
import { liveOf, liveVersion } from '../../../deploy/src/testing/releasing.ts';
import { runRelease } from './run-release.ts';

/** The API's own version. */
let running = { version: '0.1.2' };
const api = await fakeApi((_, response) => response.end(JSON.stringify(running)));
after(() => api.close());

/** Runs a command line as somebody would type it, `'…'` for words with spaces. Answers what it prints. */
async function run(location: string, command: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const args = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const root = join(import.meta.dirname, '../../..');
  await runRelease([...args, '--store', location, '--who', 'Ewa'], { env: { API_URL: api.url, ...env }, root, print });
  return lines.join('\n');
}

async function withOffers(): Promise<{
  location: string;
  store: Awaited<ReturnType<typeof emptyStore>>;
  version: string;
}> {
  const store = await emptyStore();
  await release(store);
  return { location: store.location, store, version: await publish(store, OFFERS, '2') };
}

test('a remote is promoted, listed, explained and rolled back under the name of its folder', async () => {
  const { location, store, version } = await withOffers();
  const first = String(await liveVersion(store));
  const promoted = await run(location, "promote mf-offers -m 'Prices with VAT'");
  const change = `mf-offers ${first.slice(0, 12)} → ${version.slice(0, 12)}`;
  const note = `Note: nobody has checked it in a browser: pnpm release check mf-offers ${version.slice(0, 12)}`;
  const undo = 'To take it back: pnpm release rollback mf-offers';
  assert.equal(promoted, `Release 2 is live on stable:\n  ${change}\n${note}\n${undo}`);
  const listed = await run(location, 'list');
  assert.match(
    listed,
    new RegExp(`^2  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  Ewa\n    ${change}  \\(live\\)\n    Prices with VAT\n1  `),
  );
  assert.match(
    await run(location, 'why /offers/7'),
    new RegExp(
      `^/offers/7 is served by mf-offers ${version.slice(0, 12)} \\(route /offers/:id\\) since release 2, .*, by Ewa: Prices with VAT$`,
    ),
  );
  assert.match(await run(location, 'rollback mf-offers'), /^Release 3 is live on stable:/);
  assert.equal(await liveVersion(store), first);
  assert.match(
    await run(location, 'list'),
    /^3 .* Ewa, undoes 2\n.*\(live\)\n {4}Rolled back\.\n2 .*\n.*\(rolled back by 3\)/,
  );
});

test('a version is named by its first digits', async () => {
  const { location, store, version } = await withOffers();
  await publish(store, OFFERS, '3');
  await run(location, `promote mf-offers ${version.slice(0, 8)} -m x`);
  assert.equal(await liveVersion(store), version);
  await assert.rejects(
    run(location, 'promote mf-offers zz -m x'),
    /mf-offers has no version zz: `pnpm release versions mf-offers`/,
  );
  const [first] = (await run(location, 'versions mf-offers')).split('\n');
  assert.match(first ?? '', /^[0-9a-f]{12} {2}0\.1\.0 {2}\d{4}.* UTC {2}Anna$/);
});

test('the changes of a promote are shown before, and breaking ones are refused', async () => {
  const { location, store } = await withOffers();
  const wide = { ...ADMIN, roles: [] };
  await publish(store, wide, '2');
  assert.match(await run(location, 'diff mf-admin'), /for everybody/);
  assert.match(await run(location, 'check mf-admin --no-browser'), /^mf-admin \w{12} does not fit:\n {2}/);
  assert.match(await run(location, 'check mf-offers --no-browser'), /^mf-offers \w{12} fits what is live on stable\.$/);
  await assert.rejects(run(location, 'promote mf-admin -m x'), /mf_admin \w{12} is not released:\n/);
  await run(location, 'promote mf-admin -m x --allow-wider');
  assert.equal((await liveOf(store)).mf_admin?.number, 2);
});

test('a version that needs another API than the running one is refused', async () => {
  const { location } = await withOffers();
  const before = running;
  running = { version: '2.0.0' };
  await assert.rejects(
    run(location, 'promote mf-offers -m x'),
    /needs version \^0\.1\.0 of the API, and 2\.0\.0 is running/,
  );
  running = before;
  const unknown = await run(location, 'check mf-offers --no-browser', { API_URL: '' });
  assert.match(unknown, /^Note: what it needs of the API is not compared: neither --api nor API_URL/);
  assert.match(await run(location, `check mf-offers --no-browser --api ${location}`), /does not say its version/);
});

test('a remote is withdrawn after its pages were named', async () => {
  const { location, store } = await withOffers();
  const lines: string[] = [];
  const asked = ['withdraw', 'mf-offers', '-m', 'The end', '--store', location];
  const print = (line: string) => lines.push(line);
  await assert.rejects(runRelease(asked, { env: {}, root: '.', print }), { message: 'If that is meant: --yes.' });
  assert.ok(lines.includes('The page /offers would be missing.'));
  assert.notEqual((await liveOf(store)).mf_offers?.version, null);

  assert.match(await run(location, "withdraw mf-offers -m 'The end' --yes"), /mf-offers \w{12} → withdrawn\n/);
  assert.equal((await liveOf(store)).mf_offers?.version, null);
  assert.equal(await run(location, 'why /offers'), 'Nothing that is live on stable serves /offers.');
  await assert.rejects(run(location, 'withdraw shell -m x --yes'), /The shell cannot be withdrawn/);
});

test('a mistyped command, option or remote is answered with the nearest', async () => {
  const { location } = await withOffers();
  await assert.rejects(run(location, 'promot mf-offers'), { message: 'promot is no command. Did you mean promote?' });
  await assert.rejects(run(location, 'list --chanel x'), { message: '--chanel is no option. Did you mean --channel?' });
  await assert.rejects(run(location, 'promote mf-ofers -m x'), {
    message: 'mf-ofers was not published. Did you mean mf-offers?',
  });
  await assert.rejects(run(location, 'keys ad x'), { message: '`keys ad` is no command. Did you mean add?' });
  await assert.rejects(run(location, 'frobnicate'), { message: 'frobnicate is no command. See --help.' });
  await assert.rejects(run(location, 'promote mf-offers'), /Say why/);
  await assert.rejects(run(location, 'promote'), /Which remote\? mf-admin, mf-offers, shell/);
  await assert.rejects(run(location, 'rollback --to soon'), /--to takes the number of a release/);
  await assert.rejects(run(location, 'list --channel ../x'), /"\.\.\/x" is no name of a channel/);
  assert.match(await run(location, 'list --help'), /pnpm release <command>/);
});

test('words of others do not move the cursor of whoever reads the list', async () => {
  const { location } = await withOffers();
  await run(location, "promote mf-offers -m 'one\u001b[2Jtwo\nthree'");
  const [, , why] = (await run(location, 'list')).split('\n');
  assert.equal(why, '    one [2Jtwo three');
});

test('the list is read by programs', async () => {
  const { location } = await withOffers();
  const { releases, damaged } = JSON.parse(await run(location, 'list --json'));
  assert.deepEqual([releases.length, releases[0].number, damaged], [1, 1, []]);
});

test('the check says that a store is whole, or what is not', async () => {
  const { location, store } = await withOffers();
  assert.equal(await run(location, 'check'), `The store ${location} is whole.`);
  await writeFile(join(location, 'channels/stable/00000001.json'), 'garbage');
  assert.match(await run(location, 'check'), /Release 1 of stable is no JSON.*\n {2}What was live before/);
  assert.equal(await runRelease(['check', '--store', store.location], { env: {}, root: '.', print: () => {} }), 1);
});

test("a team's key is made, added, used and revoked", async () => {
  const { location, store, version } = await withOffers();
  const folder = await mkdtemp(join(tmpdir(), 'wspolnik-key-'));
  const file = join(folder, 'team.pem');
  const made = await run(location, `keys new ${file}`);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.match(made, /^-----BEGIN PUBLIC KEY-----/);
  await writeFile(join(folder, 'team.pub.txt'), made);
  const added = await run(location, `keys add ${join(folder, 'team.pub.txt')} mf-offers`);
  const [, id = ''] = /^The key ([0-9a-f]{16}) may release mf-offers\.$/.exec(added) ?? [];
  assert.match(await run(location, 'keys'), new RegExp(`the key of the store, for every remote\n${id} {2}mf-offers$`));

  const env = { RELEASE_KEY: await readFile(file, 'utf8') };
  await run(location, 'promote mf-offers -m x', env);
  assert.deepEqual([await liveVersion(store), (await liveOf(store)).mf_offers?.key], [version, id]);
  await publish(store, ADMIN, '2');
  await assert.rejects(run(location, 'promote mf-admin -m x', env), /may release mf_offers, not mf_admin/);
  await run(location, `keys revoke ${id}`);
  assert.match(await run(location, 'keys list'), /mf-offers {2}\(revoked\)$/);
  await publish(store, OFFERS, '3');
  await assert.rejects(run(location, 'promote mf-offers -m x', env), /is revoked/);
  await assert.rejects(run(location, `keys new ${file}`), /is there already/);
});

test('nothing is pruned while everything is new', async () => {
  const { location } = await withOffers();
  assert.equal(await run(location, 'prune'), 'Nothing to remove: everything was needed within 14 days.');
});
