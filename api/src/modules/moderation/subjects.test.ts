import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Message, MessageThreadPage, ThreadMessages } from '@wspolnik/contract/messages';
import type { PostComment, PostCommentPage, PostReply } from '@wspolnik/contract/posts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember } from '../../testing/people.ts';
import { api, call, comment, company, ids, post, refusal } from '../posts/testing/posts.ts';
import { appeal, decideOn, decisionOf, itemOf, statement } from './testing/moderation.ts';

describe('a comment', () => {
  const report = (comment_id: string, login: string, reason = 'Spam') =>
    call('POST', 'posts/comment/report/', login, { comment_id, reason, category: 'spam' });
  const seen = async (post_id: string, login: string): Promise<PostComment | undefined> =>
    (await call('GET', `posts/comment/?post_id=${post_id}`, login)).json<PostCommentPage>().results[0];

  it('a comment is reported by others, hidden from them, and its author reads why', async () => {
    const { id: post_id } = await post('Wpis');
    const { id } = await comment(post_id, 'Kup u mnie', 'jan');
    assert.deepEqual((await seen(post_id, 'anna'))?.allowed_actions, ['delete', 'report']);
    assert.deepEqual((await seen(post_id, 'jan'))?.allowed_actions, ['edit', 'delete']);
    assert.equal((await report(id, 'jan')).json().code, 'invalid_transition');
    assert.equal((await report(newId(), 'anna')).json().code, 'not_found');
    assert.equal((await report(id, 'anna')).statusCode, 204);
    const { subject, reports } = (await itemOf(id)) ?? {};
    assert.deepEqual([subject?.text, subject?.post_id, reports?.[0]?.category], ['Kup u mnie', post_id, 'spam']);
    await takeNotifications(api, ids.jan);
    assert.equal((await decideOn('comment', id, 'hide', { reason: 'Reklama' })).statusCode, 204);
    for (const login of ['guest', 'anna', 'owner@']) {
      const other = await seen(post_id, login);
      assert.deepEqual([other?.text, other?.hidden], ['', { reason: null, decision_id: null }]);
      assert.ok(!other?.allowed_actions.includes('report'));
    }
    const decision_id = await decisionOf(id);
    const own = await seen(post_id, 'jan');
    assert.deepEqual([own?.text, own?.hidden], ['Kup u mnie', { reason: 'Reklama', decision_id }]);
    assert.deepEqual(
      (await takeNotifications(api, ids.jan)).map(({ kind, params, subject }) => [kind, params.what, subject]),
      [['ContentHidden', 'comment', `decision:${decision_id}`]],
    );
    assert.equal((await report(id, 'owner')).json().code, 'invalid_transition');
    assert.equal((await statement(decision_id, 'jan')).post_id, post_id);
    await appeal(decision_id, 'jan');
    assert.equal((await decideOn('comment', id, 'restore', {}, 'admin')).json().code, 'own_decision');
    assert.equal((await decideOn('comment', id, 'restore', {}, 'chief')).statusCode, 204);
    assert.deepEqual(
      [(await seen(post_id, 'guest'))?.text, (await seen(post_id, 'guest'))?.hidden],
      ['Kup u mnie', null],
    );
  });
});

describe('a message', () => {
  const report = (message_id: string, login: string, reason = 'Oszustwo') =>
    call('POST', 'message-report/', login, { message_id, reason, category: 'fraud' });
  const send = async (text: string): Promise<Message> =>
    (await call('POST', 'message-send/', 'jan', { user_recipient_id: ids.anna, message: text })).json<Message>();
  const read = async (thread: string, login: string): Promise<Message | undefined> =>
    (await call('GET', `message-thread-messages-get/?thread_id=${thread}`, login))
      .json<ThreadMessages>()
      .results.at(-1);
  const inbox = async (login: string, q = '') =>
    (await call('GET', `message-threads-get/?q=${q}`, login)).json<MessageThreadPage>().results;

  it('a message is reported with a reason, and only one of the other side', async () => {
    const { id } = await send('Nasze');
    assert.equal((await report(id, 'jan')).json().code, 'invalid_transition');
    assert.equal((await report(id, 'owner')).json().code, 'not_found');
    assert.equal((await report(newId(), 'anna')).json().code, 'not_found');
    assert.equal((await report(id, 'anna', '  ')).json().fields.reason[0].code, 'required');
    assert.equal((await report(id, 'anna', 'x'.repeat(5000))).json().fields.reason[0].code, 'maxLength');
  });

  it('a reported message reaches only admins, without the rest of its thread, and is hidden from its recipient', async () => {
    await send('Tajemnica niezgłoszona');
    const { id, thread_id } = await send('Przelej zaliczkę na moje konto');
    for (let n = 0; n < 2; n += 1) assert.equal((await report(id, 'anna')).statusCode, 204);
    const item = await itemOf(id);
    assert.equal(item?.report_count, 1);
    assert.equal(item?.subject.text, 'Przelej zaliczkę na moje konto');
    assert.doesNotMatch(JSON.stringify(item), /Tajemnica/);
    await takeNotifications(api, ids.jan);
    assert.equal((await decideOn('message', id, 'hide', { category: 'fraud' })).statusCode, 204);
    const received = await read(thread_id, 'anna');
    assert.deepEqual([received?.text, received?.hidden, received?.decision_id], ['', true, null]);
    const decision = await decisionOf(id);
    const sent = await read(thread_id, 'jan');
    assert.deepEqual([sent?.text, sent?.hidden, sent?.decision_id], ['Przelej zaliczkę na moje konto', true, decision]);
    const [thread] = await inbox('anna');
    assert.deepEqual([thread?.last_message.excerpt, thread?.last_message.hidden], ['', true]);
    assert.deepEqual(await inbox('anna', 'zaliczkę'), []);
    assert.equal((await inbox('jan', 'zaliczkę')).length, 1);
    assert.deepEqual(
      (await takeNotifications(api, ids.jan)).map(({ kind, params }) => [kind, params.what]),
      [['ContentHidden', 'message']],
    );
    assert.equal((await report(id, 'anna')).json().code, 'invalid_transition');
    assert.equal((await decideOn('message', id, 'restore')).statusCode, 204);
    assert.equal((await read(thread_id, 'anna'))?.text, 'Przelej zaliczkę na moje konto');
  });
});

describe('a profile', () => {
  const report = (body: object, login = 'jan') =>
    call('POST', 'accounts/profile-report/', login, { reason: 'Podszywa się', category: 'impersonation', ...body });

  it('a profile is reported by others, one at a time', async () => {
    assert.equal((await report({})).json().code, 'validation_failed');
    assert.equal((await report({ user_id: ids.anna, company_id: company })).json().code, 'validation_failed');
    assert.equal((await report({ user_id: ids.jan })).json().code, 'own_profile');
    assert.equal((await report({ company_id: company }, 'owner@')).json().code, 'own_profile');
    assert.equal((await report({ user_id: newId() })).json().code, 'not_found');
    assert.equal((await report({ user_id: ids.anna }, 'guest')).json().code, 'not_authenticated');
  });

  it('a person is hidden by disabling the account, with the statement by mail', async () => {
    const { id: post_id } = await post('Polecam', 'second');
    const headline = async () =>
      (await call('GET', `posts/${post_id}/`, 'anna')).json<PostReply>().data.author.headline;
    await call('PUT', 'accounts/profile/', 'second', { headline: 'Prezes cudzej firmy' });
    assert.equal(await headline(), 'Prezes cudzej firmy');
    assert.equal((await report({ user_id: ids.second })).statusCode, 204);
    assert.match((await itemOf(ids.second ?? ''))?.subject.text ?? '', /Prezes cudzej firmy/);
    assert.equal((await decideOn('user', ids.second ?? '', 'hide', { reason: 'Cudze nazwisko' })).statusCode, 204);
    assert.equal(await refusal('GET', 'notifications/', 'second'), '401 token_not_valid');
    assert.equal(await headline(), null);
    const [mail] = await api.db.query<{ text: string }>(sql`
      select text from outbox where recipient = 'second@test.pl' order by created_at desc limit 1`);
    assert.match(mail?.text ?? '', /§ 7 ust\. 2[\s\S]*Cudze nazwisko/);
    assert.equal((await decideOn('user', ids.second ?? '', 'restore')).statusCode, 204);
    const row = await api.db.one(sql`select disabled_at from users where id = ${ids.second ?? ''}`);
    assert.deepEqual(row, { disabled_at: null });
    const log = await api.db.query<{ action: string }>(
      sql`select action from audit_log where subject_id = ${ids.second ?? ''} order by id`,
    );
    assert.deepEqual(
      log.map(({ action }) => action),
      ['user.disabled', 'user.hidden', 'user.enabled', 'user.restored'],
    );
  });

  it('a company is hidden by suspending it, and its owner appeals', async () => {
    const id = await addCompany(api, 'Podróbka');
    await addMember(api, id, ids.anna ?? '', 'owner');
    assert.equal((await report({ company_id: id })).statusCode, 204);
    await decideOn('company', id, 'hide');
    const decision = await decisionOf(id);
    assert.equal((await statement(decision, 'anna')).type, 'company');
    assert.equal((await appeal(decision, 'anna')).statusCode, 200);
    assert.equal((await decideOn('company', id, 'restore', {}, 'chief')).statusCode, 204);
    assert.deepEqual(await api.db.one(sql`select status from companies where id = ${id}`), { status: 'active' });
  });
});
