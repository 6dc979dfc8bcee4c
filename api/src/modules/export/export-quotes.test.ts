import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Quote } from '@wspolnik/contract/quotes';
import { newId } from '../../platform/ids.ts';
import { dayAfter, polishDay } from '../../platform/polish-days.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { api, exported, headers, me } from './testing/export.ts';

const company = await addCompany(api, 'Pracownia');
await addMember(api, company, me, 'manager');
const seller = { ...headers, 'company-id': company };
await addUser(api, { email: 'buyer@example.test' });
const buyer = await asUser(api, 'buyer@example.test');
const category_id = await addCategory(api, 'Meble');
const offer_id = await addOffer(api, { company_id: company, category_id, individual_price: true, price_from: null });
const valid_until = dayAfter(polishDay(new Date()), 7);

async function post(path: string, from: Record<string, string>, payload: object): Promise<Quote> {
  const keyed = { ...from, 'idempotency-key': newId() };
  const reply = await api.inject({ method: 'POST', url: `/api/offers/quotes/${path}`, payload, headers: keyed });
  assert.ok(reply.statusCode < 300, reply.body);
  return reply.json<Quote>();
}

const LINE = { name: 'Blat dębowy', quantity: '2', unit: 'szt.', price_net: '100.00' };
const STORED = { ...LINE, amount_net: '200.00' };

describe('the lines of proposals in the copy', () => {
  test('both sides have them with the message of the proposal, the buyer with the quote and the order too', async () => {
    const { id } = await post('', buyer, { offer_id, kind: 'quote', text: 'Ile za blat?' });
    const propose = { action: 'propose', vat_rate: '23', valid_until };
    await post(`${id}/`, seller, { ...propose, lines: [LINE], text: 'Z transportem' });
    const { proposal } = await post(`${id}/`, seller, { ...propose, lines: [{ ...LINE, name: 'Blat jesionowy' }] });
    await post(`${id}/`, buyer, {
      action: 'accept',
      valid_until,
      expected_price: proposal?.amount,
      expected_vat_rate: '23',
      expected_reward: proposal?.reward_total,
      expected_version: 2,
    });
    const [sold, bought] = [await exported(), await exported(buyer)];
    for (const { rows } of [sold, bought]) {
      const message = rows('messages').find(({ text }) => text === 'Z transportem');
      assert.deepEqual(message?.lines, [STORED]);
    }
    const second = { ...STORED, name: 'Blat jesionowy' };
    const [quote] = bought.rows('quotes') as { proposals: { lines: object[]; amount_net: string }[] }[];
    assert.deepEqual(
      quote?.proposals.map(({ lines, amount_net }) => [lines, amount_net]),
      [
        [[STORED], '200.00'],
        [[second], '200.00'],
      ],
    );
    assert.deepEqual(bought.rows('purchases')[0]?.lines, [second]);
    assert.deepEqual(sold.rows('quotes'), []);
  });
});
