import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DAY_MS } from '@wspolnik/settings';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { endOf, unusedOf } from './plan-change.ts';
import { addPeriod } from './plan-period.ts';
import { expirePlansJob, remindPlansJob } from './plans.jobs.ts';
import { planPaid } from './plans.service.ts';
import {
  api,
  asManager,
  currentOf,
  keep,
  manager,
  newCompany,
  openAt,
  owner,
  pay,
  plans,
  subscribe,
} from './testing/plans.ts';

const days = (from: Date, count: number) => new Date(from.getTime() + count * DAY_MS);
const run = (job: typeof expirePlansJob, now: Date) => api.db.transaction((tx) => job.run(api.context, tx, null, now));
const optionOf = async (company: string, plan: string) =>
  (await plans(company)).results.find(({ id }) => id === plan)?.change;
const planOf = async (company: string) => {
  const current = await currentOf(company);
  return [current?.id, current?.paid_until];
};
const confirm = (company: string, plan: string, payment: Awaited<ReturnType<typeof openAt>>, now: Date) =>
  api.db.transaction((tx) => planPaid(tx, company, plan, payment, now));

describe('the rest of a paid period', () => {
  const period = { starts_at: '2026-11-01T10:00:00.000Z', ends_at: '2026-12-01T10:00:00.000Z', value: 9_900 };
  const unused = (at: string) => unusedOf([period], new Date(at));

  it('the rest is its unused days to the grosz, with the day that has begun', () => {
    assert.deepEqual(unused('2026-11-01T10:00:00Z'), { days: 30, value: 9_900 });
    assert.deepEqual(unused('2026-11-01T10:00:01Z'), { days: 30, value: 9_900 });
    assert.deepEqual(unused('2026-11-11T10:00:00Z'), { days: 20, value: 6_600 });
    assert.deepEqual(unused('2026-11-30T10:00:01Z'), { days: 1, value: 330 });
    assert.deepEqual(unused('2026-12-01T10:00:00Z'), { days: 0, value: 0 });
    assert.deepEqual(unused('2026-10-30T10:00:00Z'), { days: 30, value: 9_900 });
  });

  it('the rest rounds a day that is no whole grosz, and adds periods that were paid early', () => {
    const odd = { starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2027-01-01T10:00:00.000Z', value: 9_900 };
    // 9 900 × 10 / 31 = 3 193.5…
    assert.deepEqual(unusedOf([odd], new Date('2026-12-22T10:00:00Z')), { days: 10, value: 3_194 });
    assert.deepEqual(unusedOf([period, odd], new Date('2026-11-21T10:00:00Z')), { days: 41, value: 13_200 });
  });

  it('the rest buys a period for its price, and days in proportion for more or less', () => {
    const from = new Date('2026-11-01T10:00:00Z');
    const until = (value: number) => endOf(from, { period: 'month', price: 24_900 }, value).toISOString().slice(0, 10);
    assert.deepEqual([24_900, 25_729, 25_730, 18_300].map(until), [
      '2026-12-01',
      '2026-12-01',
      '2026-12-02',
      '2026-11-23',
    ]);
  });
});

describe('a larger plan', () => {
  it('a larger plan costs its price without the unused days, and begins at once', async () => {
    const company = await newCompany();
    const now = api.context.clock();
    await pay(company, 'standard', days(now, -10));
    const end = Date.parse((await currentOf(company))?.paid_until ?? '');
    const all = Math.round((end - days(now, -10).getTime()) / DAY_MS);
    const credit = Math.round((9_900 * (all - 10)) / all);
    const option = await optionOf(company, 'premium');
    assert.deepEqual(
      [option?.kind, option?.credit, option?.credit_days, option?.amount],
      ['start', (credit / 100).toFixed(2), all - 10, ((24_900 - credit) / 100).toFixed(2)],
    );
    assert.equal((await subscribe(company, 'premium')).statusCode, 200);
    const payment = await api.db.one<{ amount: number }>(sql`
      select amount from payments where company_id = ${company} and reference = 'premium'`);
    assert.equal(payment?.amount, 24_900 - credit);
    await pay(company, 'premium', now, 24_900 - credit);
    const [plan, until] = await planOf(company);
    assert.deepEqual([plan, until?.slice(0, 10)], ['premium', addPeriod(now, 'month').toISOString().slice(0, 10)]);
  });

  it('a larger plan needs no payment when the credit covers it, and lasts longer for the rest', async () => {
    const company = await newCompany();
    const now = api.context.clock();
    await pay(company, 'standard', now, 30_000);
    const option = await optionOf(company, 'premium');
    assert.deepEqual([option?.amount, option?.credit], ['0.00', '300.00']);
    const reply = await subscribe(company, 'premium');
    assert.equal(reply.json().payment_id, null);
    assert.equal((await currentOf(company))?.id, 'premium');
    const value = await api.db.one(sql`
      select value from plan_periods where company_id = ${company} and credited_at is null`);
    assert.deepEqual(value, { value: 30_000 });
    assert.ok(Date.parse(option?.paid_until ?? '') > now.getTime() + 31 * DAY_MS);
  });

  it('a larger plan is credited once when it is paid in two tabs, and the second payment is worth its days', async () => {
    const company = await newCompany();
    const now = new Date('2027-04-11T10:00:00Z');
    await pay(company, 'standard', new Date('2027-04-01T10:00:00Z'));
    const tabs = [
      await openAt(company, 'premium', 18_300, now),
      await openAt(company, 'premium', 18_300, now),
    ] as const;
    await confirm(company, 'premium', tabs[0], now);
    assert.deepEqual(await planOf(company), ['premium', '2027-05-11T10:00:00.000Z']);
    await confirm(company, 'premium', tabs[1], now);
    // 183.00 of 249.00 for 31 days: 22 days.
    assert.deepEqual(await planOf(company), ['premium', '2027-06-02T10:00:00.000Z']);
  });

  it('a larger plan loses no payment of several that are confirmed at once', async () => {
    const company = await newCompany();
    const now = new Date('2027-04-11T10:00:00Z');
    const paid = await Promise.all(
      ['standard', 'premium', 'standard', 'premium'].map(async (plan) => {
        const payment = await openAt(company, plan, plan === 'premium' ? 24_900 : 9_900, now);
        return { plan, payment };
      }),
    );
    const bought = await Promise.all(paid.map(({ plan, payment }) => confirm(company, plan, payment, now)));
    assert.equal(bought.includes(null), false);
    const worth = await api.db.one<{ value: number }>(sql`
      select sum(value)::int as value from plan_periods where company_id = ${company} and credited_at is null`);
    assert.equal(worth?.value, 2 * 24_900 + 2 * 9_900);
    assert.equal((await currentOf(company))?.id, 'premium');
  });

  it('a larger plan is paid at the price of the moment when the payment was opened', async () => {
    const company = await newCompany();
    const opened = new Date('2027-08-31T21:55:00Z');
    await api.db.query(sql`
      insert into plan_prices (id, plan, price, valid_from, created_at)
      values (gen_random_uuid(), 'premium', 29900, ${new Date('2027-08-31T22:00:00Z')}, ${opened})`);
    await confirm(
      company,
      'premium',
      await openAt(company, 'premium', 24_900, opened),
      new Date('2027-08-31T22:05:00Z'),
    );
    assert.deepEqual(await planOf(company), ['premium', '2027-09-30T22:05:00.000Z']);
    await api.db.query(sql`delete from plan_prices`);
  });
});

describe('a smaller plan', () => {
  it('a smaller plan waits for the end of the paid time, and can be taken back until then by the owner', async () => {
    const company = await newCompany();
    const now = api.context.clock();
    await pay(company, 'premium', now);
    const end = (await currentOf(company))?.paid_until ?? '';
    assert.deepEqual(await optionOf(company, 'free'), {
      ...{ kind: 'later', amount: '0.00', credit: '0.00', credit_days: 0, starts_at: end, paid_until: null },
    });
    assert.equal((await subscribe(company, 'free')).json().plan.id, 'premium');
    assert.equal((await plans(company)).results.find(({ next }) => next)?.id, 'free');
    assert.equal((await keep(company, asManager)).json().code, 'forbidden');
    assert.equal((await keep(company)).statusCode, 204);
    assert.equal((await keep(company)).json().code, 'not_found');
    await run(expirePlansJob, new Date(end));
    assert.equal((await currentOf(company))?.id, 'premium');
  });

  it('a smaller plan begins at the end of the paid time, once, and notifies the company', async () => {
    const [toFree, toStandard] = [await newCompany(), await newCompany()];
    const now = api.context.clock();
    for (const company of [toFree, toStandard]) await pay(company, 'premium', now);
    const end = (await currentOf(toFree))?.paid_until ?? '';
    await subscribe(toFree, 'free');
    await subscribe(toStandard, 'standard');
    await run(expirePlansJob, new Date(Date.parse(end) - 1000));
    assert.deepEqual(await planOf(toFree), ['premium', end]);
    await takeNotifications(api, manager);
    await Promise.all([run(expirePlansJob, new Date(end)), run(expirePlansJob, new Date(end))]);
    assert.deepEqual(await planOf(toFree), ['free', null]);
    // Unpaid from that day on: 30 days to pay.
    assert.deepEqual(await planOf(toStandard), ['standard', end]);
    assert.deepEqual(
      (await takeNotifications(api, manager)).map(({ kind, params }) => `${kind} ${params?.plan}`).sort(),
      ['PlanChanged Darmowy', 'PlanChanged Standard'],
    );
    await run(expirePlansJob, days(new Date(end), 30));
    assert.deepEqual(await planOf(toStandard), ['free', null]);
  });

  it('a smaller plan is settled by a larger one that is chosen after it', async () => {
    const company = await newCompany();
    const now = new Date('2028-04-01T10:00:00Z');
    await pay(company, 'standard', now);
    await api.db.query(sql`update companies set next_plan = 'free' where id = ${company}`);
    await pay(company, 'premium', days(now, 15), 20_000);
    assert.equal(
      (await plans(company)).results.some(({ next }) => next),
      false,
    );
  });

  it('a smaller plan whose payment arrives after that of a larger one prolongs the larger one by its worth', async () => {
    const company = await newCompany();
    const now = new Date('2028-04-01T10:00:00Z');
    const standard = await openAt(company, 'standard', 9_900, now);
    await pay(company, 'premium', now);
    await confirm(company, 'standard', standard, now);
    // 99.00 of 249.00 for 31 days: 12 days.
    assert.deepEqual(await planOf(company), ['premium', '2028-05-13T10:00:00.000Z']);
  });

  it('a smaller plan is named by the reminder, seven days before', async () => {
    const company = await newCompany();
    await pay(company, 'premium', new Date('2018-06-01T10:00:00Z'));
    await api.db.query(sql`update companies set next_plan = 'free' where id = ${company}`);
    await api.db.query(sql`delete from outbox`);
    await takeNotifications(api, owner);
    await run(remindPlansJob, new Date('2018-06-24T09:59:59Z'));
    assert.deepEqual(await api.db.query(sql`select subject from outbox`), []);
    for (const _ of [1, 2]) await run(remindPlansJob, new Date('2018-06-24T10:00:00Z'));
    const mails = await api.db.query<{ subject: string }>(sql`select subject from outbox`);
    assert.deepEqual(mails, [{ subject: 'Firma Firma: 1 lipca 2018 plan zmieni się na Darmowy' }]);
    assert.deepEqual(
      (await takeNotifications(api, owner)).map(({ kind }) => kind),
      ['PlanEnding'],
    );
  });
});
