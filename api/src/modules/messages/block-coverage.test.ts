import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { NetworkInvitations, NetworkManageReply } from '@wspolnik/contract/network';
import type { PostCommentPage } from '@wspolnik/contract/posts';
import { takeNotifications } from '../../testing/notifications.ts';
import { api, call, company, headersOf, idOf, partner, toUser } from './testing/messages.ts';

// Anna has blocked the agent, who is a member of the partner, in person.
await call('message-blocks/', 'anna', { user_id: idOf('agent') });
const WRITERS = ['agent', `agent@${partner}`];
const kinds = async () => (await takeNotifications(api, idOf('anna'))).map(({ kind }) => kind);
const sent = async (who: string, url: string, body: object) => {
  const reply = await call(url, who, body);
  assert.ok(reply.statusCode < 300, `${who} ${url}: ${reply.body}`);
  return reply.json<{ id: string }>();
};
const add = async (who: string, recipient: 'user' | 'company', recipient_id: string) =>
  (await call('network/manage/', who, { type: 'add', recipient, recipient_id })).json<NetworkManageReply>();
const unblock = () =>
  api.inject({ method: 'DELETE', url: `/api/message-blocks/${idOf('agent')}/`, headers: headersOf('anna') });

describe('a block of a person covers, whichever company they act for, without notice to them', () => {
  test('messages', async () => {
    for (const who of WRITERS) await sent(who, 'message-send/', { ...toUser('anna'), message: 'Halo' });
    assert.deepEqual(await kinds(), []);
    assert.equal((await call('message-threads-get/', 'anna')).json().count, 0);
  });

  test('a block covers mentions in posts and comments', async () => {
    const text = `Zobacz, @[a](user:${idOf('anna')})`;
    for (const who of WRITERS) {
      const { id } = await sent(who, 'posts/', { text });
      await sent(who, 'posts/comment/', { post_id: id, text });
    }
    assert.deepEqual(await kinds(), []);
  });

  test('comments and likes on own posts, which everybody else sees', async () => {
    const { id: post_id } = await sent('anna', 'posts/', { text: 'Szukam partnera' });
    await sent('jan', 'posts/comment/', { post_id, text: 'Chętnie' });
    for (const who of WRITERS) {
      await sent(who, 'posts/comment/', { post_id, text: 'Nie warto' });
      await sent(who, 'posts/reaction/', { post_id, reaction: 'like' });
    }
    assert.deepEqual(await kinds(), ['PostCommented']);
    const seen = async (who: string) => {
      const page = (await call(`posts/comment/?post_id=${post_id}`, who)).json<PostCommentPage>();
      const { comment_count } = (await call(`posts/${post_id}/`, who)).json().data;
      return [page.results.map(({ text }) => text), page.count, comment_count];
    };
    assert.deepEqual(await seen('anna'), [['Chętnie'], 1, 1]);
    assert.deepEqual(await seen('jan'), [['Nie warto', 'Nie warto', 'Chętnie'], 3, 3]);
    assert.deepEqual(await seen('agent'), [['Nie warto', 'Nie warto', 'Chętnie'], 3, 3]);
  });

  test('invitations to contacts, which come to light with the end of the block', async () => {
    for (const who of WRITERS) assert.equal((await add(who, 'user', idOf('anna'))).network_status, 'you_connected');
    assert.deepEqual(await kinds(), []);
    const received = async () => (await call('network/invitations/', 'anna')).json<NetworkInvitations>().received;
    assert.equal(await received(), 0);
    assert.equal((await call('network/?status=they_connected', 'anna')).json().network_size.users, 0);
    const { network_status } = (await call(`accounts/user-data/${idOf('agent')}/`, 'anna')).json();
    assert.equal(network_status, null);
    await unblock();
    assert.equal(await received(), 2);
    await call('message-blocks/', 'anna', { user_id: idOf('agent') });
  });

  test('a block binds the one who blocks, in the profile that blocked', async () => {
    const reply = await call('network/manage/', 'anna', {
      type: 'add',
      recipient: 'user',
      recipient_id: idOf('agent'),
    });
    assert.deepEqual([reply.statusCode, reply.json().code], [409, 'recipient_blocked']);
    assert.equal((await add('anna', 'company', company)).network_status, 'you_connected');
  });
});
