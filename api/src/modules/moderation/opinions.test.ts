import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Company } from '@wspolnik/contract/companies';
import type { Opinion, OpinionPage } from '@wspolnik/contract/opinions';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember } from '../../testing/people.ts';
import { api, call, headersOf, ids } from '../posts/testing/posts.ts';
import { appeal, decideOn, decisionOf, itemOf, statement } from './testing/moderation.ts';

const LIST = 'company/comment/';
const report = (opinion_id: string, login: string, reason = 'Nigdy tu nie kupił') =>
  call('POST', `${LIST}report/`, login, { opinion_id, reason, category: 'other' });
const read = async (company: string, login = 'guest') =>
  (await call('GET', `${LIST}?company_id=${company}`, login)).json<OpinionPage>();
const rating = async (id: string) => {
  const company = (await call('GET', `accounts/company-list-all/${id}/`, 'guest')).json<Company>();
  return [company.rating, company.rating_count];
};

/** About a new company: five stars from Anna, one from Jan; Jan's is returned. */
async function rated(): Promise<{ company: string; id: string }> {
  const company = await addCompany(api, 'Dachy');
  const opinion = { company_id: company, text: 'Nie polecam' };
  await call('POST', LIST, 'anna', { ...opinion, text: 'Polecam', rating: 5 });
  const reply = await call('POST', LIST, 'jan', { ...opinion, rating: 1 });
  assert.equal(reply.statusCode, 201, reply.body);
  return { company, id: reply.json<Opinion>().id };
}

describe('an opinion', () => {
  it('an opinion is reported by everybody who is signed in, but not by its author', async () => {
    const { company, id } = await rated();
    const actions = async (login: string) =>
      (await read(company, login)).results.map(({ allowed_actions }) => allowed_actions);
    assert.deepEqual(await actions('guest'), [[], []]);
    assert.deepEqual(await actions('jan'), [[], ['report']]);
    assert.deepEqual(await actions('owner'), [['report'], ['report']]);
    assert.equal((await report(id, 'guest')).json().code, 'not_authenticated');
    assert.equal((await report(id, 'jan')).json().code, 'invalid_transition');
    assert.equal((await report(newId(), 'anna')).json().code, 'not_found');
    assert.equal((await report(id, 'anna', ' ')).json().fields.reason[0].code, 'required');
    assert.equal((await report(id, 'anna')).statusCode, 204);
    const { subject, reports, report_count } = (await itemOf(id)) ?? {};
    assert.deepEqual(
      [subject?.type, subject?.text, subject?.company_id, report_count, reports?.[0]?.reason],
      ['opinion', 'Nie polecam', company, 1, 'Nigdy tu nie kupił'],
    );
  });

  it('an opinion leaves list and rating when it is hidden, and its author reads why', async () => {
    const { company, id } = await rated();
    await report(id, 'anna');
    await takeNotifications(api, ids.jan);
    assert.equal((await decideOn('opinion', id, 'hide', { reason: 'Obraźliwa' })).statusCode, 204);
    assert.deepEqual(await rating(company), [5, 1]);
    for (const login of ['guest', 'anna', 'admin', 'jan']) {
      const page = await read(company, login);
      assert.deepEqual(
        [page.results.map(({ text }) => text), page.count, page.stars],
        [['Polecam'], 1, [0, 0, 0, 0, 1]],
      );
    }
    const decision_id = await decisionOf(id);
    const { own } = await read(company, 'jan');
    assert.deepEqual([own?.text, own?.hidden], ['Nie polecam', { reason: 'Obraźliwa', decision_id }]);
    assert.deepEqual(
      (await takeNotifications(api, ids.jan)).map(({ kind, params, subject }) => [kind, params.what, subject]),
      [['ContentHidden', 'opinion', `decision:${decision_id}`]],
    );
    assert.deepEqual(
      [(await statement(decision_id, 'jan')).type, (await statement(decision_id, 'jan')).company_id],
      ['opinion', company],
    );
    assert.equal((await report(id, 'owner')).json().code, 'not_found');
    const changed = { company_id: company, text: 'Znowu', rating: 1 };
    assert.equal(
      (await api.inject({ method: 'PUT', url: `/api/${LIST}`, payload: changed, headers: headersOf('jan') })).json()
        .code,
      'invalid_transition',
    );
  });

  it('an opinion comes back with its stars when its author appeals with success', async () => {
    const { company, id } = await rated();
    await decideOn('opinion', id, 'hide');
    assert.equal((await appeal(await decisionOf(id), 'jan')).statusCode, 200);
    assert.equal((await decideOn('opinion', id, 'restore', {}, 'admin')).json().code, 'own_decision');
    assert.deepEqual(await rating(company), [5, 1]);
    assert.equal((await decideOn('opinion', id, 'restore', {}, 'chief')).statusCode, 204);
    assert.deepEqual(await rating(company), [3, 2]);
    assert.equal((await read(company)).count, 2);
    const log = await api.db.query<{ action: string }>(
      sql`select action from audit_log where subject_id = ${id} order by id`,
    );
    assert.deepEqual(
      log.map(({ action }) => action),
      ['opinion.hidden', 'opinion.restored'],
    );
  });

  it('an opinion is not decided by an admin of the company that it is about', async () => {
    const { company, id } = await rated();
    await addMember(api, company, ids.admin ?? '', 'member');
    await report(id, 'anna');
    assert.equal((await itemOf(id))?.blocked, 'own_matter');
    assert.equal((await decideOn('opinion', id, 'hide')).json().code, 'own_profile');
    assert.equal((await decideOn('opinion', id, 'hide', {}, 'chief')).statusCode, 204);
  });

  it('an opinion that its author deleted keeps its text in the case', async () => {
    const { id } = await rated();
    await report(id, 'anna');
    await call('DELETE', `${LIST}${id}/`, 'jan');
    const { subject, allowed_actions } = (await itemOf(id)) ?? {};
    assert.deepEqual([subject?.gone, subject?.text, allowed_actions], [true, 'Nie polecam', ['dismiss']]);
  });
});
