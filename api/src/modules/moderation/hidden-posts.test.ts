import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ModerationStatement } from '@wspolnik/contract/moderation';
import type { Post } from '@wspolnik/contract/posts';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { api, ids, list, look, post, refusal } from '../posts/testing/posts.ts';
import { contest, decide, decisionOf, hiddenPost, itemOf, report, statement } from './testing/moderation.ts';

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
    assert.deepEqual((await itemOf(own.id, 'chief'))?.allowed_actions, ['hide', 'warn', 'dismiss']);
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
