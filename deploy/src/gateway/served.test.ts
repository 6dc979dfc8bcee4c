import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { sha256 } from '../release/content.ts';
import type { Role } from '../release/manifest-types.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { openServed, type Step } from './served.ts';

const START = Date.parse('2026-11-01T12:00:00Z');
const own = (version: string) => `${sha256(version)}.js`;
const shared = `${sha256('shared')}.js`;

function container(version: string, roles: Role[] = []): ReleasedContainer {
  const manifest = { name: 'mf_offers', exposes: {}, roles, routes: [], slots: [] };
  const assets = { entry: own(version), startup: [], chunks: {}, files: [own(version), shared] };
  return { name: 'mf_offers', version, manifest, assets };
}

/** Releases on the days after the first, each of one version. */
function serve(...steps: (Partial<Step> & { version: string | null; day: number })[]) {
  let now = START;
  const served = openServed(() => now);
  for (const [index, { version, day, ...step }] of steps.entries()) {
    const at = START + day * DAY_MS;
    const released = version === null ? null : container(version);
    served.add('mf_offers', { number: index + 1, at, urgent: false, container: released, ...step });
  }
  const has = (version: string) => served.file('mf_offers', own(version)) !== undefined;
  return {
    served,
    has,
    /** The days after the first, on which what is not needed any more is forgotten. */
    on(day: number) {
      now = START + day * DAY_MS;
      served.expire();
      return { has };
    },
  };
}

describe('a version', () => {
  test('a version is served for 14 days after another has replaced it, however old it is', () => {
    const { on, has, served } = serve({ version: 'a', day: 0 }, { version: 'b', day: 30 });
    assert.equal(has('a'), true);
    assert.equal(on(43.9).has('a'), true);
    assert.equal(on(44.1).has('a'), false);
    assert.equal(has('b'), true);
    assert.ok(served.file('mf_offers', shared), 'a file of the version that stays');
  });

  test('a version is served as long as it is live, and 14 days after it was withdrawn', () => {
    assert.equal(serve({ version: 'a', day: 0 }).on(400).has('a'), true);
    const { on } = serve({ version: 'a', day: 0 }, { version: null, day: 100 });
    assert.equal(on(113).has('a'), true);
    assert.equal(on(115).has('a'), false);
  });

  test('a version that returned by a rollback is served although it was replaced once', () => {
    const { on, has } = serve({ version: 'a', day: 0 }, { version: 'b', day: 1 }, { version: 'a', day: 2 });
    assert.equal(on(100).has('b'), false);
    assert.equal(has('a'), true);
  });

  test('a version that an open tab named is served a day longer, until 30 days after it was replaced', () => {
    const { on, served } = serve({ version: 'a', day: 0 }, { version: 'b', day: 1 });
    on(14.9);
    served.use(1);
    assert.equal(on(15.5).has('a'), true);
    served.use(1);
    assert.equal(on(16.2).has('a'), true);
    assert.equal(on(17.3).has('a'), false);

    const busy = serve({ version: 'a', day: 0 }, { version: 'b', day: 1 });
    for (let day = 14; day < 31; day += 0.5) {
      busy.on(day);
      busy.served.use(1);
    }
    assert.equal(busy.on(30.9).has('a'), true);
    assert.equal(busy.on(31.1).has('a'), false);
  });

  test('a version that a revoked key brought is not served to anybody', () => {
    const { served, has } = serve({ version: 'a', day: 0 }, { version: 'b', day: 1 });
    served.drop('mf_offers', 2);
    assert.deepEqual([has('a'), has('b')], [true, false]);
  });
});

test('a file is guarded when every version that lists it is', () => {
  const { served } = serve({ version: 'a', day: 0 }, { version: 'b', day: 1, container: container('b', ['admin']) });
  assert.deepEqual(
    [own('a'), own('b'), shared].map((file) => served.file('mf_offers', file)?.guarded),
    [false, true, false],
  );
});

test('open tabs learn of an urgent release or a rollback, also when others came after it', () => {
  const { served } = serve({ version: 'a', day: 0 }, { version: 'b', day: 1, urgent: true }, { version: 'c', day: 2 });
  assert.deepEqual(
    [0, 1, 2, 3].map((number) => served.urgentSince(number)),
    [['mf_offers'], ['mf_offers'], [], []],
  );
});
