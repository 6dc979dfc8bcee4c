import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Referrer } from '@wspolnik/contract/referrals';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { seenOf } from '../../testing/seen.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';

type Headers = Record<string, string>;
const api = await createTestApi({ env: { RATE_LIMITS: 'on' } });

/** A new person called Anna Nowak, and their own link. */
async function person() {
  const email = `${newId()}@test.pl`;
  const id = await addUser(api, { email });
  const headers = await asUser(api, email);
  return { id, email, headers, token: await tokenOf(headers) };
}

async function tokenOf(headers: Headers): Promise<string> {
  return (await api.inject({ url: '/api/reflink/', headers })).json<{ token: string }>().token;
}

async function nameOf(token: string, headers: Headers = {}): Promise<Referrer['referrer']> {
  const reply = await api.inject({ url: `/api/reflink/referrer/?token=${encodeURIComponent(token)}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<Referrer>().referrer;
}

describe('GET reflink/referrer/', () => {
  it('names a person by first name and initial, to a guest as well', async () => {
    const jan = await person();
    assert.deepEqual(await nameOf(jan.token), { type: 'user', name: 'Anna N.' });
    assert.deepEqual(await nameOf(jan.token, (await person()).headers), { type: 'user', name: 'Anna N.' });
  });

  it('names a company, and nothing to its own people', async () => {
    const { email, id } = await person();
    const company = await addCompany(api, 'Tartak');
    await addMember(api, company, id, 'member');
    const token = await tokenOf(await asUser(api, email, company));
    assert.deepEqual(await nameOf(token), { type: 'company', name: 'Tartak' });
    assert.equal(await nameOf(token, await asUser(api, email)), null);
    await api.db.query(sql`update companies set status = 'suspended' where id = ${company}`);
    assert.equal(await nameOf(token), null);
  });

  it('the answer does not name the own link, an unknown one, and one of somebody hidden or deleted', async () => {
    const jan = await person();
    assert.equal(await nameOf(jan.token, jan.headers), null);
    for (const token of ['nobody', "' or 1=1 --", '%00', 'a'.repeat(200)]) assert.equal(await nameOf(token), null);
    await api.db.query(sql`update users set disabled_at = now() where id = ${jan.id}`);
    assert.equal(await nameOf(jan.token), null);
    await api.db.query(sql`update users set disabled_at = null, deleted_at = now() where id = ${jan.id}`);
    assert.equal(await nameOf(jan.token), null);
  });

  it('the answer names nobody between people of whom one blocked the other', async () => {
    const [jan, ewa] = [await person(), await person()];
    await api.db.query(sql`
      insert into message_blocks (id, blocker_user_id, blocked_user_id, created_by, created_at)
      values (${newId()}, ${jan.id}, ${ewa.id}, ${jan.id}, now())`);
    assert.equal(await nameOf(jan.token, ewa.headers), null);
    assert.equal(await nameOf(ewa.token, jan.headers), null);
    assert.notEqual(await nameOf(ewa.token), null);
  });

  it('the link of somebody deleted books nothing', async () => {
    const [jan, ewa] = [await person(), await person()];
    await api.db.query(sql`update users set deleted_at = now() where id = ${jan.id}`);
    const company_id = await addCompany(api, 'Sprzedający');
    const offer_id = await addOffer(api, { company_id, category_id: await addCategory(api, 'IT') });
    const reply = await api.inject({
      method: 'POST',
      url: '/api/offers/buy/',
      headers: { ...ewa.headers, 'idempotency-key': newId() },
      payload: { offer_id, ref: jan.token, ...(await seenOf(api.db, offer_id)) },
    });
    assert.equal(reply.statusCode, 201, reply.body);
    assert.equal(reply.json().referrer, null);
  });

  it('one network gets at most 120 answers a minute', async () => {
    const ask = () => api.inject({ url: '/api/reflink/referrer/?token=nobody', remoteAddress: '203.0.113.9' });
    const replies = [];
    for (let n = 0; n < 121; n += 1) replies.push(await ask());
    assert.deepEqual(
      [replies[119]?.statusCode, replies[120]?.statusCode, replies[120]?.json().code],
      [200, 429, 'throttled'],
    );
  });
});
