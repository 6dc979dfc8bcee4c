import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Compile } from 'typebox/compile';
import { ModerationPage, type Post } from '../../contract/posts.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import { api, call, ids, list, look, post, refusal } from '../posts/testing/posts.ts';

const QUEUE = 'accounts/admin/moderation/';
/** In order of urgency. */
const RANK = ['contested', 'reported', 'hidden'] as const;
const report = (post_id: string, login: string, reason = 'Spam') =>
  call('POST', 'posts/report/', login, { post_id, reason });
const contest = (post_id: string, login: string, text = 'To nie jest reklama') =>
  call('POST', 'posts/contest/', login, { post_id, text });
const decide = (post_id: string, decision: string, reason?: string) =>
  call('POST', QUEUE, 'admin', { post_id, decision, ...(reason === undefined ? {} : { reason }) });

async function queue(query: Record<string, string> = {}): Promise<ModerationPage> {
  return (await call('GET', `${QUEUE}?${new URLSearchParams(query)}`, 'admin')).json<ModerationPage>();
}

async function hiddenPost(text: string, login = 'anna'): Promise<string> {
  const { id } = await post(text, login);
  assert.equal((await decide(id, 'hide', 'Reklama')).statusCode, 200);
  return id;
}

describe('a hidden post', () => {
  it('is visible only to its author, who reads the reason, and to admins', async () => {
    const { id } = await post('Kup teraz');
    const hidden = (await decide(id, 'hide', ' Reklama <b>obca</b> ')).json<Post>();
    assert.equal(hidden.hidden?.reason, 'Reklama <b>obca</b>');
    assert.deepEqual(hidden.allowed_actions, ['delete', 'restore']);
    for (const login of ['guest', 'jan', 'owner@']) {
      assert.equal(await refusal('GET', `posts/${id}/`, login), '404 not_found');
    }
    assert.ok((await list({}, 'anna')).results.every((one) => one.id !== id));
    const seen = await look(id, 'anna');
    assert.deepEqual([seen.hidden?.reason, seen.hidden?.contest], ['Reklama <b>obca</b>', null]);
    assert.deepEqual(seen.allowed_actions, ['delete', 'contest']);
  });

  it('is contested once, and restored or upheld with an answer', async () => {
    const restored = await hiddenPost('Pierwszy');
    const contested = (await contest(restored, 'anna', ' Mylicie się ')).json<Post>();
    assert.deepEqual([contested.hidden?.contest?.status, contested.hidden?.contest?.text], ['open', 'Mylicie się']);
    const again = await contest(restored, 'anna');
    assert.deepEqual([again.json().code, again.json().allowed_actions], ['invalid_transition', ['delete']]);
    assert.equal((await decide(restored, 'restore')).json<Post>().hidden, null);
    assert.equal((await look(restored)).id, restored);

    const upheld = await hiddenPost('Drugi');
    await contest(upheld, 'anna');
    assert.deepEqual((await decide(upheld, 'uphold')).json().fields, { reason: [{ code: 'required' }] });
    await decide(upheld, 'uphold', 'Regulamin, punkt 4');
    const seen = await look(upheld, 'anna');
    assert.deepEqual([seen.hidden?.contest?.status, seen.hidden?.contest?.answer], ['upheld', 'Regulamin, punkt 4']);
    assert.equal((await contest(upheld, 'anna')).json().code, 'invalid_transition');
    assert.equal((await decide(upheld, 'uphold', 'x')).json().code, 'invalid_transition');
    assert.equal((await decide(upheld, 'restore')).statusCode, 200);
    assert.equal((await decide(upheld, 'hide', 'Znowu')).json<Post>().hidden?.contest, null);
  });

  it('is announced to its author with the reason, as are the answer to an objection and its restoration', async () => {
    await takeNotifications(api, ids.anna);
    const id = await hiddenPost('Trzeci');
    await contest(id, 'anna');
    for (const _ of [1, 2]) await decide(id, 'uphold', 'Regulamin, punkt 4');
    await decide(id, 'restore', 'Pomyłka');
    const notification = { kind: 'PostHidden', company_id: null, actor: null, subject: `post:${id}` };
    assert.deepEqual(await takeNotifications(api, ids.anna), [
      { ...notification, params: { decision: 'hide', reason: 'Reklama' } },
      { ...notification, params: { decision: 'uphold', reason: 'Regulamin, punkt 4' } },
      { ...notification, kind: 'PostRestored', params: { reason: 'Pomyłka' } },
    ]);
    await report(id, 'jan');
    await decide(id, 'dismiss', 'Nic złego');
    assert.deepEqual(await takeNotifications(api, ids.anna), []);
    await decide((await post('Mój', 'admin')).id, 'hide', 'x');
    assert.deepEqual(await takeNotifications(api, ids.admin), []);
  });

  it('cannot be contested by anybody else', async () => {
    const id = await hiddenPost('Firmowy', 'member@');
    assert.equal((await contest(id, 'jan')).json().code, 'not_found');
    assert.equal((await contest(id, 'second@')).json().code, 'forbidden');
    assert.equal((await contest(id, 'owner')).json().code, 'forbidden');
    assert.equal((await contest(id, 'guest')).json().code, 'not_authenticated');
    assert.deepEqual((await contest(id, 'owner@', ' ')).json().fields, { text: [{ code: 'required' }] });
    assert.equal((await contest(id, 'owner@')).statusCode, 200);
    assert.equal((await contest((await post('Widoczny')).id, 'anna')).json().code, 'invalid_transition');
  });

  it('accepts only decisions that fit its state, and one of two at once', async () => {
    const { id } = await post('Stan');
    for (const decision of ['restore', 'dismiss']) {
      assert.equal((await decide(id, decision)).json().code, 'invalid_transition');
    }
    assert.equal((await decide(id, 'uphold', 'x')).json().code, 'invalid_transition');
    assert.deepEqual((await decide(id, 'hide', ' ')).json().fields, { reason: [{ code: 'required' }] });
    assert.equal((await decide(id, 'burn')).json().code, 'validation_failed');
    assert.equal((await decide(newId(), 'hide', 'x')).json().code, 'not_found');
    const both = await Promise.all([decide(id, 'hide', 'raz'), decide(id, 'hide', 'dwa')]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const log = await api.db.query(sql`select action from audit_log where subject_id = ${id}`);
    assert.deepEqual(log, [{ action: 'post.hidden' }]);
  });
});

describe('reports', () => {
  it('count once per profile while open, and are closed by a decision', async () => {
    const { id } = await post('Zgłoszony');
    const replies = await Promise.all(['jan', 'jan', 'owner', 'owner@', 'jan'].map((login) => report(id, login)));
    assert.ok(replies.every(({ statusCode }) => statusCode === 204));
    const waiting = async () => (await queue({ status: 'reported' })).results.find((item) => item.post.id === id);
    const item = await waiting();
    assert.deepEqual([item?.report_count, item?.reports.length, item?.reports[0]?.reason], [3, 3, 'Spam']);
    assert.deepEqual(item?.post.allowed_actions, ['delete', 'report', 'hide', 'dismiss']);
    assert.equal((await decide(id, 'dismiss')).statusCode, 200);
    assert.equal(await waiting(), undefined);
    await report(id, 'jan', 'Nadal spam');
    assert.equal((await waiting())?.report_count, 1);
    await decide(id, 'hide', 'Spam');
    assert.equal(await waiting(), undefined);
    assert.equal((await report(id, 'jan')).json().code, 'not_found');
  });

  it('are refused for guests, for the author, without a reason, and when too many', async () => {
    const { id } = await post('Zwykły');
    assert.equal((await report(id, 'guest')).json().code, 'not_authenticated');
    assert.equal((await report(id, 'anna')).json().code, 'invalid_transition');
    assert.deepEqual((await report(id, 'jan', ' ')).json().fields, { reason: [{ code: 'required' }] });
    assert.equal((await report(id, 'jan', 'x'.repeat(1001))).json().code, 'validation_failed');
    assert.equal((await report(newId(), 'jan')).json().code, 'not_found');
    for (let sent = 0; sent < 60; sent += 1) await report(id, 'second');
    assert.equal((await report(id, 'second')).json().code, 'throttled');
  });
});

describe('GET accounts/admin/moderation/', () => {
  it('answers the contract: contested first, then reported, then hidden, in few statements', async () => {
    const ids = { hidden: await hiddenPost('H'), contested: await hiddenPost('C'), reported: (await post('R')).id };
    await contest(ids.contested, 'anna');
    await report(ids.reported, 'jan');
    let page = await queue();
    const statements = await statementsOf(api, async () => {
      page = await queue({ limit: '100' });
    });
    assert.ok(statements <= 6, `${statements} statements`);
    assert.ok(Compile(ModerationPage).Check(page), JSON.stringify(Compile(ModerationPage).Errors(page)));
    const order = page.results.map(({ status }) => status);
    assert.deepEqual(
      order,
      [...order].sort((a, b) => RANK.indexOf(a) - RANK.indexOf(b)),
    );
    for (const status of RANK) {
      const narrowed = await queue({ status });
      assert.ok(narrowed.results.every((item) => item.status === status));
      assert.equal(narrowed.results[0]?.post.id, ids[status]);
    }
    const paged = await queue({ limit: '1', page: '2' });
    assert.deepEqual([paged.results.length, paged.count], [1, page.count]);
    assert.deepEqual((await queue({ page: '9999' })).results, []);
  });

  it('is allowed only to admins, and so are decisions', async () => {
    for (const login of ['jan', 'owner@']) {
      assert.equal(await refusal('GET', QUEUE, login), '403 forbidden');
      const body = { post_id: newId(), decision: 'hide', reason: 'x' };
      assert.equal(await refusal('POST', QUEUE, login, body), '403 forbidden');
    }
    assert.equal(await refusal('GET', QUEUE, 'guest'), '401 not_authenticated');
  });
});
