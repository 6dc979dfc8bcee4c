import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Attack } from './attack.ts';

/** Each promises more than half of what is paid. */
const PROMISES = [
  { price_from: '1.00', loyalty_points: '5000.00' },
  { price_from: '1.00', loyalty_points: '0.51' },
  { price_from: '0.00', loyalty_points: '5000.00' },
  { price_from: '1.00', price_to: '100000.00', loyalty_points: '5000.00' },
  { price_from: '100.00', loyalty_points_percentage_total: 100 },
];

export const attack: Attack = {
  aim: 'turn recharged points into withdrawable ones by a sale of 1 zł with a reward of 5,000 zł',
  async run({ call, signIn }) {
    const owner = await signIn('owner');
    const me = await (await call('GET', '/api/accounts/user-data/', { headers: owner })).json();
    const headers = { ...owner, 'company-id': me.companies[0].id as string };
    const [category] = (await (await call('GET', '/api/categories/')).json()) as { id: string }[];
    for (const promise of PROMISES) {
      const json = { title: 'Porada', category_id: category?.id, is_active: false, ...promise };
      const sent = { headers: { ...headers, 'idempotency-key': randomUUID() }, json };
      const reply = await call('POST', '/api/offers/', sent);
      const { fields } = (await reply.json()) as { fields?: Record<string, { code: string }[]> };
      assert.equal(reply.status, 422, `accepted: ${JSON.stringify(promise)}`);
      assert.match(Object.keys(fields ?? {}).join(), /^loyalty_points/);
    }
    return `${PROMISES.length} rewards of more than half of the price refused`;
  },
};
