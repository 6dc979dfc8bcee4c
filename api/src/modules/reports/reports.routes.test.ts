import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Order, OrderPage } from '@wspolnik/contract/orders';
import { Transaction, TransactionReportPage } from '@wspolnik/contract/transactions';
import { DAY_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { takeNotifications } from '../../testing/notifications.ts';
import { statementsOf } from '../offers/testing/offers.ts';
import {
  act,
  api,
  assertLedgerAdds,
  balance,
  buy,
  buyers,
  effects,
  headersOf,
  ids,
  look,
  must,
  notifiedKinds,
  offerOf,
  orderIn,
  recharge,
  seller,
} from '../orders/testing/orders.ts';

before(() => recharge(seller, 10_000_000));

const get = (url: string, login = 'admin') =>
  api.inject({ url: `/api/accounts/admin/${url}`, headers: headersOf(login) });
const list = async (query = '') => (await get(`dva/?${query}`)).json<OrderPage>();
const reports = async (query = '') => (await get(`transaction-reports/?${query}`)).json<TransactionReportPage>();
const decide = (id: string, decision: string, buyer_reason = 'Są dowody', seller_reason = buyer_reason) =>
  act('admin', 'accounts/admin/transaction-reports', { id, decision, buyer_reason, seller_reason, seen_answer: false });

async function reported(from: 'in_verification' | 'rejected' | 'verified'): Promise<{ order: Order; report: string }> {
  const { id: transaction_id } = await orderIn(from, { loyalty_points: 1000 });
  const order = await must(act('buyer', 'report', { transaction_id, reason: 'Nie odpowiada' }));
  const found = (await reports('status=open&limit=100')).results.find((report) => report.order.id === order.id);
  return { order, report: found?.id ?? '' };
}

const available = async () => Number((await balance('owner', seller)).points);

describe('POST offers/report/', () => {
  it('a report needs a reason, and notifies the seller', async () => {
    const { id: transaction_id } = await orderIn('in_verification');
    const empty = await act('buyer', 'report', { transaction_id, reason: ' ' });
    assert.equal(empty.json().fields.reason[0].code, 'required');
    const order = await must(act('buyer', 'report', { transaction_id, reason: 'Nie odpowiada' }));
    assert.deepEqual([order.status, order.allowed_actions, order.matures_at], ['reported', [], null]);
    assert.equal(order.history.at(-1)?.reason, 'Nie odpowiada');
    assert.ok((await notifiedKinds(transaction_id, 'member')).includes('SaleReported'));
  });
});

describe('accounts/admin/transaction-reports/', () => {
  it('shows open reports and decided ones', async () => {
    const { order, report } = await reported('rejected');
    const open = await reports('status=open&limit=100');
    assert.ok(Compile(TransactionReportPage).Check(open));
    const row = open.results.find(({ id }) => id === report);
    assert.deepEqual([row?.reason, row?.decision, row?.order.status], ['Nie odpowiada', null, 'reported']);
    assert.deepEqual(row?.order.allowed_actions, ['transaction-reports']);
    await must(decide(report, 'verified'));
    assert.ok(!(await reports('status=open&limit=100')).results.some(({ id }) => id === report));
    const decided = (await reports('status=decided')).results.find(({ id }) => id === report);
    assert.deepEqual(
      [decided?.decision, decided?.buyer_reason, decided?.seller_reason, decided?.decided_by],
      ['verified', 'Są dowody', 'Są dowody', 'Anna Nowak'],
    );
    assert.equal(decided?.order.id, order.id);
    assert.deepEqual((await reports('page=9999')).results, []);
    assert.equal((await get('transaction-reports/', 'buyer')).json().code, 'forbidden');
  });

  it('a decision grants the reward of an order that was not verified before', async () => {
    for (const from of ['in_verification', 'rejected'] as const) {
      const { order, report } = await reported(from);
      const before = await available();
      assert.equal((await must(decide(report, 'verified'))).status, 'verified');
      // The half without a referrer returns; the buyer keeps the other.
      assert.equal((await available()) - before, 5);
      assert.deepEqual((await notifiedKinds(order.id, 'buyer')).slice(-2).sort(), ['ReportDecided', 'SaleVerified']);
    }
    await assertLedgerAdds();
  });

  it('a decision returns the reward to the seller when the order is cancelled, from every state', async () => {
    for (const [from, back] of [
      ['in_verification', 10],
      ['rejected', 10],
      ['verified', 5],
    ] as const) {
      const { order, report } = await reported(from);
      const before = await available();
      const cancelled = await must(decide(report, 'cancelled', 'Brak dowodów'));
      assert.deepEqual([cancelled.status, cancelled.history.at(-1)?.reason], ['cancelled', 'Brak dowodów']);
      assert.equal((await available()) - before, back, from);
      assert.ok((await notifiedKinds(order.id, 'member')).includes('ReportDecided'));
    }
    await assertLedgerAdds();
  });

  it('a decision notifies the owners of a granted reward of its loss, and nobody when it was never granted', async () => {
    for (const from of ['verified', 'in_verification'] as const) {
      const { order, report } = await reported(from);
      await takeNotifications(api, ids.buyer);
      await must(decide(report, 'cancelled', 'Brak dowodów'));
      const delivered = (await takeNotifications(api, ids.buyer)).filter(({ kind }) => kind === 'RewardReversed');
      const params = { offer: 'Usługa', points: '5.00', points_type: 'BUY' };
      const notification = {
        kind: 'RewardReversed',
        params,
        company_id: null,
        actor: null,
        subject: `order:${order.id}`,
      };
      assert.deepEqual(delivered, from === 'verified' ? [notification] : []);
    }
  });

  it('a decision has one effect, also for two decisions at once, and is audited', async () => {
    const { order, report } = await reported('verified');
    const both = await Promise.all([decide(report, 'verified'), decide(report, 'cancelled')]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal((await decide(report, 'verified')).json().code, 'invalid_transition');
    const log = await api.db.query<{ action: string }>(sql`
      select action, actor_id, details->>'report_id' as report, details->>'status_before' as before
      from audit_log where subject_id = ${order.id}`);
    const status = (await look(order.id))?.status;
    assert.deepEqual(log, [{ action: `order.${status}`, actor_id: ids.admin, report, before: 'verified' }]);
  });

  it('a decision gives each side its own reason, in the order and in its notification', async () => {
    const { order, report } = await reported('verified');
    await takeNotifications(api, ids.buyer);
    await takeNotifications(api, ids.owner);
    const answer = await must(decide(report, 'cancelled', 'Zwrot do 5 dni', 'Brak dowodu wykonania'));
    const { reason, seller_reason } = answer.history.at(-1) ?? {};
    assert.deepEqual([reason, seller_reason], ['Zwrot do 5 dni', 'Brak dowodu wykonania']);
    for (const [login, url, text] of [
      ['buyer', 'get-my-purchases/?purchase_id=', 'Zwrot do 5 dni'],
      ['owner', 'get-my-sales/?sale_id=', 'Brak dowodu wykonania'],
    ] as const) {
      const headers = headersOf(login, login === 'owner' ? seller : undefined);
      const reply = await api.inject({ url: `/api/offers/${url}${order.id}`, headers });
      const event = reply.json<OrderPage>().results[0]?.history.at(-1);
      assert.equal(event?.reason, text, login);
      assert.ok(!('seller_reason' in (event ?? {})), login);
      const decided = (await takeNotifications(api, ids[login])).find(({ kind }) => kind === 'ReportDecided');
      assert.equal(decided?.params.reason, text);
    }
  });

  it('a decision is left to another admin when the admin takes part in the order', async () => {
    const admin = ids.admin ?? '';
    const { order, report } = await reported('in_verification');
    for (const change of [
      sql`insert into company_members (company_id, user_id, role) values (${seller}, ${admin}, 'member')`,
      sql`update orders set referrer_user_id = ${admin} where id = ${order.id}`,
      sql`update orders set buyer_user_id = ${admin} where id = ${order.id}`,
    ]) {
      await api.db.query(change);
      assert.equal((await decide(report, 'verified')).json().code, 'own_profile');
      const row = (await reports('status=open&limit=100')).results.find(({ id }) => id === report);
      assert.deepEqual([row?.is_own, row?.order.allowed_actions], [true, []]);
      await api.db.query(sql`delete from company_members where user_id = ${admin}`);
      await api.db.query(
        sql`update orders set referrer_user_id = null, buyer_user_id = ${ids.buyer ?? ''} where id = ${order.id}`,
      );
    }
    assert.equal((await look(order.id))?.status, 'reported');
    await must(decide(report, 'verified'));
  });

  it('another report and decision are possible', async () => {
    const { order, report } = await reported('verified');
    await must(decide(report, 'verified'));
    await must(act('buyer', 'report', { transaction_id: order.id, reason: 'Znowu' }));
    const again = (await reports('status=open&limit=100')).results.find((row) => row.order.id === order.id);
    assert.equal((await must(decide(again?.id ?? '', 'cancelled', 'Brak dowodów'))).status, 'cancelled');
    await assertLedgerAdds();
  });

  it('a decision refuses a decision without a reason, an unknown report and other callers', async () => {
    const { order, report } = await reported('in_verification');
    const before = await effects();
    const silent = (await decide(report, 'verified', ' ', '\u200b')).json();
    assert.deepEqual(
      [silent.fields.buyer_reason[0].code, silent.fields.seller_reason[0].code],
      ['required', 'required'],
    );
    const long = (await decide(report, 'verified', 'x', 'x'.repeat(5000))).json();
    assert.equal(long.fields.seller_reason[0].code, 'maxLength');
    assert.equal((await decide(report, 'completed')).json().code, 'validation_failed');
    assert.equal((await decide(newId(), 'verified')).json().code, 'not_found');
    const body = { id: report, decision: 'verified', buyer_reason: 'x', seller_reason: 'x', seen_answer: false };
    for (const login of ['buyer', 'owner', 'friend']) {
      assert.equal((await act(login, 'accounts/admin/transaction-reports', body)).json().code, 'forbidden');
    }
    assert.deepEqual(await effects(), before);
    assert.equal((await look(order.id))?.status, 'reported');
  });
});

describe('GET accounts/admin/dva/{id}/', () => {
  it('the answer tells an order’s whole life', async () => {
    const { order, report } = await reported('verified');
    await must(decide(report, 'cancelled', 'Brak dowodów', 'Zwrot'));
    const life = (await get(`dva/${order.id}/`)).json<Transaction>();
    assert.ok(Compile(Transaction).Check(life));
    assert.equal(life.order.history.at(-1)?.seller_reason, 'Zwrot');
    assert.deepEqual(
      life.reports.map(({ id, buyer_reason, seller_reason, status_before }) => [
        id,
        buyer_reason,
        seller_reason,
        status_before,
      ]),
      [[report, 'Brak dowodów', 'Zwrot', 'verified']],
    );
    const moves = life.entries.map(({ from, to }) => `${from.kind} → ${to.kind}`);
    assert.equal(moves[0], 'available → frozen');
    assert.ok(moves.includes('frozen → assigned'));
    assert.deepEqual(life.entries[0]?.from.holder?.name, 'Pracownia');
    assert.equal((await get(`dva/${newId()}/`)).json().code, 'not_found');
    assert.equal((await get(`dva/${order.id}/`, 'buyer')).json().code, 'forbidden');
  });
});

describe('GET accounts/admin/dva/', () => {
  it('filters by status, words, number, parties and dates', async () => {
    const title = 'Łagodna żegluga';
    const { id, number } = await must(buy({ offer_id: await offerOf({ title }) }, 'agent', buyers));
    const only = async (query: string) => (await list(`${query}&limit=100`)).results.map((order) => order.id);
    for (const query of [
      `q=${encodeURIComponent('ŻEGLUGA')}`,
      'q=lagodna',
      `q=${number}`,
      `q=${id}`,
      `buyer=${buyers}`,
    ]) {
      assert.deepEqual(await only(query), [id], query);
    }
    assert.deepEqual(await only('q=lagodna&status=verified'), []);
    assert.deepEqual(await only(`q=lagodna&seller=${seller}&status=bought,verified`), [id]);
    assert.deepEqual(await only(`q=lagodna&seller=${buyers}`), []);
    assert.deepEqual(await only('q=100%25'), []);
    const warsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
    const day = (days: number) => warsaw.format(Date.now() + days * DAY_MS);
    assert.deepEqual(await only(`q=lagodna&date_from=${day(0)}&date_to=${day(0)}`), [id]);
    assert.deepEqual(await only(`q=lagodna&date_from=${day(1)}`), []);
    assert.deepEqual(await only(`q=lagodna&date_to=${day(-1)}`), []);
    assert.equal((await get('dva/?date_from=2026-02-30&seller=nonsense&q=%00')).statusCode, 200);
    assert.equal((await get('dva/?date_from=0000-01-01&date_to=0000-12-31')).statusCode, 200);
  });

  it('the list is allowed to admins, in pages and in few statements', async () => {
    for (const login of ['buyer', 'owner']) assert.equal((await get('dva/', login)).json().code, 'forbidden');
    const acting = { url: '/api/accounts/admin/dva/', headers: headersOf('owner', seller) };
    assert.equal((await api.inject(acting)).json().code, 'forbidden');
    const [one, two] = [await list('limit=1'), await list('limit=1&page=2')];
    assert.notEqual(one.results[0]?.id, two.results[0]?.id);
    assert.ok(one.next && two.previous && one.count > 5);
    assert.deepEqual((await list('page=9999')).results, []);
    for (const url of ['dva/?limit=100', 'transaction-reports/?limit=100']) {
      assert.ok((await statementsOf(api, () => get(url))) <= 6);
    }
  });
});
