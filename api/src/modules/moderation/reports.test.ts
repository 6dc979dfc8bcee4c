import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ModerationStatement } from '@wspolnik/contract/moderation';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { api, call, ids, look, post, refusal } from '../posts/testing/posts.ts';
import { appeal, contest, decide, decisionOf, itemOf, report, statement } from './testing/moderation.ts';

describe('reports', () => {
  it('reports count once per profile while open, and are answered by a decision', async () => {
    const { id } = await post('Zgłoszony');
    const replies = await Promise.all(['jan', 'jan', 'owner', 'owner@', 'jan'].map((login) => report(id, login)));
    assert.ok(replies.every(({ statusCode }) => statusCode === 204));
    const item = await itemOf(id);
    assert.deepEqual([item?.status, item?.report_count, item?.reports.length], ['waiting', 3, 3]);
    assert.deepEqual([item?.reports[0]?.reason, item?.reports[0]?.category], ['Spam', 'other']);
    assert.deepEqual(item?.allowed_actions, ['hide', 'warn', 'dismiss']);
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
    assert.deepEqual(
      [item?.status, item?.appeals.length, item?.allowed_actions],
      ['appealed', 2, ['uphold', 'hide', 'warn']],
    );
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
