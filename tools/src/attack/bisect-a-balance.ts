import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Attack } from './attack.ts';

/** Enough to find a grosz among a million zł. */
const QUESTIONS = 27;
const LARGEST = 100_000_000;
const zloty = (grosze: number): string => (grosze / 100).toFixed(2);

export const attack: Attack = {
  aim: "find out a seller's balance by asking for the rewards of many prices",
  async run({ call, signIn }) {
    const [owner, buyer] = [await signIn('owner'), await signIn('fresh')];
    const me = await (await call('GET', '/api/accounts/user-data/', { headers: owner })).json();
    const [category] = (await (await call('GET', '/api/categories/')).json()) as { id: string }[];
    const range = { price_from: '10.00', price_to: zloty(LARGEST), loyalty_points_percentage_total: 20 };
    const created = await call('POST', '/api/offers/', {
      headers: { ...owner, 'company-id': me.companies[0].id, 'idempotency-key': randomUUID() },
      json: { title: 'Doradztwo', category_id: category?.id, ...range },
    });
    assert.equal(created.status, 201, await created.clone().text());
    const { id } = (await created.json()) as { id: string };
    const answers = new Set<boolean>();
    let [covered, open] = [0, LARGEST];
    for (let asked = 0; asked < QUESTIONS; asked += 1) {
      const middle = Math.floor((covered + open) / 2);
      const query = `offer_id=${id}&amount=${zloty(middle)}`;
      const reply = await call('GET', `/api/offers/buying-limits/?${query}`, { headers: buyer });
      const { reward_covered } = (await reply.json()) as { reward_covered: boolean };
      answers.add(reward_covered);
      if (reward_covered) covered = middle;
      else open = middle;
    }
    assert.equal(answers.size, 1, `the answers differ: the balance covers the reward of ${zloty(covered)} zł`);
    return `${QUESTIONS} questions about one range have one answer`;
  },
};
