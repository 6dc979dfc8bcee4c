import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import type { Product } from './product.ts';

const KNOWN = ['owner', 'manager', 'member', 'user', 'fresh', 'admin', 'moderator'];
/** Of each call twice as many requests. An address may ask for 60 an hour. */
const CALLS = { 'reset-password/request': 30, 'login/link/request': 20 };
/** Milliseconds. Work that one request has started ends before the next. */
const PAUSE = 60;
/** Of 40 guesses by one sample each, mere chance has 75 % or more right twice in a thousand runs. */
const MOST_RIGHT = 0.75;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timeOf({ call }: Product, path: string, email: string): Promise<number> {
  await pause(PAUSE + randomInt(PAUSE));
  const start = performance.now();
  const reply = await call('POST', `/api/accounts/${path}/`, { json: { email } });
  assert.equal(reply.status, 204);
  return performance.now() - start;
}

/** Answers the share of right guesses, with the figures in words. */
async function guess(product: Product, path: string, pairs: number): Promise<string> {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const account = `${KNOWN[pair % KNOWN.length]}@demo.wspolnik.test`;
    const askKnown = async () => known.push(await timeOf(product, path, account));
    const askUnknown = async () => unknown.push(await timeOf(product, path, `nobody-${pair}@demo.wspolnik.test`));
    const [first, second] = randomInt(2) ? [askKnown, askUnknown] : [askUnknown, askKnown];
    await first();
    await second();
  }
  const border = median([...known, ...unknown]);
  const slow = (times: readonly number[]) => times.filter((time) => time > border).length;
  const right = (slow(known) + pairs - slow(unknown)) / (2 * pairs);
  const best = Math.max(right, 1 - right);
  const figures = `${path} ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms, ${Math.round(best * 100)} % right`;
  assert.ok(best < MOST_RIGHT, figures);
  return figures;
}

export const attack: Attack = {
  aim: 'tell by the time of a mailed link who has an account',
  async run(product) {
    const figures: string[] = [];
    for (const [path, pairs] of Object.entries(CALLS)) figures.push(await guess(product, path, pairs));
    return `known and unknown addresses have the same medians: ${figures.join('; ')}`;
  },
};
