import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PlanPage as PlanPageSchema, type PlanSubscribeReply } from '@wspolnik/contract/plans';
import { DAY_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { expirePlansJob, remindPlansJob } from './plans.jobs.ts';
import { offerLimitOf } from './plans.sql.ts';
import {
  api,
  asManager,
  asOwner,
  currentOf,
  manager,
  newCompany,
  owner,
  pay,
  plans,
  subscribe,
  subscribeFor,
} from './testing/plans.ts';

const remind = (at: string) => api.db.transaction((tx) => remindPlansJob.run(api.context, tx, null, new Date(at)));
/** Recipients and subjects of mails written since the last call. */
const remindersSince = async () =>
  (
    await api.db.query<{ recipient: string; subject: string }>(sql`
      with taken as (delete from outbox returning recipient, subject) select * from taken order by recipient`)
  ).map(({ recipient, subject }) => [recipient, subject]);
const expire = (now: Date) => api.db.transaction((tx) => expirePlansJob.run(api.context, tx, null, now));

describe('the list of plans', () => {
  it('shows everybody all plans, and a company its own', async () => {
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
  it('the choice leads to the payment, and changes nothing before the money arrives', async () => {
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

  it('the choice creates one payment, however often the call is repeated', async () => {
    const company = await newCompany();
    const headers = { ...asOwner, 'idempotency-key': newId() };
    const replies = await Promise.all(Array.from({ length: 5 }, () => subscribe(company, 'standard', headers)));
    assert.equal(new Set(replies.map(({ body }) => body)).size, 1);
    assert.equal((await api.db.query(sql`select id from payments where company_id = ${company}`)).length, 1);
    assert.equal((await subscribe(company, 'premium', headers)).json().code, 'idempotency_mismatch');
  });

  it('the choice is refused at another amount than the caller saw, and answers the current one', async () => {
    const company = await newCompany();
    const reply = await subscribeFor(company, 'standard', '89.00');
    assert.deepEqual([reply.statusCode, reply.json().code], [409, 'plan_changed']);
    assert.deepEqual(reply.json().params, { amount: '99.00' });
    assert.equal((await api.db.query(sql`select id from payments where company_id = ${company}`)).length, 0);
  });

  it('the choice takes effect at once for the free plan when nothing is paid any more', async () => {
    const company = await newCompany();
    await pay(company, 'standard', new Date(api.context.clock().getTime() - 40 * DAY_MS));
    const { redirect_url, plan } = (await subscribe(company, 'free')).json<PlanSubscribeReply>();
    assert.deepEqual([redirect_url, plan?.id, plan?.paid_until], [null, 'free', null]);
    assert.equal((await currentOf(company))?.id, 'free');
  });

  it('the choice refuses the current plan, unless it is about to end', async () => {
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

  it('the choice is allowed to owners of active companies, for existing plans', async () => {
    const company = await newCompany();
    assert.equal((await subscribe(company, 'standard', asManager)).json().code, 'forbidden');
    assert.equal((await subscribe(null, 'standard')).json().code, 'company_required');
    assert.equal((await subscribe(company, 'gold')).json().code, 'not_found');
    assert.equal((await subscribe(await newCompany('draft'), 'standard')).json().code, 'company_not_active');
    assert.equal((await subscribe(company, '')).json().code, 'validation_failed');
  });
});

describe('a paid plan', () => {
  it('a plan lasts a month, or until the last day of a shorter one', async () => {
    const company = await newCompany();
    const until = await pay(company, 'standard', new Date('2027-01-31T10:00:00Z'));
    assert.equal(until?.toISOString(), '2027-02-28T10:00:00.000Z');
    assert.equal((await currentOf(company))?.paid_until, '2027-02-28T10:00:00.000Z');
    assert.equal(await api.db.transaction((tx) => offerLimitOf(tx, company)), 30);
  });

  it('a plan is extended from its end when it is paid again, early or late', async () => {
    const company = await newCompany();
    await pay(company, 'standard', new Date('2027-01-10T00:00:00Z'));
    const early = await pay(company, 'standard', new Date('2027-02-05T00:00:00Z'));
    assert.equal(early?.toISOString(), '2027-03-10T00:00:00.000Z');
    const late = await pay(company, 'standard', new Date('2027-03-20T00:00:00Z'));
    assert.equal(late?.toISOString(), '2027-04-10T00:00:00.000Z');
  });

  it('a plan falls back to the free one 30 days after its end, not before', async () => {
    const company = await newCompany();
    await pay(company, 'standard');
    const end = Date.parse((await currentOf(company))?.paid_until ?? '') + 30 * DAY_MS;
    await expire(new Date(end - 1000));
    assert.equal((await currentOf(company))?.id, 'standard');
    await expire(new Date(end));
    assert.deepEqual([(await currentOf(company))?.id, (await currentOf(company))?.paid_until], ['free', null]);
  });

  it('a plan that ends is announced once to every member of the company', async () => {
    const company = await newCompany();
    await pay(company, 'standard', new Date('2020-01-01T00:00:00Z'));
    await Promise.all([takeNotifications(api, owner), takeNotifications(api, manager)]);
    const now = new Date('2020-03-05T00:00:00Z');
    for (const _ of [1, 2]) await expire(now);
    const params = { company: 'Firma', plan: 'Standard', plan_en: 'Standard' };
    const notification = {
      kind: 'PlanExpired',
      params,
      company_id: company,
      actor: null,
      subject: `company:${company}`,
    };
    assert.deepEqual(
      [await takeNotifications(api, owner), await takeNotifications(api, manager)],
      [[notification], [notification]],
    );
  });

  it('a plan is announced by mail to the owners 7 days before its end, once per end', async () => {
    const company = await newCompany();
    await api.db.query(sql`update users set locale = 'en' where id = ${manager}`);
    await api.db.query(sql`update company_members set role = 'owner' where company_id = ${company}`);
    await pay(company, 'standard', new Date('2019-05-10T22:30:00Z'));
    await remind('2019-06-03T22:29:00Z');
    assert.deepEqual(await remindersSince(), []);
    await Promise.all([remind('2019-06-03T22:30:00Z'), remind('2019-06-03T22:30:00Z')]);
    assert.deepEqual(await remindersSince(), [
      ['manager@example.test', 'Firma: the Standard plan is paid until 11 June 2019'],
      ['owner@example.test', 'Firma Firma: plan Standard jest opłacony do 11 czerwca 2019'],
    ]);
    const told = { company: 'Firma', plan: 'Standard', plan_en: 'Standard', valid_from: '2019-06-10T22:30:00.000Z' };
    assert.deepEqual(
      (await takeNotifications(api, owner)).map(({ kind, params }) => [kind, params]),
      [['PlanEnding', told]],
    );
    await pay(company, 'standard', new Date('2019-06-05T00:00:00Z'));
    await remind('2019-06-09T00:00:00Z');
    assert.deepEqual(await remindersSince(), []);
    await remind('2019-07-09T00:00:00Z');
    assert.equal((await remindersSince()).length, 2);
    await remind('2019-08-01T00:00:00Z');
    assert.deepEqual(await remindersSince(), []);
  });

  it('a plan that was granted without an end stays', async () => {
    const company = await newCompany();
    await api.db.query(sql`update companies set plan = 'premium' where id = ${company}`);
    await expire(new Date('2100-01-01T00:00:00Z'));
    assert.deepEqual([(await currentOf(company))?.id, (await currentOf(company))?.paid_until], ['premium', null]);
  });
});
