import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EVERYTHING, planFor } from './since.ts';

const NOTHING = { pages: 'none', stories: false, server: [], journeys: false, commands: false };

describe('npm test -- --since', () => {
  it('runs the check alone for a change of the papers', () => {
    assert.deepEqual(planFor(['README.md', 'docs/adr/0004-a.md', 'deploy/README.md']), NOTHING);
  });

  it('compares a page that the API prints', () => {
    assert.deepEqual(planFor(['docs/access.md']), { ...NOTHING, server: ['api/src/access.test'] });
  });

  it('runs the commands that measure when one of them changes', () => {
    const changed = [
      'tools/bench/map.tsx',
      'tools/src/soak/visits.ts',
      'api/bench/market.ts',
      'api/src/testing/crash/fleet.ts',
    ];
    for (const file of changed) assert.equal(planFor([file]).commands, true, file);
  });

  it('runs everything when packages or the compiler change', () => {
    for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json'])
      assert.deepEqual(planFor(['README.md', file]), EVERYTHING);
  });

  it('tries a remote in its page tests and in journeys', () => {
    const plan = planFor(['mf-offers/src/features/offer-list/offer-list.page.tsx']);
    assert.deepEqual(plan, { ...NOTHING, pages: 'related', journeys: true });
  });

  it('needs no journey for a changed test', () => {
    assert.deepEqual(planFor(['mf-wallet/src/lib/swr-keys.test.ts']), { ...NOTHING, pages: 'related' });
    assert.deepEqual(planFor(['api/src/access.test.ts', 'api/src/testing/people.ts']), {
      ...NOTHING,
      server: ['api/'],
    });
  });

  it('shows the stories for a change of the design system', () => {
    const plan = planFor(['shared-ui/src/components/tabs/tabs.tsx']);
    assert.deepEqual(plan, { pages: 'related', stories: true, server: [], journeys: true, commands: false });
  });

  it('tries the server and the product when the contract changes', () => {
    assert.deepEqual(planFor(['api/src/contract/offers.ts']), { ...NOTHING, server: ['api/'], journeys: true });
  });

  it('tries the tools in their own tests, and the build in journeys', () => {
    assert.deepEqual(planFor(['tools/src/test/since.ts']), { ...NOTHING, server: ['tools/'] });
    assert.deepEqual(planFor(['tools/src/build/release.ts']), { ...NOTHING, server: ['tools/'], journeys: true });
    assert.equal(planFor(['jest.config.ts']).pages, 'all');
  });
});
