import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EVERYTHING, planFor } from './since.ts';

const NOTHING = { pages: 'none', stories: false, server: [], embedded: [], journeys: 'none', commands: false };
const journeys = (tags: string[], files: string[] = []) => ({ tags, files });

describe('npm test -- --since', () => {
  it('a change of the documents runs only the check', () => {
    assert.deepEqual(planFor(['README.md', 'docs/adr/0004-a.md', 'docs/security.md']), NOTHING);
  });

  it('the plan compares a page that the API prints, and follows one that a test follows', () => {
    assert.deepEqual(planFor(['docs/access.md']), { ...NOTHING, server: ['api/src/access.test'] });
    assert.deepEqual(planFor(['deploy/README.md']), { ...NOTHING, server: ['tools/src/deploy-readme.test'] });
  });

  it('the plan runs the commands that measure when one of them changes', () => {
    const changed = [
      'tools/bench/map.tsx',
      'tools/src/soak/visits.ts',
      'api/bench/market.ts',
      'api/src/testing/crash/fleet.ts',
    ];
    for (const file of changed) assert.equal(planFor([file]).commands, true, file);
  });

  it('the plan runs everything when packages or the compiler change', () => {
    for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json'])
      assert.deepEqual(planFor(['README.md', file]), EVERYTHING);
  });

  it('the plan tries a remote in its page tests and in the journeys through it', () => {
    const plan = planFor([
      'mf-offers/src/features/offer-list/offer-list.page.tsx',
      'mf-offers/remote.json',
      'mf-wallet/src/lib/points.reads.ts',
    ]);
    assert.deepEqual(plan, { ...NOTHING, pages: 'related', journeys: journeys(['@mf-offers', '@mf-wallet']) });
  });

  it('the plan tries the shell in its journeys and in a few of everything', () => {
    const { journeys: chosen } = planFor(['shell/src/app/shell.tsx']);
    assert.deepEqual(chosen, journeys(['@core', '@shell']));
  });

  it('the plan runs a changed journey itself, and all when their helpers or settings change', () => {
    assert.deepEqual(planFor(['e2e/src/orders.spec.ts']), { ...NOTHING, journeys: journeys([], ['orders.spec.ts']) });
    const both = planFor(['e2e/src/orders.spec.ts', 'mf-feed/src/app/pages.ts']);
    assert.deepEqual(both.journeys, journeys(['@mf-feed'], ['orders.spec.ts']));
    for (const file of ['e2e/src/testing/orders.ts', 'e2e/playwright.config.ts'])
      assert.equal(planFor(['e2e/src/orders.spec.ts', file]).journeys, 'all');
    assert.equal(planFor(['tools/src/journeys/gateway-process.ts']).journeys, 'all');
  });

  it('the plan needs no journey for a changed test', () => {
    assert.deepEqual(planFor(['mf-wallet/src/lib/swr-keys.test.ts']), { ...NOTHING, pages: 'related' });
    assert.deepEqual(planFor(['api/src/access.test.ts', 'api/src/testing/people.ts']), {
      ...NOTHING,
      server: ['api/'],
    });
  });

  it('the plan tries a module of the API on both engines, and all of them when storage or migrations change', () => {
    const module = planFor(['api/src/modules/orders/buy.service.ts', 'api/src/modules/orders/orders.sql.ts']);
    assert.deepEqual(module.embedded, ['api/src/modules/orders/']);
    for (const file of ['api/src/storage/db.ts', 'api/src/migrations/0099_add_offer_status.sql'])
      assert.deepEqual(planFor([file, 'api/src/modules/orders/orders.sql.ts']).embedded, ['api/']);
  });

  it('shows the stories for a change of the design system', () => {
    const plan = planFor(['shared-ui/system/src/components/tabs/tabs.tsx']);
    assert.deepEqual(plan, { ...NOTHING, pages: 'related', stories: true, journeys: 'all' });
    assert.equal(planFor(['mf-feed/src/features/posts/post-card.stories.tsx']).stories, true);
  });

  it('the plan tries the server, the pages that use the contract, and the product when the contract changes', () => {
    const plan = planFor(['api/contract/src/offers.ts']);
    assert.deepEqual(plan, { ...NOTHING, pages: 'related', server: ['api/'], journeys: 'all' });
  });

  it('the plan tries the tools in their own tests, and the build in journeys', () => {
    assert.deepEqual(planFor(['tools/src/test/since.ts']), { ...NOTHING, server: ['tools/'] });
    assert.deepEqual(planFor(['tools/src/build/release.ts']), { ...NOTHING, server: ['tools/'], journeys: 'all' });
    assert.equal(planFor(['jest.config.ts']).pages, 'all');
  });
});
