import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Compile } from 'typebox/compile';
import type { OfferPage } from '../../contract/offers.ts';
import { type PlanPage, PlanPage as PlanPageSchema, type PlanSubscribeReply } from '../../contract/plans.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing.ts';
import { expirePlansJob } from './plans.jobs.ts';
import { planPaid } from './plans.service.ts';
import { offerLimitOf } from './plans.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const api = await createTestApi();
const category_id = await addCategory(api, 'IT');
const owner = await addUser(api, { email: 'owner@example.test' });
const manager = await addUser(api, { email: 'manager@example.test' });
const asOwner = await asUser(api, 'owner@example.test');
const asManager = await asUser(api, 'manager@example.test');

async function newCompany(status = 'active'): Promise<string> {
  const id = await addCompany(api, 'Firma', status);
  await addMember(api, id, owner, 'owner');
  await addMember(api, id, manager, 'manager');
  return id;
}

const subscribe = (company: string | null, plan: string, headers = asOwner) =>
  api.inject({
    method: 'POST',
    url: '/api/payment/plan-subscribe/',
    payload: { plan },
    headers: company ? { ...headers, 'company-id': company } : headers,
  });
const plans = async (company?: string) =>
  (
    await api.inject({
      url: '/api/payment/plans-list/',
      headers: company ? { ...asOwner, 'company-id': company } : {},
    })
  ).json<PlanPage>();
const currentOf = async (company: string) => (await plans(company)).results.find(({ current }) => current);
const pay = (company: string, plan: string, now = api.context.clock()) =>
  api.db.transaction((tx) => planPaid(tx, company, plan, now));
const expire = (now: Date) => api.db.transaction((tx) => expirePlansJob.run(api.context, tx, null, now));
/** Titles that guests see, newest first. */
const visible = async (company: string) =>
  (await api.inject({ url: `/api/offers/?seller_id=${company}` })).json<OfferPage>().results.map(({ title }) => title);
/** Offers a, b, c…, each newer than the one before. */
async function publish(company: string, titles: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, title] of [...titles].entries()) {
    const created_at = new Date(Date.UTC(2026, 0, 1, index)).toISOString();
    ids.set(title, await addOffer(api, { company_id: company, category_id, title, created_at }));
  }
  return ids;
}
const setActive = async (offer_id: string | undefined, active: boolean, company: string) => {
  const headers = { ...asOwner, 'company-id': company };
  return api.inject({ method: 'POST', url: '/api/offers/change-active/', payload: { offer_id, active }, headers });
};

describe('the list of plans', () => {
  it('shows everybody what there is, and a company which one it has', async () => {
    const page = await plans();
    assert.ok(Compile(PlanPageSchema).Check(page), JSON.stringify(Compile(PlanPageSchema).Errors(page)));
    assert.deepEqual(
      page.results.map(({ id, price, offer_limit, current }) => [id, price, offer_limit, current]),
      [
        ['free', '0.00', 3, false],
        ['standard', '99.00', 30, false],
        ['premium', '249.00', null, false],
      ],
    );
    const company = await newCompany();
    assert.equal((await currentOf(company))?.id, 'free');
    const seen = (await api.inject({ url: `/api/accounts/company-list-all/${company}/` })).json();
    assert.deepEqual(seen.current_plan, { id: 'free', name: 'Darmowy', name_en: 'Free' });
  });
});

describe('choosing a plan', () => {
  it('leads to the payment, and changes nothing before the money is there', async () => {
    const company = await newCompany();
    const reply = await subscribe(company, 'standard');
    assert.equal(reply.statusCode, 200, reply.body);
    const { redirect_url, plan } = reply.json<PlanSubscribeReply>();
    assert.ok(redirect_url);
    assert.equal(plan, null);
    assert.equal((await currentOf(company))?.id, 'free');
    const payment = await api.db.one(sql`
      select purpose, amount, reference, status from payments where company_id = ${company}`);
    assert.deepEqual(payment, { purpose: 'plan', amount: 9900, reference: 'standard', status: 'pending' });
  });

  it('asks for one payment, however often the same call comes', async () => {
    const company = await newCompany();
    const headers = { ...asOwner, 'idempotency-key': newId() };
    const replies = await Promise.all(Array.from({ length: 5 }, () => subscribe(company, 'standard', headers)));
    assert.equal(new Set(replies.map(({ body }) => body)).size, 1);
    assert.equal((await api.db.query(sql`select id from payments where company_id = ${company}`)).length, 1);
    assert.equal((await subscribe(company, 'premium', headers)).json().code, 'idempotency_mismatch');
  });

  it('is free at once for the free one', async () => {
    const company = await newCompany();
    await pay(company, 'standard');
    const { redirect_url, plan } = (await subscribe(company, 'free')).json<PlanSubscribeReply>();
    assert.deepEqual([redirect_url, plan?.id, plan?.paid_until], [null, 'free', null]);
    assert.equal((await currentOf(company))?.id, 'free');
  });

  it('refuses the current plan, unless its time is about to end', async () => {
    const company = await newCompany();
    assert.equal((await subscribe(company, 'free')).json().code, 'plan_current');
    const now = api.context.clock();
    await pay(company, 'standard', now);
    assert.equal((await subscribe(company, 'standard')).json().code, 'plan_current');
    await pay(company, 'standard', new Date(now.getTime() - 20 * DAY_MS));
    const until = new Date(now.getTime() + 10 * DAY_MS);
    await api.db.query(sql`update companies set plan_paid_until = ${until} where id = ${company}`);
    assert.equal((await subscribe(company, 'standard')).statusCode, 200);
    await api.db.query(sql`update companies set plan_paid_until = null where id = ${company}`);
    assert.equal((await subscribe(company, 'standard')).json().code, 'plan_current');
  });

  it('is for owners of active companies, and for plans that there are', async () => {
    const company = await newCompany();
    assert.equal((await subscribe(company, 'standard', asManager)).json().code, 'forbidden');
    assert.equal((await subscribe(null, 'standard')).json().code, 'company_required');
    assert.equal((await subscribe(company, 'gold')).json().code, 'not_found');
    assert.equal((await subscribe(await newCompany('draft'), 'standard')).json().code, 'company_not_active');
    assert.equal((await subscribe(company, '')).json().code, 'validation_failed');
  });
});

describe('a paid plan', () => {
  it('lasts a month, the last day of a shorter one when need be', async () => {
    const company = await newCompany();
    const until = await pay(company, 'standard', new Date('2027-01-31T10:00:00Z'));
    assert.equal(until?.toISOString(), '2027-02-28T10:00:00.000Z');
    assert.equal((await currentOf(company))?.paid_until, '2027-02-28T10:00:00.000Z');
    assert.equal(await api.db.transaction((tx) => offerLimitOf(tx, company)), 30);
  });

  it('goes on where it ends when it is paid for again, early or late', async () => {
    const company = await newCompany();
    await pay(company, 'standard', new Date('2027-01-10T00:00:00Z'));
    const early = await pay(company, 'standard', new Date('2027-02-05T00:00:00Z'));
    assert.equal(early?.toISOString(), '2027-03-10T00:00:00.000Z');
    const late = await pay(company, 'standard', new Date('2027-03-20T00:00:00Z'));
    assert.equal(late?.toISOString(), '2027-04-10T00:00:00.000Z');
    const other = await pay(company, 'premium', new Date('2027-03-20T00:00:00Z'));
    assert.equal(other?.toISOString(), '2027-04-20T00:00:00.000Z');
  });

  it('falls back to the free one 30 days after its end, not before', async () => {
    const company = await newCompany();
    await pay(company, 'standard');
    const end = Date.parse((await currentOf(company))?.paid_until ?? '') + 30 * DAY_MS;
    await expire(new Date(end - 1000));
    assert.equal((await currentOf(company))?.id, 'standard');
    await expire(new Date(end));
    assert.deepEqual([(await currentOf(company))?.id, (await currentOf(company))?.paid_until], ['free', null]);
  });

  it('that was granted without an end stays', async () => {
    const company = await newCompany();
    await api.db.query(sql`update companies set plan = 'premium' where id = ${company}`);
    await expire(new Date('2100-01-01T00:00:00Z'));
    assert.deepEqual([(await currentOf(company))?.id, (await currentOf(company))?.paid_until], ['premium', null]);
  });
});

describe('offers beyond the plan', () => {
  it('are hidden, the oldest first, and come back with the plan', async () => {
    const company = await newCompany();
    await pay(company, 'standard');
    const ids = await publish(company, 'abcde');
    assert.deepEqual(await visible(company), ['e', 'd', 'c', 'b', 'a']);
    await subscribe(company, 'free');
    assert.deepEqual(await visible(company), ['e', 'd', 'c']);
    assert.equal((await api.inject({ url: `/api/offers/${ids.get('a')}/` })).json().code, 'not_found');
    await pay(company, 'standard');
    assert.deepEqual(await visible(company), ['e', 'd', 'c', 'b', 'a']);
  });

  it('take the place of one that goes, and none beyond', async () => {
    const company = await newCompany();
    await pay(company, 'standard');
    const ids = await publish(company, 'abcdef');
    await subscribe(company, 'free');
    await setActive(ids.get('e'), false, company);
    assert.deepEqual(await visible(company), ['f', 'd', 'c']);
    assert.equal((await setActive(ids.get('e'), true, company)).json().code, 'offer_limit');
    await setActive(ids.get('b'), false, company);
    assert.deepEqual(await visible(company), ['f', 'd', 'c']);
    const headers = { ...asOwner, 'company-id': company };
    await api.inject({ method: 'DELETE', url: `/api/offers/${ids.get('f')}/`, headers });
    assert.deepEqual(await visible(company), ['d', 'c', 'a']);
    await pay(company, 'premium');
    assert.deepEqual(await visible(company), ['d', 'c', 'a']);
  });

  it('are counted right when a plan ends while offers are switched off', async () => {
    const company = await newCompany();
    await pay(company, 'standard');
    const ids = await publish(company, 'abcdefgh');
    await Promise.all([
      setActive(ids.get('h'), false, company),
      subscribe(company, 'free'),
      setActive(ids.get('f'), false, company),
      setActive(ids.get('a'), false, company),
    ]);
    assert.deepEqual(await visible(company), ['g', 'e', 'd']);
  });

  it('stay hidden when the company is suspended, rated and renamed', async () => {
    const company = await newCompany();
    await pay(company, 'standard');
    await publish(company, 'abcd');
    await subscribe(company, 'free');
    await api.db.query(sql`update companies set status = 'suspended', rating = 4 where id = ${company}`);
    assert.deepEqual(await visible(company), []);
    await api.db.query(sql`update companies set status = 'active', name = 'Nowa nazwa' where id = ${company}`);
    assert.deepEqual(await visible(company), ['d', 'c', 'b']);
  });
});
