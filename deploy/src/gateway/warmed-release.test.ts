import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyStore, OFFERS, release, remoteServer, SERVERS } from '../testing/fixtures.ts';
import { releaseOne } from '../testing/watched-gateway.ts';
import { openFollower } from './follower.ts';
import { openNotices } from './notices.ts';
import { ownFolderOf } from './own-copy.ts';
import type { RenderInput } from './render/messages.ts';

const viewOf = (number: number): RenderInput => ({
  locale: 'pl',
  path: '/offers',
  search: '',
  answers: {},
  release: { number, remotes: [], config: {} },
});

test('a release goes live only after its threads have rendered their first pages', async () => {
  const store = await emptyStore();
  await release(store, '1', SERVERS);
  let gate = Promise.resolve();
  const begun: string[] = [];
  const follower = await openFollower({
    store,
    folder: ownFolderOf(store.location),
    channel: 'stable',
    env: {},
    renderDeadline: 300,
    notices: openNotices(() => {}),
    async first({ name }, { set }) {
      begun.push(`${name} ${set.number}`);
      await gate;
      return [viewOf(set.number)];
    },
  });
  assert.deepEqual(begun.splice(0), ['shell 1', 'mf_offers 1']);
  const opened = Promise.withResolvers<void>();
  gate = opened.promise;
  const { container } = await releaseOne(store, OFFERS, 'next', { bundle: remoteServer('next') });
  const looked = follower.look();
  while (begun.length === 0) await new Promise(setImmediate);
  assert.deepEqual([begun, follower.live().set.number], [['mf_offers 2'], 1]);
  const rendered = () => follower.renderer.outcomes().get('mf_offers')?.get('rendered');
  assert.equal(rendered(), 1);
  opened.resolve();
  while (follower.live().set.number === 1) await new Promise(setImmediate);
  assert.equal(rendered(), 2);
  const page = await follower.renderer.render(follower.live().set, container, viewOf(2));
  assert.equal(page?.main, '<h1>next /offers</h1>{}');
  await looked;
  await follower.close();
});
