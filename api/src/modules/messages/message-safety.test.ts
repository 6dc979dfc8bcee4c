import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MessageBlockPage } from '@wspolnik/contract/message-safety';
import type { MessageThread } from '@wspolnik/contract/messages';
import type { NotificationPage } from '@wspolnik/contract/notifications';
import { newId } from '../../platform/ids.ts';
import {
  api,
  call,
  company,
  headersOf,
  idOf,
  messages,
  partner,
  send,
  threads,
  toCompany,
  toUser,
} from './testing/messages.ts';

const block = (who: string, body: object) => call('message-blocks/', who, body);
const unblock = (who: string, id: string) =>
  api.inject({ method: 'DELETE', url: `/api/message-blocks/${id}/`, headers: headersOf(who) });
const blocked = async (who: string) => (await call('message-blocks/', who)).json<MessageBlockPage>();
const attempt = async (who: string, to: object, client_id?: string) => {
  const reply = await call('message-send/', who, { ...to, message: 'Raz', ...(client_id ? { client_id } : {}) });
  return reply.statusCode === 201 ? 'sent' : reply.json().code;
};
const threadWith = async (who: string, other: string): Promise<MessageThread | undefined> =>
  (await threads(who)).results.find((thread) => thread.other.id === other);

describe('a blocked profile', () => {
  test('the blocked person writes as before, reaches nobody, and is not notified', async () => {
    await send('jan', toUser('anna'), 'Przed');
    assert.equal((await block('anna', { user_id: idOf('jan') })).statusCode, 204);
    assert.equal((await block('anna', { user_id: idOf('jan') })).statusCode, 204);
    const unseen = async () => (await call('notifications/', 'anna')).json<NotificationPage>().unseen_count;
    const before = await unseen();
    const { id, thread_id } = await send('jan', toUser('anna'), 'Po');
    assert.equal(await unseen(), before);
    const texts = async (who: string) => (await messages(who, thread_id)).results.map(({ text, read }) => [text, read]);
    assert.deepEqual(await texts('jan'), [
      ['Przed', false],
      ['Po', false],
    ]);
    assert.deepEqual(await texts('anna'), [['Przed', false]]);
    assert.equal((await call('message-mark-read/', 'anna', { id })).json().code, 'not_found');
    assert.equal((await call('message-mark-read-thread/', 'anna', { id: thread_id })).json().unread_count, 0);
    assert.deepEqual(await texts('jan'), [
      ['Przed', true],
      ['Po', false],
    ]);
    assert.equal((await threads('anna', '?q=Po')).count, 0);
    assert.equal((await threads('jan', '?q=Po')).count, 1);
    assert.equal(await attempt('anna', toUser('jan')), 'recipient_blocked');
    const own = await threadWith('anna', idOf('jan'));
    assert.deepEqual([own?.blocked_by_me, own?.can_write, own?.last_message.excerpt], [true, false, 'Przed']);
    const theirs = await threadWith('jan', idOf('anna'));
    assert.deepEqual([theirs?.blocked_by_me, theirs?.can_write, theirs?.last_message.excerpt], [false, true, 'Po']);
    const { results, count } = await blocked('anna');
    assert.deepEqual([results.map(({ profile }) => profile.id), count], [[idOf('jan')], 1]);
    assert.equal((await blocked('jan')).count, 0);
  });

  test('the profile reaches the other side again once it is unblocked, with what is written from then on', async () => {
    assert.equal((await unblock('anna', idOf('jan'))).statusCode, 204);
    assert.equal((await unblock('anna', idOf('jan'))).statusCode, 204);
    assert.equal(await attempt('jan', toUser('anna')), 'sent');
    const { thread_id } = await send('jan', toUser('anna'), 'Znów');
    assert.deepEqual(
      (await messages('anna', thread_id)).results.map(({ text }) => text),
      ['Przed', 'Raz', 'Znów'],
    );
    const thread = await threadWith('anna', idOf('jan'));
    assert.deepEqual([thread?.blocked_by_me, thread?.can_write], [false, true]);
  });

  test('a blocked company is blocked for every member, and may write to the members themselves', async () => {
    assert.equal((await block(`member@${company}`, { company_id: partner })).statusCode, 204);
    assert.equal(await attempt(`agent@${partner}`, toCompany(company)), 'sent');
    assert.equal((await threads(`owner@${company}`)).count, 0);
    assert.equal((await blocked(`owner@${company}`)).count, 1);
    assert.equal(await attempt(`agent@${partner}`, toUser('member')), 'sent');
    assert.equal(await attempt('agent', toCompany(company)), 'sent');
    await unblock(`owner@${company}`, partner);
    assert.equal(await attempt(`agent@${partner}`, toCompany(company)), 'sent');
    assert.equal((await threads(`owner@${company}`)).count, 2);
  });

  test('the blocked profile learns that a message arrived before the block', async () => {
    const client_id = newId();
    const { id } = await send('ola', toUser('jan'), 'Raz', client_id);
    await block('jan', { user_id: idOf('ola') });
    assert.equal((await send('ola', toUser('jan'), 'Raz', client_id)).id, id);
    await unblock('jan', idOf('ola'));
  });

  test('the blocked profile is somebody else, and exists', async () => {
    assert.equal((await block('anna', { user_id: idOf('anna') })).json().code, 'own_profile');
    assert.equal((await block(`owner@${company}`, { company_id: company })).json().code, 'own_profile');
    assert.equal((await block('anna', { user_id: newId() })).json().code, 'not_found');
    for (const body of [{}, { user_id: idOf('jan'), company_id: company }]) {
      assert.equal((await block('anna', body)).json().fields.user_id[0].code, 'oneOf');
    }
  });
});
