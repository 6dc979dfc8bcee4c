import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order, OrderExport, OwnOrderPage } from '@wspolnik/contract/orders';
import { sql } from '../../storage/sql.ts';
import {
  act,
  addBuyers,
  api,
  buy,
  buyers,
  COMPANY_OF,
  fieldOf,
  headersOf,
  lasting,
  notifiedKinds,
  offerOf,
  orderIn,
} from './testing/orders.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const read = async <T>(url: string, login = 'owner') =>
  (await api.inject({ url: `/api/offers/${url}`, headers: headersOf(login, COMPANY_OF[login]) })).json<T>();
const sales = (query: string, login?: string) => read<OwnOrderPage>(`get-my-sales/?${query}`, login);
const titles = ({ results }: OwnOrderPage) => results.map(({ offer }) => offer.title);
const bought = async (title: string, login = 'buyer', company?: string) =>
  (await buy({ offer_id: await offerOf({ title }) }, login, company)).json<Order>();

describe('what waits for a seller', () => {
  it('a new order waits for the seller until the buyer has submitted it, and then for the decision', async () => {
    const before = (await sales('status=needs_action')).counts;
    const order = await bought('Nowe zamówienie');
    const { counts, results } = await sales('status=suggested');
    assert.deepEqual(
      [counts?.needs_action, counts?.deliver, results[0]?.id],
      [(before?.needs_action ?? 0) + 1, (before?.deliver ?? 0) + 1, order.id],
    );
    await act('buyer', 'sale-add-info', { transaction_id: order.id, text: 'FV 1' });
    await act('buyer', 'resubmit', { transaction_id: order.id });
    const after = await sales('status=needs_action');
    assert.deepEqual(
      [after.counts?.needs_action, after.counts?.deliver, after.results[0]?.status],
      [counts?.needs_action, before?.deliver, 'in_verification'],
    );
  });

  it('counts the requests for a price that wait for each side', async () => {
    const before = (await sales('')).counts?.quotes ?? 0;
    const priceless = await offerOf({
      individual_price: true,
      price_from: null,
      loyalty_points: 100,
      loyalty_percentage: null,
    });
    const asked = await act('friend', 'quotes', {
      offer_id: priceless,
      kind: 'quote',
      text: 'Ile?',
      wanted_by: inDays(20),
    });
    const { id } = asked.json<{ id: string }>();
    assert.equal((await sales('')).counts?.quotes, before + 1);
    await act('owner', `offers/quotes/${id}`, { action: 'propose', amount: '500.00', valid_until: inDays(7) });
    assert.equal((await sales('')).counts?.quotes, before);
    assert.equal((await read<OwnOrderPage>('get-my-purchases/', 'friend')).counts?.quotes, 1);
    assert.equal((await read<OwnOrderPage>('get-my-purchases/', 'agent')).counts?.quotes, 0);
  });
});

describe('POST offers/sale-deliver-on/', () => {
  it('the seller names the day, both sides see it, and the nearest deliveries come first', async () => {
    const [late, soon, open] = [await orderIn('bought'), await orderIn('bought'), await orderIn('bought')];
    await act('owner', 'sale-deliver-on', { transaction_id: late.id, deliver_on: inDays(9) });
    const reply = await act('manager', 'sale-deliver-on', { transaction_id: soon.id, deliver_on: inDays(2) });
    assert.equal(reply.json<Order>().deliver_on, inDays(2));
    const own = await read<OwnOrderPage>(`get-my-purchases/?purchase_id=${soon.id}`, 'buyer');
    assert.deepEqual(
      [own.results[0]?.deliver_on, own.results[0]?.history.at(-1)?.action],
      [inDays(2), 'sale-deliver-on'],
    );
    const listed = (await sales('status=deliver&limit=100')).results.map(({ id }) => id);
    const [first, second, third] = [soon.id, late.id, open.id].map((id) => listed.indexOf(id));
    assert.ok(first === 0 && second === 1 && Number(third) > 1, String(listed));
    const none = await act('owner', 'sale-deliver-on', { transaction_id: soon.id, deliver_on: null });
    assert.equal(none.json<Order>().deliver_on, null);
  });

  it('the buyer is notified of each new day and of its withdrawal, not of the same day again', async () => {
    const { id: transaction_id } = await orderIn('bought');
    for (const deliver_on of [inDays(9), inDays(9), inDays(2), null, null]) {
      await act('owner', 'sale-deliver-on', { transaction_id, deliver_on });
    }
    const sent = await api.db.query<{ what: string }>(sql`
      select params ->> 'what' as what from notifications
      where subject_id = ${transaction_id} and kind = 'DealChanged' order by created_at, id`);
    assert.deepEqual(
      sent.map(({ what }) => what),
      ['delivery', 'delivery', 'no_delivery'],
    );
    assert.ok(!(await notifiedKinds(transaction_id, 'owner')).includes('DealChanged'));
    const own = await read<OwnOrderPage>(`get-my-purchases/?purchase_id=${transaction_id}`, 'buyer');
    assert.equal(own.results[0]?.history.filter(({ action }) => action === 'sale-deliver-on').length, 3);
  });

  it('refuses a day that is over or too far, buyers, plain members and finished orders', async () => {
    const { id: transaction_id } = await orderIn('bought');
    const set = (deliver_on: string, login = 'owner') => act(login, 'sale-deliver-on', { transaction_id, deliver_on });
    assert.equal((await fieldOf(set(inDays(-2)), 'deliver_on')).code, 'dateMin');
    assert.equal((await fieldOf(set(inDays(900)), 'deliver_on')).code, 'dateMax');
    assert.equal((await set(inDays(2), 'buyer')).json().code, 'company_required');
    assert.equal((await set(inDays(2), 'agent')).json().code, 'not_found');
    assert.equal((await set(inDays(2), 'member')).json().code, 'forbidden');
    const verified = await orderIn('verified');
    const late = await act('owner', 'sale-deliver-on', { transaction_id: verified.id, deliver_on: inDays(2) });
    assert.equal(late.json().code, 'invalid_transition');
  });

  it('an accepted quote promises the day that the buyer has named', async () => {
    const { id } = (await read<{ results: { id: string }[] }>('quotes/?status=proposed', 'friend')).results[0] ?? {};
    const quote = (
      await read<{ results: { proposal: { amount: string; valid_until: string; reward_total: string } }[] }>(
        'quotes/',
        'friend',
      )
    ).results[0];
    const accepted = await act('friend', `offers/quotes/${id}`, {
      action: 'accept',
      expected_price: quote?.proposal.amount,
      expected_vat_rate: '23',
      valid_until: quote?.proposal.valid_until,
      expected_reward: quote?.proposal.reward_total,
    });
    assert.equal(accepted.statusCode, 200, accepted.body);
    const { results } = await read<OwnOrderPage>('get-my-purchases/', 'friend');
    assert.equal(results[0]?.deliver_on, inDays(20));
  });
});

describe('the search of own orders', () => {
  it('finds by number, by words of the title in any order, and by the name of the other side', async () => {
    const { number } = await bought('Ściana działowa z płyt', 'agent', buyers);
    const short = String(Number(number.slice(2)));
    for (const q of [number, number.toLowerCase(), short, 'plyt sciana', 'ściana kupujący']) {
      const { results, counts } = await sales(`q=${encodeURIComponent(q)}`);
      assert.deepEqual([results.map((each) => each.number), counts?.all], [[number], 1], q);
    }
    assert.equal((await sales('q=ściana pracownia')).count, 0);
    const own = await read<OwnOrderPage>('get-my-purchases/?q=pracownia', 'agent');
    assert.ok(titles(own).includes('Ściana działowa z płyt'));
    assert.deepEqual((await sales('q=100%25')).results, []);
  });

  it('what narrows the list down suggests all orders and is counted by it', async () => {
    const offer_id = await offerOf({ title: 'Jedyna' });
    await buy({ offer_id }, (await addBuyers(1))[0] ?? '');
    const { id } = (await buy({ offer_id }, (await addBuyers(1))[0] ?? '')).json<Order>();
    await act('owner', 'cancel-sale', { transaction_id: id, reason: 'Brak' });
    const page = await sales(`offer_id=${offer_id}&status=suggested`);
    assert.deepEqual([page.count, page.counts?.all, page.counts?.bought, page.counts?.cancelled], [2, 2, 1, 1]);
    assert.equal((await sales(`offer_id=${offer_id}&status=cancelled`)).count, 1);
  });

  it('a month begins at midnight in Poland', async () => {
    const title = 'Na przełomie';
    const { id } = await orderIn('bought', { title });
    lasting.add(id);
    const at = async (moment: string, month: string) => {
      await api.db.query(sql`update orders set created_at = ${moment}::timestamptz where id = ${id}`);
      return titles(await sales(`month=${month}&limit=100`)).includes(title);
    };
    assert.equal(await at('2026-07-31T21:59:59Z', '2026-07'), true);
    assert.equal(await at('2026-07-31T22:00:00Z', '2026-07'), false);
    assert.equal(await at('2026-07-31T22:00:00Z', '2026-08'), true);
    assert.equal(await at('2026-12-31T23:00:00Z', '2027-01'), true);
    assert.ok((await sales('month=2026-13')).count > 1, 'what is no month is ignored');
  });
});

describe('the file of own orders', () => {
  it('has what the list of the same filters has, of the side that asks', async () => {
    const order = await bought('Do pliku', 'agent', buyers);
    const file = (query: string, login?: string) => read<OrderExport>(`get-my-sales/export/?${query}`, login);
    const { results, truncated } = await file('q=do pliku');
    assert.deepEqual(
      [results, truncated],
      [
        [
          {
            number: order.number,
            status: 'bought',
            created_at: order.created_at,
            title: 'Do pliku',
            other: 'Kupujący',
            price: order.price,
            price_net: order.price_net,
            vat_rate: order.vat_rate,
            due_on: order.due_on,
            paid_on: null,
            reward_total: order.reward_total,
            deliver_on: null,
          },
        ],
        false,
      ],
    );
    assert.equal((await file('status=needs_action')).results.length, (await sales('')).counts?.needs_action);
    assert.equal((await file('status=suggested')).results.length, (await sales('')).counts?.needs_action);
    assert.equal((await file('status=needs_action', 'member')).results.length, 0);
    const own = await read<OrderExport>('get-my-purchases/export/?q=do pliku', 'agent');
    assert.equal(own.results[0]?.other, 'Pracownia');
    assert.deepEqual((await file('q=do pliku', 'agent')).results, []);
  });
});
