import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminPlan, AdminPlans } from '@wspolnik/contract/admin-plans';
import type { PlanPage } from '@wspolnik/contract/plans';
import { DAY_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { ANNOUNCE_AFTER_MS } from './plan-admin.service.ts';
import { selectPlan } from './plans.sql.ts';

const api = await createTestApi();
await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');
const ROOT = '/api/accounts/admin/';

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.inject({ method, url: `${ROOT}${path}`, headers: asAdmin, ...(payload && { payload }) });
const dayIn = (days: number) =>
  new Date(api.context.clock().getTime() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
const plan = (price: string, valid_from: string, id = 'standard') =>
  call('POST', `plans/${id}/prices/`, { price, valid_from });
const codeOf = (reply: { json(): { fields?: Record<string, { code: string }[]> } }, field: string) =>
  reply.json().fields?.[field]?.[0]?.code;

async function standard(): Promise<AdminPlan> {
  const { results } = (await call('GET', 'plans/')).json<AdminPlans>();
  const found = results.find(({ id }) => id === 'standard');
  assert.ok(found);
  return found;
}
const shown = async () => {
  const page = (await api.inject({ url: '/api/payment/plans-list/' })).json<PlanPage>();
  return page.results.find(({ id }) => id === 'standard');
};
const clear = () => api.db.query(sql`delete from plan_prices`);
const later = (milliseconds: number) => new Date(api.context.clock().getTime() + milliseconds);

describe('a price from a day on', () => {
  it('a price is announced beside the price in force, and is asked from its day on', async () => {
    await clear();
    const day = dayIn(30);
    const reply = await plan('109.00', day);
    assert.equal(reply.statusCode, 201, reply.body);
    const now = await shown();
    assert.deepEqual([now?.price, now?.next_price?.price], ['99.00', '109.00']);
    assert.equal(
      new Date(now?.next_price?.valid_from ?? '').toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' }),
      `${day} 00:00:00`,
    );
    assert.equal((await selectPlan(api.db, 'standard', later(29 * DAY_MS)))?.price, 9_900);
    assert.equal((await selectPlan(api.db, 'standard', later(31 * DAY_MS)))?.price, 10_900);
    assert.deepEqual(
      (await standard()).prices.map(({ price, state }) => [price, state]),
      [
        ['99.00', 'current'],
        ['109.00', 'planned'],
      ],
    );
  });

  it('a price cannot begin today or in the past, nor on the day of another one, nor cost nothing', async () => {
    await clear();
    for (const day of [dayIn(0), dayIn(-1), '2020-01-01']) {
      assert.equal(codeOf(await plan('89.00', day), 'valid_from'), 'dateMin');
    }
    assert.equal(codeOf(await plan('0.00', dayIn(30)), 'price'), 'min');
    assert.equal(codeOf(await plan('100000.01', dayIn(30)), 'price'), 'max');
    assert.ok(codeOf(await plan('12', dayIn(30)), 'price'));
    assert.ok(codeOf(await plan('109.00', '2027-02-31'), 'valid_from'));
    assert.equal((await plan('109.00', dayIn(30), 'free')).json().code, 'invalid_transition');
    assert.equal((await plan('109.00', dayIn(30), 'gone')).json().code, 'not_found');
    const replies = await Promise.all([plan('109.00', dayIn(30)), plan('119.00', dayIn(30))]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [201, 422]);
    assert.equal((await standard()).prices.length, 2);
  });

  it('a price is higher with two weeks of notice, and lower from tomorrow on', async () => {
    await clear();
    const refused = await plan('99.01', dayIn(13));
    assert.deepEqual(refused.json().fields, { valid_from: [{ code: 'dateMin', params: { min: dayIn(14) } }] });
    assert.equal((await plan('99.00', dayIn(13))).statusCode, 201);
    assert.equal((await plan('89.00', dayIn(1))).statusCode, 201);
    // Lower than today's, but higher than the one that it follows.
    assert.equal(codeOf(await plan('95.00', dayIn(5)), 'valid_from'), 'dateMin');
    assert.equal((await plan('119.00', dayIn(14))).statusCode, 201);
  });

  it('a price can be withdrawn until it begins', async () => {
    await clear();
    await plan('109.00', dayIn(30));
    const id = (await standard()).prices[1]?.id;
    assert.equal((await call('DELETE', `plan-prices/${id}/`)).statusCode, 200);
    assert.equal((await shown())?.next_price, null);
    assert.equal((await call('DELETE', `plan-prices/${id}/`)).json().code, 'not_found');
    const begun = newId();
    await api.db.query(sql`
      insert into plan_prices (id, plan, price, valid_from, created_at)
      values (${begun}, 'standard', 10500, ${later(-DAY_MS)}, ${later(-2 * DAY_MS)})`);
    assert.equal((await call('DELETE', `plan-prices/${begun}/`)).json().code, 'invalid_transition');
    assert.equal((await shown())?.price, '105.00');
  });

  it('owners of companies with the plan are notified of a price and of its withdrawal', async () => {
    await clear();
    const owner = await addUser(api, { email: 'owner@example.test' });
    const member = await addUser(api, { email: 'member@example.test' });
    const company = await addCompany(api, 'Pracownia');
    await addMember(api, company, owner, 'owner');
    await addMember(api, company, member, 'member');
    await api.db.query(sql`update companies set plan = 'standard' where id = ${company}`);
    await plan('109.00', dayIn(30));
    await runDueJobs(api.context, api.context.clock());
    assert.deepEqual(await takeNotifications(api, owner), []);
    await runDueJobs(api.context, later(ANNOUNCE_AFTER_MS + 1000));
    const told = await takeNotifications(api, owner);
    assert.deepEqual(
      told.map(({ kind, params, subject }) => [kind, params.amount, params.state, subject]),
      [['PlanPriceChanged', '109.00', 'planned', `company:${company}`]],
    );
    assert.deepEqual(await takeNotifications(api, member), []);
    await call('DELETE', `plan-prices/${(await standard()).prices[1]?.id}/`);
    await runDueJobs(api.context, later(ANNOUNCE_AFTER_MS + 2000));
    const called = await takeNotifications(api, owner);
    assert.deepEqual(
      called.map(({ params }) => params.state),
      ['withdrawn'],
    );
  });
});

describe('a plan', () => {
  const change = async (values: object) => {
    const { title, title_en, offer_limit, saved_search_limit, revision } = await standard();
    return call('PUT', 'plans/standard/', {
      ...{ title, title_en, offer_limit, saved_search_limit, revision },
      ...values,
    });
  };

  it('a plan is changed by one of two admins at once', async () => {
    const { revision } = await standard();
    const replies = await Promise.all([change({ title: 'Rozwój', revision }), change({ title: 'Wzrost', revision })]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.ok(['Rozwój', 'Wzrost'].includes((await shown())?.title ?? ''));
    const audit = await api.db.query(sql`select id from audit_log where action = 'plan.changed'`);
    assert.equal(audit.length, 1);
  });

  it('a plan is refused with the invalid field', async () => {
    assert.equal(codeOf(await change({ title: ' ' }), 'title'), 'required');
    assert.equal((await change({ offer_limit: 0 })).statusCode, 422);
    assert.equal((await change({ saved_search_limit: 19 })).statusCode, 422);
  });

  it('a plan hides the oldest offers of its companies when its limit falls, and shows them when it rises', async () => {
    const company_id = await addCompany(api, 'Sklep');
    await api.db.query(sql`update companies set plan = 'standard' where id = ${company_id}`);
    const category_id = await addCategory(api, 'Handel');
    for (const title of ['Pierwsza', 'Druga', 'Trzecia']) await addOffer(api, { company_id, category_id, title });
    const visible = async () =>
      (
        await api.db.query<{ title: string }>(sql`
        select title from offers where company_id = ${company_id} and not hidden_by_plan order by created_at, id`)
      ).map(({ title }) => title);
    assert.equal((await change({ offer_limit: 2 })).statusCode, 200);
    await runDueJobs(api.context, later(1000));
    assert.deepEqual(await visible(), ['Druga', 'Trzecia']);
    await change({ offer_limit: null });
    await runDueJobs(api.context, later(2000));
    assert.deepEqual(await visible(), ['Pierwsza', 'Druga', 'Trzecia']);
  });
});
