import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opinion, OpinionPage } from '@wspolnik/contract/opinions';
import { MINUTE_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';

const api = await createTestApi();
const user = await addUser(api, { email: 'user@example.test' });
const company = await addCompany(api, 'Stolarnia');
await addMember(api, company, await addUser(api, { email: 'manager@example.test' }), 'manager');
await addMember(api, company, await addUser(api, { email: 'member@example.test' }), 'member');

const asAuthor = await asUser(api, 'user@example.test');
const asManager = { ...(await asUser(api, 'manager@example.test')), 'company-id': company };
const asMember = { ...(await asUser(api, 'member@example.test')), 'company-id': company };

const opinions = '/api/company/comment/';
const list = async () => (await api.inject({ url: `${opinions}?company_id=${company}` })).json<OpinionPage>();
const reply = (id: string, text: string, headers: Record<string, string> = asManager) =>
  api.inject({ method: 'PUT', url: `${opinions}${id}/reply/`, payload: { text }, headers });
const remove = (id: string, headers: Record<string, string> = asManager) =>
  api.inject({ method: 'DELETE', url: `${opinions}${id}/reply/`, headers });
const notifications = () =>
  api.db.query(
    sql`select user_id, actor_company_id, subject_id, params from notifications where kind = 'OpinionReplied'`,
  );

const written = await api.inject({
  method: 'POST',
  url: opinions,
  payload: { company_id: company, text: 'Polecam', rating: 4.5 },
  headers: asAuthor,
});
const { id } = written.json<Opinion>();

describe('the reply of a company', () => {
  it('a reply is listed below the opinion, and its author is notified once', async () => {
    assert.equal(written.json<Opinion>().reply, null);
    const first = await reply(id, '  Dziękujemy! ');
    assert.equal(first.statusCode, 200, first.body);
    assert.equal(first.json<Opinion>().reply?.text, 'Dziękujemy!');
    api.passTime(MINUTE_MS);
    const second = (await reply(id, 'Dziękujemy i zapraszamy')).json<Opinion>();
    assert.equal(second.reply?.created_at, first.json<Opinion>().reply?.created_at);
    assert.ok((second.reply?.updated_at ?? '') > (second.reply?.created_at ?? ''));
    assert.equal((await list()).results[0]?.reply?.text, 'Dziękujemy i zapraszamy');
    assert.deepEqual(await notifications(), [
      { user_id: user, actor_company_id: company, subject_id: company, params: { company: 'Stolarnia' } },
    ]);
  });

  it('a reply stays when the author replaces the opinion', async () => {
    const payload = { company_id: company, text: 'Nadal polecam', rating: 5 };
    await api.inject({ method: 'PUT', url: opinions, payload, headers: asAuthor });
    const [opinion] = (await list()).results;
    assert.deepEqual([opinion?.text, opinion?.reply?.text], ['Nadal polecam', 'Dziękujemy i zapraszamy']);
  });

  it('only owners and managers of that company write a reply, with a text', async () => {
    const other = await addCompany(api, 'Inna');
    await addMember(api, other, user, 'owner');
    assert.equal((await reply(id, 'x', asMember)).json().code, 'forbidden');
    assert.equal((await reply(id, 'x', asAuthor)).json().code, 'company_required');
    assert.equal((await reply(id, 'x', { ...asAuthor, 'company-id': other })).json().code, 'forbidden');
    assert.equal((await remove(id, { ...asAuthor, 'company-id': other })).json().code, 'forbidden');
    assert.equal((await reply(newId(), 'x')).json().code, 'not_found');
    for (const [text, code] of [
      ['   ', 'required'],
      ['x'.repeat(1001), 'maxLength'],
    ] as const) {
      assert.equal((await reply(id, text)).json().fields.text[0].code, code);
    }
    await api.db.query(sql`update companies set status = 'suspended' where id = ${company}`);
    assert.equal((await reply(id, 'x')).json().code, 'company_not_active');
    await api.db.query(sql`update companies set status = 'active' where id = ${company}`);
  });

  it('a reply can be deleted, and written again', async () => {
    assert.equal((await remove(id)).statusCode, 204);
    assert.equal((await list()).results[0]?.reply, null);
    assert.equal((await remove(id)).json().code, 'not_found');
    assert.equal((await reply(id, 'Jednak dziękujemy')).json<Opinion>().reply?.text, 'Jednak dziękujemy');
  });
});
