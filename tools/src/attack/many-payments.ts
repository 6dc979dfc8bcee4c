import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { startStripeStandIn } from '../../../api/src/testing/stripe-stand-in.ts';
import type { Attack } from './attack.ts';
import type { Product } from './product.ts';

const AT_ONCE = 60;
const ROUNDS = 3;
/** New payments of a person in an hour. */
const ALLOWED = 10;

const stripe = await startStripeStandIn();

/** Ids of the payments that many calls at once are answered with; all others are refused. */
async function pay({ call }: Product, calls: { path: string; headers: Record<string, string> }[]): Promise<string[]> {
  const replies = await Promise.all(calls.map(({ path, headers }) => call('GET', path, { headers })));
  const ids: string[] = [];
  for (const reply of replies) {
    const { payment_id, code } = (await reply.json()) as { payment_id?: string; code?: string };
    if (payment_id) ids.push(payment_id);
    else assert.equal(code, 'throttled');
  }
  return ids;
}

async function tryMany(product: Product): Promise<string> {
  const [one, other] = [await product.signIn('fresh'), await product.signIn('user')];
  const path = (amount: number) => `/api/payment/pay-data-for-front/?amount=${amount}.00`;
  const many = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const different = Array.from({ length: AT_ONCE }, (_, nth) => ({
      path: path(100 * (round + 1) + nth),
      headers: { ...one, 'idempotency-key': randomUUID() },
    }));
    for (const id of await pay(product, different)) many.add(id);
  }
  const asked = () => new Set(stripe.asked.map(({ key }) => key)).size;
  assert.ok(many.size > 0 && many.size <= ALLOWED && asked() <= ALLOWED, `${many.size} payments, ${asked()} sessions`);
  const before = asked();
  const same = await pay(
    product,
    Array.from({ length: AT_ONCE }, () => ({ path: path(50), headers: other })),
  );
  assert.deepEqual([same.length, new Set(same).size, asked() - before], [AT_ONCE, 1, 1], 'the same call pays once');
  return `${ROUNDS * AT_ONCE} calls started ${many.size} payments, and ${AT_ONCE} equal ones a single one`;
}

export const attack: Attack = {
  aim: 'make sessions of the payment provider without end',
  settings: stripe.settings,
  async run(product) {
    try {
      return await tryMany(product);
    } finally {
      await stripe.close();
    }
  },
};
