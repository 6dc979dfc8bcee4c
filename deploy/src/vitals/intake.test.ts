import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { openAssessment } from '../canary/assess.ts';
import type { LiveRelease } from '../gateway/live-release.ts';
import { groupOf } from '../release/canary.ts';
import type { ReleasedContainer } from '../release/types.ts';
import type { ReportedView } from './beacon.ts';
import { type Intake, openIntake } from './intake.ts';
import { openTally, type Tally } from './tally.ts';

const SINCE = 3;
const SHARE = 25;
const entryOf = (version: string) => version.repeat(64).slice(0, 64);
const container = (name: string, version: string): ReleasedContainer => ({
  name,
  version: entryOf(version),
  manifest: { name, exposes: {}, roles: [], slots: [], routes: [{ path: '/offers' }] },
  assets: { entry: `${entryOf(version)}.js`, startup: [], chunks: {}, files: [] },
});
const SHELL = container('shell', '1');
const STABLE = container('mf_offers', '2');
const CANDIDATE = container('mf_offers', '3');
const bucketIn = (group: 'canary' | 'control' | null) =>
  Array.from({ length: 100 }, (_, bucket) => bucket).find(
    (bucket) => groupOf({ since: SINCE, share: SHARE }, bucket) === group,
  ) ?? 0;

function liveWithCanary(): LiveRelease {
  const set = { number: SINCE, shell: SHELL, remotes: [STABLE] };
  const live = { id: 1, set, remotes: [], routes: [], releasedAt: () => '', frame: {} } as unknown as LiveRelease;
  const canary = { since: SINCE, name: 'mf_offers', version: CANDIDATE.version, share: SHARE };
  return { ...live, canary: canary as LiveRelease['canary'] } as LiveRelease;
}

describe('the intake of beacons', () => {
  let tally: Tally;
  let intake: Intake;
  let now: number;
  let live: LiveRelease;

  beforeEach(() => {
    now = Date.now();
    live = liveWithCanary();
    tally = openTally(now);
    intake = openIntake({
      tally,
      secret: randomBytes(32),
      live: () => live,
      containers: () => [SHELL, STABLE, CANDIDATE],
      sample: 100,
      now: () => now,
    });
  });

  const VIEW: ReportedView = { n: 0, remote: 'mf_offers', route: '/offers', begun: true };
  const partsOf = ({ assets }: ReleasedContainer) => ({ mf_offers: assets.entry.slice(0, 12) });
  function permitOf(group: 'canary' | 'control' | null, release = SINCE): string {
    return intake.permit(bucketIn(group), release) ?? '';
  }
  const canaries = () => tally.take(now)?.canaries ?? [];
  function send(token: string, views: ReportedView[], from = STABLE, network = '203.0.113.7'): boolean {
    return intake.take({ token, parts: partsOf(from), views }, network);
  }

  test('counts a view for its remote, version and route', () => {
    send(permitOf(null), [{ ...VIEW, values: { lcp: 1200 } }]);
    const { rows = [] } = tally.take(now) ?? {};
    assert.deepEqual(
      rows.map(({ remote, version, route, views }) => [remote, version, route, views]),
      [['mf_offers', '222222222222', '/offers', 1]],
    );
    assert.ok(rows[0]?.sketches.lcp);
  });

  test('counts a page once however many errors it has and however often it is sent', () => {
    const token = permitOf('canary');
    const failed: ReportedView = { ...VIEW, failed: true, errors: [{ message: 'x', frames: [] }] };
    for (let at = 0; at < 1000; at++) send(token, [failed], CANDIDATE);
    const batch = tally.take(now);
    assert.deepEqual([batch?.rows[0]?.views, batch?.rows[0]?.failed, batch?.errors[0]?.count], [1, 1, 1]);
    assert.deepEqual([batch?.canaries[0]?.views, batch?.canaries[0]?.failed], [1, 1]);
  });

  test('puts a document into a group by its bucket and the version that it runs', () => {
    send(permitOf('canary'), [VIEW], CANDIDATE);
    send(permitOf('control'), [VIEW], STABLE);
    // A tab that was open before the canary, one that was given another version meanwhile, and one of neither group.
    send(permitOf('canary', SINCE - 1), [VIEW], CANDIDATE);
    send(permitOf('canary'), [VIEW], STABLE);
    send(permitOf(null), [VIEW], STABLE);
    assert.deepEqual(
      canaries().map(({ group, views, reported }) => [group, views, reported]),
      [
        ['canary', 1, 1],
        ['control', 1, 1],
      ],
    );
  });

  test('a document without a bucket, which was sent to a first visit, is in no group', () => {
    send(intake.permit(null, SINCE) ?? '', [VIEW], STABLE);
    assert.deepEqual(canaries(), []);
  });

  test('refuses a token that is forged, changed or an hour old', () => {
    const token = permitOf('control');
    assert.equal(send(`${token.split('.')[0]}.${'A'.repeat(43)}`, [VIEW]), false);
    const other = Buffer.from(JSON.stringify({ nonce: 'x', group: 'canary', since: SINCE, exp: now })).toString(
      'base64url',
    );
    assert.equal(send(`${other}.${token.split('.')[1]}`, [VIEW]), false);
    now += 61 * 60_000;
    assert.equal(send(token, [VIEW]), false);
    assert.equal(tally.take(now), null);
  });

  test('ignores versions that nobody serves, and counts invented routes as one', () => {
    const token = permitOf(null);
    intake.take({ token, parts: { mf_offers: 'ffffffffffff' }, views: [VIEW] }, 'a');
    send(token, [{ ...VIEW, n: 1, route: '/jan-kowalski' }]);
    intake.frozen('mf_offers', 'ffffffffffff');
    assert.deepEqual(
      tally.take(now)?.rows.map(({ route }) => route),
      ['other'],
    );
  });

  test('a million forged beacons of one network change no decision', () => {
    const assessment = openAssessment({
      since: SINCE,
      at: new Date(now).toISOString(),
      least: { minutes: 10, pages: 500 },
    });
    const flush = () => {
      now += 1500;
      const batch = tally.take(now);
      if (batch) assessment.add(batch);
    };
    for (let at = 0; at < 1_000_000; at++) {
      // Each with another token, as many as anybody can ask for.
      if (at % 200 === 0) intake.served('mf_offers', bucketIn('canary'), '203.0.113.7');
      const token = at % 200 === 0 ? permitOf('canary') : '';
      if (token) send(token, [{ ...VIEW, failed: true }], CANDIDATE);
      else intake.take({ token: 'forged.forged', parts: {}, views: [VIEW] }, '203.0.113.7');
      if (at % 10_000 === 0) flush();
    }
    flush();
    assert.equal(assessment.assess(now).verdict, 'running');
  });

  test('measures only the sample while no canary runs', () => {
    live = { ...live, canary: undefined } as unknown as LiveRelease;
    const options = { tally, secret: randomBytes(32), live: () => live, containers: () => [], now: () => now };
    const half = openIntake({ ...options, sample: 50, random: () => 0.7 });
    assert.equal(half.permit(1, SINCE), null);
    assert.ok(openIntake({ ...options, sample: 50, random: () => 0.3 }).permit(1, SINCE));
  });
});
