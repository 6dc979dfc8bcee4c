import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Deal, InvoiceDetails, OwnInvoiceDetails } from '@wspolnik/contract/deals';
import type { Order } from '@wspolnik/contract/orders';
import { nrbCheckDigits } from '../../platform/check-digits.ts';
import { dayAfter, polishDay } from '../../platform/polish-days.ts';
import { sql } from '../../storage/sql.ts';
import { newNip } from '../../testing/tax-numbers.ts';
import { runDueJobs } from '../jobs.ts';
import {
  act,
  api,
  buy,
  COMPANY_OF,
  headersOf,
  lasting,
  look,
  must,
  notifiedKinds,
  offerOf,
  orderIn,
  reject,
  takeFrames,
} from '../orders/testing/orders.ts';

const { db } = api;
const [NIP, SELLERS_NIP] = [newNip(), newNip()];
const accountOf = (digits: string) => `${nrbCheckDigits(digits)}${digits}`;
const ACCOUNT = accountOf('109010140000071219812874');
const SELLERS_ACCOUNT = accountOf('102055581111123456789012');
const today = () => polishDay(new Date());

const profileOf = (login: string) => headersOf(login, COMPANY_OF[login]);
const read = (login: string, id: string) =>
  api.inject({ url: `/api/transaction/deal/${id}/`, headers: login === 'guest' ? {} : profileOf(login) });
const dealOf = async (login: string, id: string): Promise<Deal> => (await read(login, id)).json<Deal>();
const change = (login: string, name: string, payload: object) => act(login, `transaction/deal-${name}`, payload);
const statusOf = async (reply: ReturnType<typeof act>) => {
  const { statusCode, json } = await reply;
  return [statusCode, json().code];
};
const fieldsOf = async (reply: ReturnType<typeof act>) => (await reply).json().fields;
const store = (login: string, payload: object) =>
  api.inject({ method: 'PUT', url: '/api/accounts/invoice-details/', payload, headers: profileOf(login) });
const ownOf = async (login: string) =>
  (await api.inject({ url: '/api/accounts/invoice-details/', headers: profileOf(login) })).json<OwnInvoiceDetails>();

const GIVEN = {
  name: 'Kupujący sp. z o.o.',
  nip: `PL ${NIP}`,
  address: 'Żółta 1',
  zip_code: '90-001',
  city: 'Łódź',
  email: 'faktury@kupujacy.test',
  phone: '600 700 800',
  bank_number: ACCOUNT,
};
const STORED: InvoiceDetails = { ...GIVEN, nip: NIP, phone: '+48600700800' };

/** An order of the buying company. */
async function boughtByCompany(): Promise<Order> {
  return must(buy({ offer_id: await offerOf({ price_from: 123_000 }) }, 'agent', COMPANY_OF.agent));
}

before(() => store('owner', { name: 'Pracownia', nip: SELLERS_NIP, bank_number: SELLERS_ACCOUNT }));

describe('the invoice details of a profile', () => {
  it('a profile starts with what its verification and profile say, and keeps what it stores', async () => {
    const before = await ownOf('agent');
    assert.deepEqual([before.stored, before.details.name, before.details.city], [false, 'Kupujący', 'Łódź']);
    assert.equal((await store('agent', GIVEN)).statusCode, 200);
    assert.deepEqual(await ownOf('agent'), {
      details: STORED,
      stored: true,
      may_edit: true,
      suggested_bank_number: null,
    });
  });

  it('a wrong number is refused on its field, and a company needs its NIP', async () => {
    const wrong = { ...GIVEN, nip: '1234567890', bank_number: '12', email: 'a', phone: '1', zip_code: '1', name: ' ' };
    const { fields } = (await store('agent', wrong)).json<{ fields: Record<string, { code: string }[]> }>();
    const codes = Object.entries(fields).map(([field, [error]]) => [field, error?.code]);
    assert.deepEqual(codes.sort(), [
      ['bank_number', 'bankNumber'],
      ['email', 'email'],
      ['name', 'required'],
      ['nip', 'nip'],
      ['phone', 'phone'],
      ['zip_code', 'zip'],
    ]);
    assert.deepEqual((await store('agent', { name: 'Firma' })).json().fields, { nip: [{ code: 'required' }] });
    assert.equal((await store('friend', { name: 'Anna Nowak' })).statusCode, 200);
  });

  it('a plain member sees no account and changes nothing', async () => {
    const { may_edit, details } = await ownOf('member');
    assert.deepEqual([may_edit, details.name, details.bank_number], [false, 'Pracownia', null]);
    assert.equal((await store('member', GIVEN)).json().code, 'forbidden');
  });

  it('an account number is encrypted in the database', async () => {
    const rows = await db.query<{ bank_number: string }>(sql`
      select bank_number from invoice_details union all select bank_number from order_invoices`);
    assert.ok(rows.length > 0 && rows.every(({ bank_number }) => !bank_number?.includes(ACCOUNT)));
  });
});

describe('the deal of an order', () => {
  it('both sides are copied at the purchase, and stay when a profile changes', async () => {
    const { id } = await boughtByCompany();
    await store('agent', { ...GIVEN, name: 'Nowa nazwa' });
    const deal = await dealOf('owner', id);
    assert.deepEqual(deal.buyer, { details: STORED, corrected_at: null });
    assert.deepEqual([deal.seller.details?.nip, deal.seller.details?.bank_number], [SELLERS_NIP, SELLERS_ACCOUNT]);
    await store('agent', GIVEN);
    assert.deepEqual([deal.price, deal.price_net, deal.vat, deal.vat_rate], ['1230.00', '1000.00', '230.00', '23']);
    assert.deepEqual([deal.due_on, deal.paid_on, deal.overdue], [dayAfter(today(), 14), null, false]);
  });

  it('the scope and delivery are those of the moment of buying', async () => {
    const offer_id = await offerOf();
    await db.query(sql`
      update offers set scope = '{Projekt,Montaż}', delivery_time = '14 dni', description = 'Opis' where id = ${offer_id}`);
    const { id } = await must(buy({ offer_id }, 'friend'));
    await db.query(sql`update offers set scope = '{}', delivery_time = null, description = '' where id = ${offer_id}`);
    const { terms } = await dealOf('friend', id);
    assert.deepEqual(
      [terms?.scope, terms?.delivery_time, terms?.description, terms?.as_bought],
      [['Projekt', 'Montaż'], '14 dni', 'Opis', true],
    );
  });

  it('nobody but the two sides and admins reads it', async () => {
    const { id } = await boughtByCompany();
    const codes = await Promise.all(
      ['guest', 'buyer', 'friend', 'agent', 'owner', 'member', 'admin'].map(async (login) => {
        const { statusCode } = await read(login, id);
        return [login, statusCode];
      }),
    );
    assert.deepEqual(codes, [
      ['guest', 401],
      ['buyer', 404],
      ['friend', 404],
      ['agent', 200],
      ['owner', 200],
      ['member', 200],
      ['admin', 200],
    ]);
    assert.deepEqual(
      await Promise.all(['agent', 'owner', 'member', 'admin'].map(async (login) => (await dealOf(login, id)).side)),
      ['buyer', 'seller', 'seller', null],
    );
  });
});

describe('correcting the own side of an order', () => {
  it('the other side reads the correction and is notified, and later orders are as before', async () => {
    const order = await boughtByCompany();
    await takeFrames('owner');
    const reply = await change('agent', 'details', { transaction_id: order.id, ...GIVEN, name: 'Oddział' });
    assert.equal(reply.statusCode, 200, reply.body);
    const { buyer } = await dealOf('owner', order.id);
    assert.deepEqual([buyer.details, buyer.corrected_at !== null], [{ ...STORED, name: 'Oddział' }, true]);
    assert.deepEqual(await notifiedKinds(order.id, 'owner'), ['OfferBought', 'DealChanged']);
    assert.ok((await takeFrames('owner')).includes('order.changed'));
    const steps = (await look(order.id, 'owner'))?.history.map(({ action, actor }) => [action, actor]);
    assert.deepEqual(steps?.at(-1), ['deal-details', 'Kupujący']);
    assert.equal((await ownOf('agent')).details.name, GIVEN.name);
  });

  it('the correction is refused when the order is confirmed or closed, and for strangers', async () => {
    for (const status of ['verified', 'cancelled', 'reported'] as const) {
      const { id } = await orderIn(status);
      assert.deepEqual(await statusOf(change('buyer', 'details', { transaction_id: id, name: 'Anna' })), [
        409,
        'invalid_transition',
      ]);
    }
    const { id } = await orderIn('bought');
    const body = { transaction_id: id, ...GIVEN };
    assert.deepEqual(await statusOf(change('friend', 'details', body)), [404, 'not_found']);
    assert.deepEqual(await statusOf(change('member', 'details', body)), [403, 'forbidden']);
    assert.deepEqual(await fieldsOf(change('buyer', 'details', { ...body, nip: '1' })), { nip: [{ code: 'nip' }] });
  });
});

describe('the payment of an order', () => {
  it('the seller names another due date, from the day of the order on', async () => {
    const { id } = await orderIn('bought');
    const due = (due_on: string, login = 'owner') => change(login, 'due', { transaction_id: id, due_on });
    const yesterday = dayAfter(today(), -1);
    assert.deepEqual(await fieldsOf(due(yesterday)), { due_on: [{ code: 'dateMin', params: { min: today() } }] });
    assert.equal((await fieldsOf(due('2999-01-01')))?.due_on[0].code, 'dateMax');
    assert.deepEqual(await statusOf(due(today(), 'member')), [403, 'forbidden']);
    assert.deepEqual(await statusOf(due(today(), 'buyer')), [403, 'company_required']);
    const later = dayAfter(today(), 30);
    assert.equal((await due(later)).json<Deal>().due_on, later);
    assert.equal((await look(id))?.due_on, later);
    const [last] = (await look(id))?.history.slice(-1) ?? [];
    assert.deepEqual([last?.action, last?.day], ['deal-due', later]);
    await due(later);
    assert.deepEqual(await notifiedKinds(id, 'buyer'), ['DealChanged']);
  });

  it('the seller marks the order as paid once, not in the future, and takes it back', async () => {
    const { id } = await orderIn('verified');
    const paid = (paid_on = today()) => change('owner', 'paid', { transaction_id: id, paid_on });
    assert.equal((await fieldsOf(paid(dayAfter(today(), 1))))?.paid_on[0].code, 'dateMax');
    assert.equal((await fieldsOf(paid(dayAfter(today(), -1))))?.paid_on[0].code, 'dateMin');
    const [first, second] = await Promise.all([paid(), paid()]);
    assert.deepEqual([first.statusCode, second.statusCode].sort(), [200, 409]);
    assert.equal((await look(id))?.paid_on, today());
    assert.deepEqual(await statusOf(change('owner', 'remind', { transaction_id: id })), [409, 'invalid_transition']);
    const back = await change('owner', 'unpaid', { transaction_id: id });
    assert.equal(back.json<Deal>().paid_on, null);
    assert.deepEqual((await notifiedKinds(id, 'buyer')).slice(-2), ['PaymentRecorded', 'DealChanged']);
  });

  it('a repeated request has one effect and answers with the deal of now', async () => {
    const { id } = await orderIn('bought');
    const send = () =>
      api.inject({
        method: 'POST',
        url: '/api/transaction/deal-remind/',
        payload: { transaction_id: id },
        headers: { ...profileOf('owner'), 'idempotency-key': `remind ${id}` },
      });
    assert.deepEqual([(await send()).statusCode, (await send()).statusCode], [200, 200]);
    assert.deepEqual(await notifiedKinds(id, 'buyer'), ['PaymentReminded']);
  });

  it('the buyer is reminded at most every third day', async () => {
    const { id } = await orderIn('bought');
    const remind = () => change('owner', 'remind', { transaction_id: id });
    assert.equal((await remind()).statusCode, 200);
    const { code, params } = (await remind()).json();
    assert.deepEqual([code, (await dealOf('owner', id)).remind_from], ['reminded_lately', params.from]);
    await db.query(sql`
      update orders set payment_reminded_at = payment_reminded_at - interval '3 days' where id = ${id}`);
    assert.equal((await remind()).statusCode, 200);
    assert.deepEqual(await notifiedKinds(id, 'buyer'), ['PaymentReminded', 'PaymentReminded']);
  });
});

/** Ordered three weeks ago, due on that day. */
async function dueOn(day: string, status: 'bought' | 'verified' = 'bought'): Promise<Order> {
  const order = await orderIn(status);
  lasting.add(order.id);
  await db.query(sql`
    update orders set due_on = ${day}::date, created_at = created_at - interval '21 days' where id = ${order.id}`);
  return order;
}

describe('an overdue order', () => {
  it('an order is overdue the day after its due date, until it is paid, cancelled or rejected', async () => {
    const { id } = await dueOn(today(), 'verified');
    assert.equal((await look(id))?.overdue, false);
    await db.query(sql`update orders set due_on = ${dayAfter(today(), -1)}::date where id = ${id}`);
    assert.deepEqual([(await look(id))?.overdue, (await dealOf('buyer', id)).overdue], [true, true]);
    const list = async () => {
      const reply = await api.inject({ url: '/api/offers/get-my-sales/?status=overdue', headers: profileOf('owner') });
      const { results, counts } = reply.json();
      return [results.map((order: Order) => order.id), counts.overdue];
    };
    assert.deepEqual(await list(), [[id], 1]);
    await change('owner', 'paid', { transaction_id: id, paid_on: today() });
    assert.deepEqual([(await look(id))?.overdue, await list()], [false, [[], 0]]);
    const rejected = await dueOn(dayAfter(today(), -1));
    await must(act('buyer', 'resubmit', { transaction_id: rejected.id }));
    await must(reject(rejected.id));
    assert.deepEqual([(await look(rejected.id))?.overdue, await list()], [false, [[], 0]]);
  });

  it('the buyer is reminded once automatically, the day after the due date, and again of another one', async () => {
    const { id } = await dueOn(dayAfter(today(), -1));
    const old = await dueOn(dayAfter(today(), -9));
    const run = async () => {
      await runDueJobs(api.context, new Date());
      await db.query(sql`update jobs set run_at = now() - interval '1 day' where kind = 'deals.remind-overdue'`);
    };
    await run();
    await run();
    assert.deepEqual(await notifiedKinds(id, 'buyer'), ['PaymentReminded']);
    assert.deepEqual(await notifiedKinds(old.id, 'buyer'), []);
    const step = (await look(id))?.history.at(-1);
    assert.deepEqual([step?.action, step?.actor], ['deal-remind', null]);
    await db.query(sql`update orders set due_on = ${dayAfter(today(), -2)}::date where id = ${id}`);
    await run();
    assert.equal((await notifiedKinds(id, 'buyer')).length, 2);
  });
});
