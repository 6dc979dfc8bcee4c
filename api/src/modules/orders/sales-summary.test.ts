import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import type { SalesSummary } from '@wspolnik/contract/sales';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { act, addBuyers, api, buy, buyers, headersOf, offerOf, seller } from './testing/orders.ts';

const read = async (query = '', login = 'owner', company = seller) =>
  (
    await api.inject({ url: `/api/offers/sales-summary/${query}`, headers: headersOf(login, company) })
  ).json<SalesSummary>();

/** An order of a new person at that moment, in that status. */
async function sold(offer_id: string, at: string, status = 'bought'): Promise<void> {
  const reply = await buy({ offer_id }, (await addBuyers(1))[0] ?? '');
  const { id } = reply.json<Order>();
  await api.db.query(sql`update orders set created_at = ${at}::timestamptz, status = ${status} where id = ${id}`);
}

describe('GET offers/sales-summary/', () => {
  it('a company without sales has zeros for every number, and its offers', async () => {
    const id = await offerOf({ title: 'Czeka' });
    const { month, latest_month, figures, previous, days, offers } = await read();
    assert.equal(month, latest_month);
    const zeros = {
      orders: 0,
      cancelled: 0,
      confirmed_gross: '0.00',
      confirmed_net: '0.00',
      open_gross: '0.00',
      open_net: '0.00',
    };
    assert.deepEqual(figures, { ...zeros, average: null, reward: '0.00' });
    assert.deepEqual(previous, figures);
    assert.ok(days.length > 0 && days.every(({ views }) => views === 0));
    assert.deepEqual(offers, [
      {
        offer: { id, title: 'Czeka', is_listed: true },
        views: 0,
        questions: 0,
        orders: 0,
        gross: '0.00',
        reward: '0.00',
      },
    ]);
  });

  it('sums what was ordered in the month in Poland, by what became of it, and compares with the month before', async () => {
    // 123 zł gross are 100 zł net; the reward is 10 %, half of it the buyer's.
    const offer = await offerOf({ title: 'Audyt', price_from: 12_300 });
    await sold(offer, '2025-02-28T22:59:59Z');
    await sold(offer, '2025-02-28T23:00:00Z', 'completed');
    await sold(offer, '2025-03-31T21:59:59Z', 'in_verification');
    await sold(offer, '2025-03-15T12:00:00Z', 'cancelled');
    await sold(offer, '2025-03-31T22:00:00Z');
    const { figures, previous, offers } = await read('?month=2025-03');
    assert.deepEqual(figures, {
      orders: 2,
      cancelled: 1,
      confirmed_gross: '123.00',
      confirmed_net: '100.00',
      open_gross: '123.00',
      open_net: '100.00',
      average: '123.00',
      // Nobody recommended the completed one, so that the other half came back.
      reward: '18.45',
    });
    assert.deepEqual([previous.orders, previous.open_gross], [1, '123.00']);
    const { orders, gross, reward } = offers[0] ?? {};
    assert.deepEqual([orders, gross, reward], [2, '246.00', '18.45']);
    assert.equal((await read('?month=2025-04')).figures.orders, 1);
  });

  it('counts views and questions of each offer in the month', async () => {
    const [seen, asked] = [
      await offerOf({ title: 'Oglądana' }),
      await offerOf({ title: 'Pytana', individual_price: true, price_from: null }),
    ];
    await api.db.query(sql`
      insert into offer_views (offer_id, day, count)
      values (${seen}, '2025-05-31', 4), (${seen}, '2025-06-01', 7), (${seen}, '2025-06-30', 2), (${asked}, '2025-06-01', 1)`);
    const reply = await act('friend', 'quotes', { offer_id: asked, kind: 'quote', text: 'Ile?' });
    await api.db.query(sql`
      update quotes set created_at = '2025-06-10T12:00:00Z' where id = ${reply.json<{ id: string }>().id}`);
    const { days, offers } = await read('?month=2025-06');
    const of = (id: string) => offers.find(({ offer }) => offer.id === id);
    assert.deepEqual([of(seen)?.views, of(seen)?.questions, of(asked)?.views, of(asked)?.questions], [9, 0, 1, 1]);
    assert.deepEqual(
      [days.length, days[0], days[29]],
      [30, { day: '2025-06-01', views: 8 }, { day: '2025-06-30', views: 2 }],
    );
  });

  it('counts the first message of each thread from the page of an offer as a question', async () => {
    const id = await offerOf({ title: 'Zagadywana' });
    const write = async (login: string, offer_id: string) => {
      const body = { company_recipient_id: seller, message: 'Czy jest w piątek?', offer_id };
      const headers = headersOf(login);
      const reply = await api.inject({ method: 'POST', url: '/api/message-send/', headers, payload: body });
      assert.equal(reply.statusCode, 201, reply.body);
      await api.db.query(sql`
        update messages set created_at = '2024-06-10T12:00:00Z' where id = ${reply.json<{ id: string }>().id}`);
    };
    for (const login of ['buyer', 'buyer', 'friend']) await write(login, id);
    await write('friend', newId());
    const { offers } = await read('?month=2024-06');
    assert.deepEqual(
      offers.filter(({ questions }) => questions > 0).map(({ offer, questions }) => [offer.title, questions]),
      [['Zagadywana', 2]],
    );
    const next = await read('?month=2024-07');
    assert.equal(next.offers.find(({ offer }) => offer.id === id)?.questions, 0);
  });

  it('another company sees nothing of it, and a deleted offer stays with its orders and loses its views', async () => {
    const other = await read('?month=2025-03', 'agent', buyers);
    assert.deepEqual([other.figures.orders, other.offers], [0, []]);
    const gone = await offerOf({ title: 'Wycofana' });
    await sold(gone, '2025-09-10T12:00:00Z');
    await api.db.query(sql`insert into offer_views (offer_id, day, count) values (${gone}, '2025-09-10', 5)`);
    await api.inject({ method: 'DELETE', url: `/api/offers/${gone}/`, headers: headersOf('owner', seller) });
    const row = (await read('?month=2025-09')).offers.find(({ offer }) => offer.id === gone);
    assert.deepEqual([row?.offer.is_listed, row?.orders, row?.views], [false, 1, 0]);
  });
});
