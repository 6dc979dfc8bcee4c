import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MessageBlockPage } from '../../contract/message-safety.ts';
import type { MessageThread } from '../../contract/messages.ts';
import type { NotificationPage } from '../../contract/notifications.ts';
import { newId } from '../../platform/ids.ts';
import { api, call, company, headersOf, idOf, partner, send, threads, toCompany, toUser } from './testing/messages.ts';

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
  test('writes no more to the one who blocked it, and notifies nobody', async () => {
    await send('jan', toUser('anna'), 'Przed');
    assert.equal((await block('anna', { user_id: idOf('jan') })).statusCode, 204);
    assert.equal((await block('anna', { user_id: idOf('jan') })).statusCode, 204);
    const unseen = async () => (await call('notifications/', 'anna')).json<NotificationPage>().unseen_count;
    const before = await unseen();
    assert.equal(await attempt('jan', toUser('anna')), 'blocked');
    assert.equal(await unseen(), before);
    assert.equal(await attempt('anna', toUser('jan')), 'recipient_blocked');
    const own = await threadWith('anna', idOf('jan'));
    assert.deepEqual([own?.blocked_by_me, own?.can_write], [true, false]);
    const theirs = await threadWith('jan', idOf('anna'));
    assert.deepEqual([theirs?.blocked_by_me, theirs?.can_write], [false, false]);
    const { results, count } = await blocked('anna');
    assert.deepEqual([results.map(({ profile }) => profile.id), count], [[idOf('jan')], 1]);
    assert.equal((await blocked('jan')).count, 0);
  });

  test('writes again once it is unblocked', async () => {
    assert.equal((await unblock('anna', idOf('jan'))).statusCode, 204);
    assert.equal((await unblock('anna', idOf('jan'))).statusCode, 204);
    assert.equal(await attempt('jan', toUser('anna')), 'sent');
    const thread = await threadWith('anna', idOf('jan'));
    assert.deepEqual([thread?.blocked_by_me, thread?.can_write], [false, true]);
  });

  test('of a company is blocked for every member, and may write to the members themselves', async () => {
    assert.equal((await block(`member@${company}`, { company_id: partner })).statusCode, 204);
    assert.equal(await attempt(`agent@${partner}`, toCompany(company)), 'blocked');
    assert.equal((await blocked(`owner@${company}`)).count, 1);
    assert.equal(await attempt(`agent@${partner}`, toUser('member')), 'sent');
    assert.equal(await attempt('agent', toCompany(company)), 'sent');
    await unblock(`owner@${company}`, partner);
    assert.equal(await attempt(`agent@${partner}`, toCompany(company)), 'sent');
  });

  test('learns that a message arrived before the block', async () => {
    const client_id = newId();
    const { id } = await send('ola', toUser('jan'), 'Raz', client_id);
    await block('jan', { user_id: idOf('ola') });
    assert.equal((await send('ola', toUser('jan'), 'Raz', client_id)).id, id);
    assert.equal(await attempt('ola', toUser('jan'), newId()), 'blocked');
    await unblock('jan', idOf('ola'));
  });

  test('is somebody else, and exists', async () => {
    assert.equal((await block('anna', { user_id: idOf('anna') })).json().code, 'own_profile');
    assert.equal((await block(`owner@${company}`, { company_id: company })).json().code, 'own_profile');
    assert.equal((await block('anna', { user_id: newId() })).json().code, 'not_found');
    for (const body of [{}, { user_id: idOf('jan'), company_id: company }]) {
      assert.equal((await block('anna', body)).json().fields.user_id[0].code, 'oneOf');
    }
  });
});
