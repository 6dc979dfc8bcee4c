import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order } from '@wspolnik/contract/orders';
import { sql } from '../../storage/sql.ts';
import { api, buy, look, offerOf } from './testing/orders.ts';

const vatOf = ({ price, price_net, vat_rate }: Order) => [price, price_net, vat_rate];
const shownTo = async (login: string, id: string) => {
  const order = await look(id, login);
  assert.ok(order);
  return vatOf(order);
};

describe('the VAT of an order', () => {
  it('the VAT is that of the moment of buying, whatever becomes of the offer', async () => {
    const offer_id = await offerOf({ price_from: 123_000 });
    await api.db.query(sql`update offers set price_type = 'net' where id = ${offer_id}`);
    const order = (await buy({ offer_id })).json<Order>();
    assert.deepEqual(vatOf(order), ['1230.00', '1000.00', '23']);
    await api.db.query(sql`
      update offers set price_type = 'gross', vat_rate = 'exempt', price_from = 50000 where id = ${offer_id}`);
    assert.deepEqual(await shownTo('buyer', order.id), ['1230.00', '1000.00', '23']);
    assert.deepEqual(await shownTo('owner', order.id), ['1230.00', '1000.00', '23']);
  });

  it('the VAT follows from the amount that was agreed within a range', async () => {
    const offer_id = await offerOf({ price_from: 10_000, price_to: 20_000 });
    await api.db.query(sql`update offers set vat_rate = '8' where id = ${offer_id}`);
    assert.deepEqual(vatOf((await buy({ offer_id, amount: '108.00' })).json()), ['108.00', '100.00', '8']);
  });

  it('the VAT is refused when the buyer has seen another rate at the same price', async () => {
    const offer_id = await offerOf();
    const seen = { offer_id, expected_price: '100.00', expected_vat_rate: '23', expected_reward: '10.00' };
    await api.db.query(sql`update offers set vat_rate = 'exempt' where id = ${offer_id}`);
    const refused = (await buy(seen)).json();
    const now = { price: '100.00', vat_rate: 'exempt', reward: '10.00' };
    assert.deepEqual([refused.code, refused.params], ['offer_changed', now]);
  });
});
