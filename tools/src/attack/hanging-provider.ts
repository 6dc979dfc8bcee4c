import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { startStripeStandIn } from '../../../api/src/testing/stripe-stand-in.ts';
import type { Attack } from './attack.ts';
import type { Product } from './product.ts';

/** Milliseconds before the provider answers. The API gives up earlier, and asks a second time. */
const HANGS = 8_000;
const READS = 20;
/** A payment that holds a connection makes it hundreds of times as long; a busy machine, a few. */
const MOST_TIMES = 10;
const PAYERS = ['owner', 'manager', 'member', 'user', 'fresh'] as const;
/** Of each; more are refused. */
const PAYMENTS = 2;

const stripe = await startStripeStandIn(async () => {
  await pause(HANGS);
  return undefined;
});

/** Milliseconds of a guest's read of the posts: the median. */
async function guestReads({ call }: Product): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const started = performance.now();
    const reply = await call('GET', '/api/posts/');
    assert.equal(reply.status, 200);
    await reply.arrayBuffer();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[READS / 2] ?? Number.NaN;
}

async function tryToHold(product: Product): Promise<string> {
  const sessions = await Promise.all(PAYERS.map((payer) => product.signIn(payer)));
  const before = await guestReads(product);
  const replies = sessions.flatMap((headers) =>
    Array.from({ length: PAYMENTS }, (_, nth) =>
      product.call('GET', `/api/payment/pay-data-for-front/?amount=${10 + nth}.00`, { headers }),
    ),
  );
  const answered = Promise.race(replies);
  while (stripe.asked.length < replies.length) {
    const first = await Promise.race([answered, pause(50)]);
    assert.equal(first, undefined, `${stripe.asked.length} of ${replies.length} payments have reached the provider`);
  }
  const during = await guestReads(product);
  const figures = `a guest's posts take ${before.toFixed(1)} ms, and ${during.toFixed(1)} ms while ${replies.length} payments wait`;
  assert.ok(during < MOST_TIMES * before, figures);
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  assert.deepEqual(new Set(statuses), new Set([503]), 'a provider that hangs is unavailable');
  return figures;
}

export const attack: Attack = {
  aim: 'stop the API with payments while their provider hangs',
  settings: stripe.settings,
  async run(product) {
    try {
      return await tryToHold(product);
    } finally {
      await stripe.close();
    }
  },
};
