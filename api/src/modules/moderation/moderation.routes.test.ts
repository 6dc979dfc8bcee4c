import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type ModerationNumbers,
  ModerationPage,
  ModerationStatement,
  type ModerationYears,
} from '@wspolnik/contract/moderation';
import type { Post } from '@wspolnik/contract/posts';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import { api, call, ids, list, look, post, refusal } from '../posts/testing/posts.ts';
import {
  appeal,
  contest,
  decideOn,
  decisionOf,
  GROUNDS,
  itemOf,
  QUEUE,
  queue,
  report,
  statement,
} from './testing/moderation.ts';

const decide = (id: string, decision: string, more: object = {}, login?: string) =>
  decideOn('post', id, decision, more, login);

async function hiddenPost(text: string, login = 'anna'): Promise<string> {
  const { id } = await post(text, login);
  assert.equal((await decide(id, 'hide')).statusCode, 204);
  return id;
}

describe('a hidden post', () => {
  it('a post is visible only to its author, who reads the reason and the statement, and to admins', async () => {
    const { id } = await post('Kup teraz');
    await decide(id, 'hide', { reason: ' Reklama <b>obca</b> ' });
    for (const login of ['guest', 'jan', 'owner@']) {
      assert.equal(await refusal('GET', `posts/${id}/`, login), '404 not_found');
    }
    assert.ok((await list({}, 'anna')).results.every((one) => one.id !== id));
    const seen = await look(id, 'anna');
    assert.deepEqual([seen.hidden?.reason, seen.hidden?.contest], ['Reklama <b>obca</b>', null]);
    assert.deepEqual(seen.allowed_actions, ['delete', 'contest']);
    const said = await statement(seen.hidden?.decision_id ?? '', 'anna');
    assert.ok(Compile(ModerationStatement).Check(said), JSON.stringify(said));
    assert.deepEqual(
      [said.side, said.kind, said.category, said.ground, said.ground_point, said.content, said.automated],
      ['author', 'hide', 'spam', 'terms', '§ 7 ust. 2', 'Kup teraz', false],
    );
    assert.deepEqual(said.allowed_actions, ['appeal']);
  });

  it('a post is contested once, and restored or upheld with an answer of another admin', async () => {
    const restored = await hiddenPost('Pierwszy');
    const contested = (await contest(restored, 'anna', ' Mylicie się ')).json<Post>();
    assert.deepEqual([contested.hidden?.contest?.status, contested.hidden?.contest?.text], ['open', 'Mylicie się']);
    const again = await contest(restored, 'anna');
    assert.deepEqual([again.json().code, again.json().allowed_actions], ['invalid_transition', ['delete']]);
    assert.equal((await decide(restored, 'restore')).json().code, 'own_decision');
    assert.equal((await decide(restored, 'restore', {}, 'chief')).statusCode, 204);
    assert.equal((await look(restored)).hidden, null);

    const upheld = await hiddenPost('Drugi');
    await contest(upheld, 'anna');
    const first = await decisionOf(upheld);
    const blank = await decide(upheld, 'uphold', { reason: ' ' }, 'chief');
    assert.deepEqual(blank.json().fields, { reason: [{ code: 'required' }] });
    await decide(upheld, 'uphold', { reason: 'Regulamin, punkt 4' }, 'chief');
    const seen = await look(upheld, 'anna');
    assert.deepEqual([seen.hidden?.contest?.status, seen.hidden?.contest?.answer], ['upheld', 'Regulamin, punkt 4']);
    assert.equal((await statement(first, 'anna')).appeal?.outcome?.reason, 'Regulamin, punkt 4');
    const answer = await statement(await decisionOf(upheld), 'anna');
    assert.deepEqual([answer.kind, answer.ground_point, answer.allowed_actions], ['uphold', '§ 7 ust. 2', []]);
    assert.equal((await contest(upheld, 'anna')).json().code, 'invalid_transition');
    assert.equal((await decide(upheld, 'uphold')).json().code, 'invalid_transition');
    assert.equal((await decide(upheld, 'restore')).statusCode, 204);
    assert.equal((await decide(upheld, 'hide')).statusCode, 204);
    assert.equal((await look(upheld, 'anna')).hidden?.contest, null);
  });

  it('a post is announced to its author with the reason, as are the answer to an appeal and its restoration', async () => {
    await takeNotifications(api, ids.anna);
    const id = await hiddenPost('Trzeci');
    const decisions = [await decisionOf(id)];
    await contest(id, 'anna');
    await decide(id, 'uphold', { reason: 'Regulamin, punkt 4' }, 'chief');
    decisions.push(await decisionOf(id));
    await decide(id, 'restore', { reason: 'Pomyłka' });
    decisions.push(await decisionOf(id));
    const of = (index: number) => ({ company_id: null, actor: null, subject: `decision:${decisions[index]}` });
    assert.deepEqual(await takeNotifications(api, ids.anna), [
      { ...of(0), kind: 'PostHidden', params: { decision: 'hide', reason: 'Reklama' } },
      { ...of(1), kind: 'PostHidden', params: { decision: 'uphold', reason: 'Regulamin, punkt 4' } },
      { ...of(2), kind: 'PostRestored', params: { reason: 'Pomyłka' } },
    ]);
    await report(id, 'jan');
    await decide(id, 'dismiss', { reason: 'Nic złego' });
    assert.deepEqual(await takeNotifications(api, ids.anna), []);
  });

  it('a post cannot be contested by anybody else', async () => {
    const id = await hiddenPost('Firmowy', 'member@');
    assert.equal((await contest(id, 'jan')).json().code, 'not_found');
    assert.equal((await contest(id, 'second@')).json().code, 'forbidden');
    assert.equal((await contest(id, 'owner')).json().code, 'forbidden');
    assert.equal((await contest(id, 'guest')).json().code, 'not_authenticated');
    assert.deepEqual((await contest(id, 'owner@', ' ')).json().fields, { text: [{ code: 'required' }] });
    assert.equal((await contest(id, 'owner@', 'x'.repeat(5000))).json().code, 'validation_failed');
    assert.equal((await contest(id, 'owner@')).statusCode, 200);
    assert.equal((await contest((await post('Widoczny')).id, 'anna')).json().code, 'invalid_transition');
  });

  it('a post accepts only decisions that fit its state, and one of two at once', async () => {
    const { id } = await post('Stan');
    for (const decision of ['restore', 'dismiss', 'uphold']) {
      assert.equal((await decide(id, decision)).json().code, 'invalid_transition');
    }
    const fields = async (more: object) => (await decide(id, 'hide', more)).json().fields;
    assert.deepEqual(await fields({ reason: ' ' }), { reason: [{ code: 'required' }] });
    assert.deepEqual(await fields({ category: undefined }), { category: [{ code: 'required' }] });
    assert.deepEqual(await fields({ ground: undefined }), { ground: [{ code: 'required' }] });
    assert.deepEqual(await fields({ ground_point: ' ' }), { ground_point: [{ code: 'required' }] });
    assert.equal((await fields({ reason: 'x'.repeat(5000) })).reason[0].code, 'maxLength');
    assert.equal((await decide(id, 'burn')).json().code, 'validation_failed');
    assert.equal((await decide(newId(), 'hide')).json().code, 'not_found');
    const both = await Promise.all([decide(id, 'hide', { reason: 'raz' }), decide(id, 'hide', {}, 'chief')]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [204, 409]);
    const log = await api.db.query(sql`select action from audit_log where subject_id = ${id}`);
    assert.deepEqual(log, [{ action: 'post.hidden' }]);
  });

  it('a post is not decided upon by its author, a member of its company, or an admin who reported it', async () => {
    const own = await post('Mój', 'admin');
    assert.equal((await decide(own.id, 'hide')).json().code, 'own_profile');
    await report(own.id, 'jan');
    assert.equal((await itemOf(own.id))?.blocked, 'own_matter');
    assert.deepEqual((await itemOf(own.id))?.allowed_actions, []);
    assert.deepEqual((await itemOf(own.id, 'chief'))?.allowed_actions, ['hide', 'dismiss']);
    const { id } = await post('Cudzy');
    await report(id, 'admin');
    assert.equal((await decide(id, 'dismiss')).json().code, 'own_profile');
    assert.equal((await decide(id, 'dismiss', {}, 'chief')).statusCode, 204);
  });

  it('a post is neither hidden nor restored by an admin who reported it, after another admin has decided too', async () => {
    const { id } = await post('Zgłoszony przez admina');
    await report(id, 'admin');
    assert.equal((await decide(id, 'dismiss', {}, 'chief')).statusCode, 204);
    assert.equal((await decide(id, 'hide')).json().code, 'own_profile');
    assert.equal((await itemOf(id))?.blocked, 'own_matter');
    assert.equal((await decide(id, 'hide', {}, 'chief')).statusCode, 204);
    assert.equal((await decide(id, 'restore')).json().code, 'own_profile');
    assert.equal((await decide(id, 'restore', {}, 'chief')).statusCode, 204);
  });
});

describe('reports', () => {
  it('reports count once per profile while open, and are answered by a decision', async () => {
    const { id } = await post('Zgłoszony');
    const replies = await Promise.all(['jan', 'jan', 'owner', 'owner@', 'jan'].map((login) => report(id, login)));
    assert.ok(replies.every(({ statusCode }) => statusCode === 204));
    const item = await itemOf(id);
    assert.deepEqual([item?.status, item?.report_count, item?.reports.length], ['waiting', 3, 3]);
    assert.deepEqual([item?.reports[0]?.reason, item?.reports[0]?.category], ['Spam', 'other']);
    assert.deepEqual(item?.allowed_actions, ['hide', 'dismiss']);
    await takeNotifications(api, ids.jan);
    assert.equal((await decide(id, 'dismiss')).statusCode, 204);
    assert.equal((await itemOf(id))?.status, 'decided');
    const subject = `decision:${await decisionOf(id)}`;
    assert.deepEqual(await takeNotifications(api, ids.jan), [
      { kind: 'ReportAnswered', company_id: null, actor: null, subject, params: { what: 'post', decision: 'dismiss' } },
    ]);
    await report(id, 'jan', 'Nadal spam', 'spam');
    assert.deepEqual([(await itemOf(id))?.report_count, (await itemOf(id))?.reports[0]?.category], [1, 'spam']);
    await decide(id, 'hide');
    assert.equal((await report(id, 'jan')).json().code, 'not_found');
  });

  it('reports are refused for guests, for the author, without a reason, and when too many', async () => {
    const { id } = await post('Zwykły');
    assert.equal((await report(id, 'guest')).json().code, 'not_authenticated');
    assert.equal((await report(id, 'anna')).json().code, 'invalid_transition');
    assert.deepEqual((await report(id, 'jan', ' ')).json().fields, { reason: [{ code: 'required' }] });
    assert.equal((await report(id, 'jan', 'x'.repeat(5000))).json().code, 'validation_failed');
    assert.equal((await report(id, 'jan', 'Spam', 'nuda')).json().code, 'validation_failed');
    assert.equal((await report(newId(), 'jan')).json().code, 'not_found');
    for (let sent = 0; sent < 60; sent += 1) await report(id, 'second');
    assert.equal((await report(id, 'second')).json().code, 'throttled');
  });

  it('reports of a deleted post still get an answer, with the text as it was', async () => {
    const { id } = await post('Znikający');
    await report(id, 'jan');
    await call('DELETE', `posts/${id}/`, 'anna');
    const item = await itemOf(id);
    assert.deepEqual([item?.subject.gone, item?.subject.text, item?.allowed_actions], [true, 'Znikający', ['dismiss']]);
    assert.equal((await decide(id, 'dismiss')).statusCode, 204);
  });

  it('reports are contested by who made them, and hidden upon that by another admin', async () => {
    const { id } = await post('Odrzucony');
    for (const login of ['jan', 'owner@']) await report(id, login, 'Oszustwo', 'fraud');
    await decide(id, 'dismiss');
    const decision = await decisionOf(id);
    const said = await statement(decision, 'jan');
    assert.deepEqual([said.side, said.category, said.allowed_actions], ['reporter', 'fraud', ['appeal']]);
    assert.equal((await appeal(decision, 'anna')).json().code, 'invalid_transition');
    assert.equal((await appeal(decision, 'second')).json().code, 'forbidden');
    assert.equal((await appeal(decision, 'manager')).statusCode, 200);
    assert.equal((await appeal(decision, 'jan', ' ')).json().code, 'validation_failed');
    assert.deepEqual((await appeal(decision, 'jan')).json<ModerationStatement>().allowed_actions, []);
    assert.equal((await appeal(decision, 'jan')).json().code, 'invalid_transition');
    const item = await itemOf(id, 'chief');
    assert.deepEqual([item?.status, item?.appeals.length, item?.allowed_actions], ['appealed', 2, ['uphold', 'hide']]);
    assert.equal((await itemOf(id))?.blocked, 'own_decision');
    await takeNotifications(api, ids.jan);
    await decide(id, 'hide', {}, 'chief');
    assert.equal((await look(id, 'anna')).hidden?.reason, 'Reklama');
    assert.deepEqual(
      (await takeNotifications(api, ids.jan)).map(({ kind, params }) => [kind, params.decision]),
      [['ReportAnswered', 'hide']],
    );
    assert.equal((await statement(decision, 'jan')).appeal?.outcome?.kind, 'hide');
    assert.equal((await contest(id, 'anna')).statusCode, 200);
  });
});

describe('a statement', () => {
  it('a statement is only for the author and those who reported, and can be appealed for six months', async () => {
    const { id } = await post('Stary');
    await report(id, 'jan');
    await decide(id, 'hide');
    const decision = await decisionOf(id);
    assert.equal(await refusal('GET', `moderation/decisions/${decision}/`, 'second'), '404 not_found');
    assert.equal(await refusal('GET', `moderation/decisions/${decision}/`, 'admin'), '404 not_found');
    assert.equal(await refusal('GET', `moderation/decisions/${newId()}/`, 'anna'), '404 not_found');
    assert.deepEqual((await statement(decision, 'jan')).allowed_actions, []);
    await api.db.query(sql`
      update moderation_decisions set decided_at = decided_at - interval '6 months 1 day' where id = ${decision}`);
    assert.deepEqual((await statement(decision, 'anna')).allowed_actions, []);
    assert.equal((await appeal(decision, 'anna')).json().code, 'invalid_transition');
    assert.equal((await contest(id, 'anna')).json().code, 'invalid_transition');
  });
});

describe('GET accounts/admin/moderation/', () => {
  it('the queue answers the contract, oldest first, in few statements', async () => {
    const waiting = (await post('R')).id;
    await report(waiting, 'jan');
    const appealed = await hiddenPost('C');
    await contest(appealed, 'anna');
    let page = await queue();
    const statements = await statementsOf(api, async () => {
      page = await queue();
    });
    assert.ok(statements <= 4, `${statements} statements`);
    assert.ok(Compile(ModerationPage).Check(page), JSON.stringify(Compile(ModerationPage).Errors(page)));
    const times = page.results.map(({ since }) => since);
    assert.deepEqual(times, [...times].sort());
    assert.ok(page.results.some((item) => item.subject.id === waiting));
    assert.ok(page.results.every(({ status }) => status === 'waiting'));
    const appeals = await queue({ status: 'appealed', type: 'post' });
    assert.ok(appeals.results.some((item) => item.subject.id === appealed && item.appeals[0]?.side === 'author'));
    assert.deepEqual((await queue({ status: 'appealed', type: 'message' })).results, []);
    const item = await itemOf(waiting);
    assert.ok((item?.author_decision_count ?? 0) > 0);
    assert.equal(item?.author_decisions[0]?.type, 'post');
    const paged = await queue({ limit: '1', page: '2', status: 'decided' });
    assert.equal(paged.results.length, 1);
    assert.deepEqual((await queue({ page: '9999' })).results, []);
  });

  it('the queue shows when there is nobody else who could decide on an appeal', async () => {
    const id = await hiddenPost('Jedyny');
    await contest(id, 'anna');
    await api.db.query(sql`update users set disabled_at = now() where id = ${ids.chief ?? ''}`);
    assert.equal((await itemOf(id))?.blocked, 'only_admin');
    assert.equal((await decide(id, 'uphold')).json().code, 'own_decision');
    await api.db.query(sql`update users set disabled_at = null where id = ${ids.chief ?? ''}`);
  });

  it('the queue is allowed only to admins, and so are decisions and numbers', async () => {
    for (const login of ['jan', 'owner@']) {
      assert.equal(await refusal('GET', QUEUE, login), '403 forbidden');
      const body = { type: 'post', subject_id: newId(), decision: 'hide', reason: 'x', ...GROUNDS };
      assert.equal(await refusal('POST', QUEUE, login, body), '403 forbidden');
      assert.equal(await refusal('GET', `${QUEUE}numbers/?year=2026`, login), '403 forbidden');
      assert.equal(await refusal('GET', `${QUEUE}years/`, login), '403 forbidden');
    }
    assert.equal(await refusal('GET', QUEUE, 'guest'), '401 not_authenticated');
  });

  it('offers the years from the first report to the current one', async () => {
    const years = async () => (await call('GET', `${QUEUE}years/`, 'admin')).json<ModerationYears>().years;
    const current = Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', year: 'numeric' }).format());
    assert.deepEqual(await years(), [current]);
    await api.db.query(sql`update moderation_reports set created_at = created_at - interval '2 years'
      where id = (select id from moderation_reports order by created_at, id limit 1)`);
    assert.deepEqual(await years(), [current, current - 1, current - 2]);
  });

  it('counts a year as CSV', async () => {
    await api.db.query(sql`update moderation_reports set created_at = created_at - interval '10 years'
      where case_id in (select id from moderation_cases where subject_type = 'post')`);
    const year = new Date().getUTCFullYear() - 10;
    const reply = await call('GET', `${QUEUE}numbers/?year=${Math.max(year, 2020)}`, 'admin');
    assert.equal(
      reply.json<ModerationNumbers>().content.split('\r\n')[0],
      'what,subject,category,result,count,median_hours',
    );
    const now = (await call('GET', `${QUEUE}numbers/?year=${new Date().getUTCFullYear()}`, 'admin')).body.replaceAll(
      '\\r\\n',
      '\n',
    );
    assert.match(now, /decisions,post,spam,hide,\d+,\d+\.\d/);
    assert.match(now, /appeals,post,spam,author:uphold,\d+,\d+\.\d/);
    assert.doesNotMatch(now, /reports,post/);
  });
});
