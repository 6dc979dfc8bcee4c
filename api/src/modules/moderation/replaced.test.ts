import assert from 'node:assert/strict';
import { it } from 'node:test';
import { call, look, post } from '../posts/testing/posts.ts';
import { appeal, decideOn, decisionOf, itemOf, report, statement } from './testing/moderation.ts';

it('an appeal against a decision that another one has replaced is refused, and its statement names that one', async () => {
  const { id } = await post('Ukryty dwa razy');
  await report(id, 'jan');
  const decisions: string[] = [];
  for (const decision of ['hide', 'restore', 'hide']) {
    assert.equal((await decideOn('post', id, decision)).statusCode, 204);
    decisions.push(await decisionOf(id));
  }
  const [first = '', second, last = ''] = decisions;
  for (const login of ['anna', 'jan']) {
    const { replaced_by, allowed_actions, appeal_until } = await statement(first, login);
    assert.deepEqual([replaced_by?.id, replaced_by?.kind, allowed_actions, appeal_until], [last, 'hide', [], null]);
  }
  assert.equal((await statement(last, 'anna')).replaced_by, null);
  const contest = (decision_id: string | undefined | null) =>
    call('POST', 'posts/contest/', 'anna', { post_id: id, decision_id, text: 'To nie reklama' });
  for (const refused of [
    await appeal(first, 'anna'),
    await contest(first),
    await contest(second),
    await contest(null),
  ]) {
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'invalid_transition']);
  }
  assert.deepEqual([(await itemOf(id))?.status, (await look(id, 'anna')).hidden?.contest], ['decided', null]);
  assert.equal((await contest(last)).statusCode, 200);
  assert.equal((await itemOf(id))?.status, 'appealed');
});

it('a decision that was upheld is not replaced', async () => {
  const { id } = await post('Utrzymany');
  await decideOn('post', id, 'hide');
  const first = await decisionOf(id);
  await appeal(first, 'anna');
  await decideOn('post', id, 'uphold', {}, 'chief');
  const { replaced_by, appeal_until } = await statement(first, 'anna');
  assert.deepEqual([replaced_by, appeal_until], [null, null]);
  await decideOn('post', id, 'restore');
  assert.equal((await statement(first, 'anna')).replaced_by?.id, await decisionOf(id));
});

it('a dismissal is replaced for who reported when a later report is answered', async () => {
  const { id } = await post('Dwie odpowiedzi');
  await report(id, 'jan');
  await decideOn('post', id, 'dismiss');
  const first = await decisionOf(id);
  await report(id, 'owner');
  await decideOn('post', id, 'hide');
  assert.equal((await statement(first, 'jan')).replaced_by?.id, await decisionOf(id));
  assert.equal((await appeal(first, 'jan')).json().code, 'invalid_transition');
});
