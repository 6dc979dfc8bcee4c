import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { groupOf } from '../release/canary.ts';
import { listReleases } from '../release/list-releases.ts';
import type { NextRelease, PublicRelease } from '../release/page-types.ts';
import { readContainer, readRegistry } from '../release/releases.ts';
import { endCanary, startCanary } from '../release/run-canary.ts';
import { storeSigner } from '../release/sign.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { emptyStore, jsonIn, OFFERS, publish, release } from '../testing/fixtures.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { promoteOffers, REQUEST, rollBackStable } from '../testing/releasing.ts';
import { type Watched, watchGateway } from '../testing/watched-gateway.ts';

const HTML = { accept: 'text/html' };
const BUCKETS = Array.from({ length: 100 }, (_, bucket) => bucket);

describe('a gateway with a canary', () => {
  let store: ReleaseStore;
  let watched: Watched;
  let stable: ReleasedContainer;

  before(async () => {
    store = await emptyStore();
    await release(store);
    watched = await watchGateway(store.location);
    stable = await published('stable');
    await promoteOffers(store, { version: stable.version });
    await watched.look();
  });
  after(() => watched.gateway.close());

  async function published(text: string): Promise<ReleasedContainer> {
    return readContainer(store, 'mf_offers', await publish(store, OFFERS, text));
  }
  const begin = (version: string, share = 25) =>
    startCanary(store, { ...REQUEST, name: 'mf_offers', version, share, check: () => [], key: storeSigner(store) });
  const cookie = (bucket: number | null): Record<string, string> =>
    bucket === null ? {} : { cookie: `other=1; bucket=${bucket}` };
  const page = (bucket: number | null, url = '/offers') => watched.get(url, { ...HTML, ...cookie(bucket) });
  const entryOf = (remotes: PublicRelease['remotes']) => remotes.find(({ name }) => name === 'mf_offers')?.entry;
  const entryIn = (html: string) => entryOf((jsonIn(html, 'release') as PublicRelease).remotes);
  const address = ({ name, assets }: ReleasedContainer) => `/r/${name}/${assets.entry}`;

  test('a canary of 25 percent is in the pages of 25 buckets, and of nobody without one', async () => {
    const candidate = await published('25');
    const { number } = await begin(candidate.version);
    await watched.look();
    const pages = await Promise.all(BUCKETS.map((bucket) => page(bucket)));
    const isCanary = pages.map(({ body }) => entryIn(body) === address(candidate));
    const groups = BUCKETS.map((bucket) => groupOf({ since: number, share: 25 }, bucket));
    assert.deepEqual(
      isCanary,
      groups.map((group) => group === 'canary'),
    );
    assert.equal(groups.filter((group) => group === 'canary').length, 25);
    assert.equal(groups.filter((group) => group === 'control').length, 25);
    assert.equal(entryIn((await page(null)).body), address(stable));
    await rollBackStable(store);
  });

  test('two canaries begin with other buckets', async () => {
    const groups = [7, 8].map((since) =>
      BUCKETS.filter((bucket) => groupOf({ since, share: 10 }, bucket) === 'canary'),
    );
    assert.notDeepEqual(groups[0], groups[1]);
  });

  test('a page of the canary is kept by no cache between', async () => {
    const candidate = await published('caches');
    const { number } = await begin(candidate.version);
    await watched.look();
    const bucket = BUCKETS.find((one) => groupOf({ since: number, share: 25 }, one) === 'canary') ?? 0;
    assert.equal((await page(bucket)).headers['cache-control'], 'private, no-store');
    await rollBackStable(store);
  });

  test('files of a canary are served, and open tabs leave it at once after a rollback', async () => {
    const candidate = await published('files');
    const { number } = await begin(candidate.version);
    await watched.look();
    assert.equal((await watched.get(address(candidate))).statusCode, 200);
    await rollBackStable(store);
    await watched.look();
    const answer = await watched.get(`/release?have=${number}`);
    const next: NextRelease = answer.json();
    assert.deepEqual(next.urgent, ['mf_offers']);
    assert.equal(entryOf(next.remotes), address(stable));
    assert.equal((await watched.get(address(candidate))).statusCode, 200, 'for the page that is still open');
  });

  test('a canary that is promoted is live for everybody', async () => {
    const candidate = await published('promoted');
    await begin(candidate.version);
    await promoteOffers(store, { version: candidate.version });
    await watched.look();
    for (const bucket of [null, ...BUCKETS]) assert.equal(entryIn((await page(bucket)).body), address(candidate));
    await rollBackStable(store);
    await watched.look();
  });

  test('another canary, and another version of its remote, wait until it has ended', async () => {
    const [first, second] = [await published('first'), await published('second')];
    const { number } = await begin(first.version);
    await assert.rejects(begin(second.version), /A canary of mf_offers .* runs since/);
    await assert.rejects(promoteOffers(store, { version: second.version }), /A canary of mf_offers .* runs since/);
    const because = { kind: 'failed', canary: 9, control: 0, canaryOf: 90, controlOf: 90 } as const;
    const end = { ...REQUEST, key: storeSigner(store), since: number, because };
    await endCanary(store, end);
    await assert.rejects(endCanary(store, end), /ended already/);
    const { releases } = await listReleases(store, REQUEST.channel, await readRegistry(store));
    assert.deepEqual(releases[0]?.canary?.because, because);
    // The gateway may have seen the canary meanwhile.
    await watched.look();
  });

  test('of 1,000 visits nobody gets a version of another group, also across rollbacks and reloads', async () => {
    const random = randomNumbers(1);
    let running: { since: number; candidate: ReleasedContainer } | null = null;
    for (let visit = 0; visit < 1000; visit++) {
      const bucket = random() < 0.1 ? null : Math.floor(random() * 100);
      if (visit % 100 === 50) {
        const candidate = await published(`visit ${visit}`);
        running = { since: (await begin(candidate.version)).number, candidate };
        await watched.look();
      } else if (visit % 100 === 0 && running) {
        await rollBackStable(store);
        running = null;
        await watched.look();
      }
      const isCanary = running && bucket !== null && groupOf({ since: running.since, share: 25 }, bucket) === 'canary';
      const wanted = address(isCanary && running ? running.candidate : stable);
      const opened = await page(bucket, random() < 0.5 ? '/offers' : `/offers?page=${Math.floor(random() * 3)}`);
      assert.equal(entryIn(opened.body), wanted);
      const have = (jsonIn(opened.body, 'release') as PublicRelease).number - Math.floor(random() * 2);
      const asked = await watched.get(`/release?have=${have}`, cookie(bucket));
      if (asked.statusCode === 200) assert.equal(entryOf((asked.json() as NextRelease).remotes), wanted);
      // A worker asks once for each release, and no more often than its limit.
      if (visit % 5 > 0) continue;
      const files = await watched.get('/release/files?have=1', cookie(bucket));
      assert.ok(files.body.includes(wanted.split('/').at(-1) ?? '?'));
    }
  });
});
