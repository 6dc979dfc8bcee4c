import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import type { Product } from './product.ts';

const KNOWN = ['owner', 'manager', 'member', 'user', 'fresh', 'admin', 'moderator'];
/** Twice as many requests. An address may ask for 60 an hour. */
const PAIRS = 30;
/** Milliseconds. What one request has started ends before the next. */
const PAUSE = 60;
/** Of 60 guesses by one sample each, chance alone has 70 % or more right twice in a thousand runs. */
const MOST_RIGHT = 0.7;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timeOf({ call }: Product, email: string): Promise<number> {
  await pause(PAUSE + randomInt(PAUSE));
  const start = performance.now();
  const reply = await call('POST', '/api/accounts/reset-password/request/', { json: { email } });
  assert.equal(reply.status, 204);
  return performance.now() - start;
}

export const attack: Attack = {
  aim: 'tell by the time of a password reset who has an account',
  async run(product) {
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const account = `${KNOWN[pair % KNOWN.length]}@demo.wspolnik.test`;
      const askKnown = async () => known.push(await timeOf(product, account));
      const askUnknown = async () => unknown.push(await timeOf(product, `nobody-${pair}@demo.wspolnik.test`));
      const [first, second] = randomInt(2) ? [askKnown, askUnknown] : [askUnknown, askKnown];
      await first();
      await second();
    }
    const border = median([...known, ...unknown]);
    const slow = (times: readonly number[]) => times.filter((time) => time > border).length;
    const right = (slow(known) + PAIRS - slow(unknown)) / (2 * PAIRS);
    const best = Math.max(right, 1 - right);
    const figures = `medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms, ${Math.round(best * 100)} % right`;
    assert.ok(best < MOST_RIGHT, figures);
    return `a known and an unknown address differ by nothing: ${figures} of ${2 * PAIRS} guesses`;
  },
};
