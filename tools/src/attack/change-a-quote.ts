import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@wspolnik/settings';
import type { Attack } from './attack.ts';

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface Reply {
  id: string;
  code?: string;
  proposal?: { amount: string; vat_rate: string; reward_total: string; valid_until: string; version: number };
}

const line = (name: string) => ({ name, quantity: '1', unit: 'szt.', price_net: '700.00' });

export const attack: Attack = {
  aim: 'have a quote accepted at a price that the buyer did not see, or without its reward',
  async run({ call, signIn }) {
    const [owner, buyer] = [await signIn('owner'), await signIn('fresh')];
    const me = await (await call('GET', '/api/accounts/user-data/', { headers: owner })).json();
    const seller = { ...owner, 'company-id': me.companies[0].id as string };
    const send = async (method: string, path: string, headers: Record<string, string>, json: object) => {
      const keyed = { ...headers, 'idempotency-key': randomUUID() };
      return (await (await call(method, `/api/offers/${path}`, { headers: keyed, json })).json()) as Reply;
    };
    const [category] = (await (await call('GET', '/api/categories/')).json()) as { id: string }[];
    const form = { title: 'Zabudowa', category_id: category?.id, individual_price: true };
    const offer = await send('POST', '', seller, { ...form, loyalty_points: '100.00' });
    const question = await send('POST', 'quotes/', buyer, { offer_id: offer.id, kind: 'quote', text: 'Ile za to?' });
    const answer = (headers: Record<string, string>, json: object) =>
      send('POST', `quotes/${question.id}/`, headers, json);
    const valid_until = inDays(7);
    const { proposal } = await answer(seller, { action: 'propose', amount: '1000.00', valid_until });
    assert.ok(proposal, 'no proposal was made');
    const seen = {
      expected_price: proposal.amount,
      expected_vat_rate: proposal.vat_rate,
      expected_reward: proposal.reward_total,
      valid_until: proposal.valid_until,
    };

    const raised = await answer(seller, { action: 'propose', amount: '9000.00', valid_until });
    assert.equal(raised.code, 'proposal_binding', 'a binding price was raised');
    await send('PUT', `${offer.id}/`, seller, { ...form, loyalty_points: '0.01' });
    const worse = await answer(seller, { action: 'propose', amount: '999.99', valid_until });
    assert.equal(worse.code, 'proposal_binding', 'the reward of a binding quote was taken away');
    assert.equal((await answer(buyer, { action: 'accept' })).code, 'validation_failed', 'accepted blindly');
    const lower = await answer(seller, { action: 'propose', amount: '900.00', valid_until });
    assert.equal(lower.proposal?.amount, '900.00', 'a price could not be lowered');
    const stale = await answer(buyer, { action: 'accept', ...seen });
    assert.equal(stale.code, 'quote_changed', 'other terms than those that were seen were accepted');

    const terms = { action: 'propose', vat_rate: '23', valid_until };
    const lined = (await answer(seller, { ...terms, lines: [line('Dąb')] })).proposal;
    assert.ok(lined, 'no proposal with lines was made');
    const same = { action: 'accept', expected_price: lined.amount, expected_vat_rate: lined.vat_rate };
    const sawLines = { ...same, expected_reward: lined.reward_total, valid_until };
    const swapped = await answer(seller, { ...terms, lines: [line('Sosna')] });
    assert.equal(swapped.proposal?.version, lined.version + 1, 'the lines were not another version');
    assert.equal((await answer(buyer, sawLines)).code, 'validation_failed', 'lines were accepted blindly');
    const other = await answer(buyer, { ...sawLines, expected_version: lined.version });
    assert.equal(other.code, 'quote_changed', 'other lines than those that were seen were accepted at the same price');
    return 'a price that cannot be raised, a reward that stays, and no acceptance of other terms or lines than those seen';
  },
};
