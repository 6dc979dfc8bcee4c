import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany } from '../../testing/people.ts';
import { api, buy, call, effects, ids, recharge, seller } from '../orders/testing/orders.ts';
import {
  accept,
  answer,
  ask,
  asked,
  closeQuotes,
  inDays,
  job,
  list,
  look,
  must,
  priceless,
  profileOf,
  propose,
  proposed,
  ranged,
  refusal,
  termsOf,
} from './testing/quotes.ts';

const counts = () =>
  api.db.one(sql`select (select count(*) from quotes) as quotes, (select count(*) from quote_events) as events,
    (select count(*) from messages) as messages, (select count(*) from notifications) as notifications`);

/** Refused without any trace. */
async function refused(reply: () => Promise<{ json(): { code: string } }>, code: string): Promise<void> {
  const before = [await counts(), await effects()];
  assert.equal((await reply()).json().code, code);
  assert.deepEqual([await counts(), await effects()], before);
}

describe('a purchase without a quote', () => {
  it('a purchase is refused for an individual price and for a job, and below the bounds of a range', async () => {
    await refused(async () => buy({ offer_id: await priceless(), amount: '10.00' }), 'quote_required');
    await refused(async () => buy({ offer_id: await job(), amount: '10.00' }), 'application_required');
    await refused(async () => buy({ offer_id: await ranged(), amount: '99.99' }), 'validation_failed');
  });
});

describe('asking', () => {
  it('a question is refused for the own offer, one that is withdrawn, unknown, has a fixed price or is a job', async () => {
    await closeQuotes();
    const offer_id = await priceless();
    await refused(() => ask({ offer_id }, 'owner'), 'own_offer');
    await refused(() => ask({ offer_id }, 'member'), 'own_offer');
    await refused(async () => ask({ offer_id: await priceless({ is_active: false }) }), 'offer_inactive');
    await refused(() => ask({ offer_id: newId() }), 'not_found');
    assert.equal(await refusal(ask({ offer_id: await ranged({ price_to: null } as object) }), 'kind'), 'invalid');
    await refused(async () => ask({ offer_id: await job() }), 'application_required');
    assert.equal(await refusal(ask({ offer_id, kind: 'application' }), 'kind'), 'invalid');
  });

  it('a question needs a text, an amount that the offer may cost and a day that is not past', async () => {
    await closeQuotes();
    const [range, offer_id] = [await ranged(), await priceless()];
    const fieldOf = (change: object, field: string) => refusal(ask({ offer_id, ...change }), field);
    assert.equal(await fieldOf({ text: ' \n ' }, 'text'), 'required');
    assert.equal(await fieldOf({ text: 'x'.repeat(1001) }, 'text'), 'maxLength');
    assert.equal(await fieldOf({ offer_id: range, amount: '99.99' }, 'amount'), 'min');
    assert.equal(await fieldOf({ offer_id: range, amount: '200.01' }, 'amount'), 'max');
    assert.equal(await fieldOf({ amount: '0.00' }, 'amount'), 'min');
    assert.equal(await fieldOf({ amount: '-1.00' }, 'amount'), 'min');
    assert.equal(await fieldOf({ amount: '1000000000.01' }, 'amount'), 'max');
    assert.equal(await fieldOf({ amount: '1e9' }, 'amount'), 'amount');
    assert.equal(await fieldOf({ wanted_by: inDays(-1) }, 'wanted_by'), 'dateMin');
    assert.equal((await ask({ offer_id, wanted_by: '2026-02-31' })).statusCode, 422);
    assert.deepEqual(await list(`offer_id=${offer_id}`), []);
  });

  it('a question is refused twice for an offer, also at once, and past ten open requests to a seller', async () => {
    await closeQuotes();
    const offer_id = await priceless();
    const both = await Promise.all([ask({ offer_id }), ask({ offer_id })]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [201, 409]);
    await refused(() => ask({ offer_id }), 'quote_exists');
    for (let open = 1; open < 10; open += 1) await must(ask({ offer_id: await priceless() }));
    const reply = await ask({ offer_id: await priceless() });
    assert.deepEqual([reply.json().code, reply.json().params], ['quote_limit', { limit: 10, open: 10 }]);
    const elsewhere = await addCompany(api, 'Inna');
    await must(ask({ offer_id: await priceless({ company_id: elsewhere }) }));
  });

  it('a question is refused after twenty requests to a seller within an hour', async () => {
    await closeQuotes();
    Object.assign(api.context.config, { rateLimits: true });
    for (let number = 0; number < 20; number += 1) {
      const { id } = await must(ask({ offer_id: await priceless() }, 'friend'));
      await must(answer(id, { action: 'decline' }, 'friend'));
    }
    const reply = await ask({ offer_id: await priceless() }, 'friend');
    Object.assign(api.context.config, { rateLimits: false });
    assert.equal(reply.json().code, 'throttled');
    assert.ok(Number(reply.headers['retry-after']) > 3000);
  });

  it('a question is refused between profiles that have blocked each other, and so is every answer', async () => {
    const { id } = await proposed();
    const block = { method: 'POST', url: '/api/message-blocks/', payload: { user_id: ids.buyer } } as const;
    assert.equal((await api.inject({ ...block, headers: profileOf('owner') })).statusCode, 204);
    await refused(async () => ask({ offer_id: await priceless() }), 'not_found');
    await refused(() => accept(id), 'not_found');
    await refused(() => propose(id), 'recipient_blocked');
    await api.db.query(sql`delete from message_blocks`);
  });
});

describe('proposing', () => {
  it('a proposal is for owners and managers of the seller, with a price and a day within thirty', async () => {
    const { id } = await asked();
    await refused(() => propose(id, {}, 'buyer'), 'forbidden');
    await refused(() => propose(id, {}, 'member'), 'forbidden');
    await refused(() => propose(id, {}, 'friend'), 'not_found');
    await refused(() => propose(id, {}, 'admin'), 'not_found');
    await refused(() => propose(newId()), 'not_found');
    const fieldOf = (change: object, field: string) => refusal(propose(id, change), field);
    assert.equal(await fieldOf({ amount: undefined }, 'amount'), 'required');
    assert.equal(await fieldOf({ amount: '0.00' }, 'amount'), 'min');
    assert.equal(await fieldOf({ amount: '1000000000.01' }, 'amount'), 'max');
    assert.equal(await fieldOf({ valid_until: undefined }, 'valid_until'), 'required');
    assert.equal(await fieldOf({ valid_until: inDays(-1) }, 'valid_until'), 'dateMin');
    assert.equal(await fieldOf({ valid_until: inDays(31) }, 'valid_until'), 'dateMax');
    await must(propose(id, { valid_until: inDays(30) }));
    const other = await asked();
    await must(propose(other.id, { valid_until: inDays(0), amount: '1000000000.00' }));
  });

  it('a proposal is binding until its last day: only what is better for the buyer replaces it', async () => {
    const offer_id = await priceless({ loyalty_points: 1000 });
    const { id } = await proposed(offer_id, '150.00');
    const price = { price: '150.00', vat_rate: '23', reward: '10.00', reward_buyer: '5.00' };
    const terms = { ...price, valid_until: inDays(7), version: 1 };
    const dearer = await propose(id, { amount: '150.01' });
    assert.deepEqual([dearer.json().code, dearer.json().params], ['proposal_binding', terms]);
    await refused(() => propose(id, { amount: '150.01', valid_until: inDays(20) }), 'proposal_binding');
    await refused(() => propose(id, { amount: '100.00', valid_until: inDays(6) }), 'proposal_binding');
    await api.db.query(sql`update offers set loyalty_points = 1 where id = ${offer_id}`);
    await refused(() => propose(id, { amount: '149.99' }), 'proposal_binding');
    await must(propose(id, { amount: '120.00', valid_until: inDays(8) }));
    assert.equal((await look(id))?.proposal?.amount, '120.00');
  });
});

describe('accepting', () => {
  it('places one order when it comes twice at once, and the same one when the request is repeated', async () => {
    await recharge(seller, 100_000);
    const { id } = await proposed();
    const before = (await effects()) as { orders: number };
    const both = await Promise.all([accept(id), accept(id)]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.equal(both.find(({ statusCode }) => statusCode === 409)?.json().code, 'invalid_transition');
    assert.equal(((await effects()) as { orders: number }).orders, before.orders + 1);
    const again = await proposed();
    const key = newId();
    const body = { action: 'accept', ...(await termsOf(again.id)) };
    const twice = () => call(`offers/quotes/${again.id}`, body, profileOf('buyer'), key);
    const [one, two] = (await Promise.all([twice(), twice()])).map((reply) => reply.json());
    assert.ok(one.order.id);
    assert.deepEqual(one, two);
    const bare = await api.inject({
      method: 'POST',
      url: `/api/offers/quotes/${again.id}/`,
      payload: { action: 'accept' },
      headers: profileOf('buyer'),
    });
    assert.equal(bare.json().fields['Idempotency-Key'][0].code, 'required');
  });

  it('names price, reward and last day as they were seen, and is refused with those of now when one differs', async () => {
    const { id } = await proposed(await priceless({ loyalty_percentage: 10 }), '150.00');
    const price = { price: '150.00', vat_rate: '23', reward: '15.00', reward_buyer: '7.50' };
    const now = { ...price, valid_until: inDays(7), version: 1 };
    for (const other of [{ expected_price: '150.01' }, { expected_reward: '14.99' }, { valid_until: inDays(8) }]) {
      const reply = await accept(id, 'buyer', other);
      assert.deepEqual([reply.json().code, reply.json().params], ['quote_changed', now]);
      await refused(() => accept(id, 'buyer', other), 'quote_changed');
    }
    for (const field of ['expected_price', 'expected_reward', 'valid_until']) {
      assert.equal(await refusal(accept(id, 'buyer', { [field]: undefined }), field), 'required');
    }
    await must(accept(id));
  });

  it('accepting is refused for an offer that was withdrawn or deleted meanwhile, and of a suspended seller', async () => {
    for (const [change, code] of [
      [sql`update offers set is_active = false`, 'offer_inactive'],
      [sql`update offers set deleted_at = now()`, 'not_found'],
    ] as const) {
      const offer = await priceless();
      const { id } = await proposed(offer);
      await api.db.query(sql`${change} where id = ${offer}`);
      await refused(() => accept(id), code);
    }
    const { id } = await proposed();
    await api.db.query(sql`update companies set status = 'suspended' where id = ${seller}`);
    await refused(() => accept(id), 'not_found');
    await api.db.query(sql`update companies set status = 'active' where id = ${seller}`);
  });

  it('accepting is refused to the seller, before a proposal, and past the limit of open orders', async () => {
    const { id } = await asked();
    await refused(() => accept(id), 'invalid_transition');
    await must(propose(id));
    await refused(() => accept(id, 'owner'), 'forbidden');
    await refused(() => accept(id, 'friend'), 'not_found');
    const offer = await priceless();
    for (let number = 0; number < 3; number += 1) {
      const quote = await proposed(offer);
      await must(accept(quote.id));
    }
    const fourth = await proposed(offer);
    await refused(() => accept(fourth.id), 'offer_order_limit');
    assert.equal((await look(fourth.id))?.status, 'proposed');
  });
});
