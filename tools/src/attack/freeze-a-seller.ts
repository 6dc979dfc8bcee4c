import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { addActiveCompany } from './active-company.ts';
import type { Attack } from './attack.ts';
import { purchaseOf } from './purchase.ts';

const TRIES = 30;

interface Offer {
  id: string;
  author: { id: string };
  individual_price: boolean;
  price_to: string | null;
}

export const attack: Attack = {
  aim: "freeze a seller's points by buying again and again",
  async run(product) {
    const { call, signIn } = product;
    const [buyer, seller] = [await signIn('fresh'), await signIn('owner')];
    const me = await (await call('GET', '/api/accounts/user-data/', { headers: seller })).json();
    const company: string = me.companies[0].id;
    const as = { ...seller, 'company-id': company };
    const frozen = async () => {
      const balance = await (await call('GET', '/api/point-balance/', { headers: as })).json();
      return Number(balance.frozen_points.balance) + Number(balance.due.amount);
    };
    const list = await (await call('GET', `/api/offers/?limit=100&seller_id=${company}`)).json();
    const offers = (list.results as Offer[]).filter(({ individual_price, price_to }) => !individual_price && !price_to);
    const known = new Map<string, Promise<object>>();
    const seen = (offer_id: string) => {
      const purchase = known.get(offer_id) ?? purchaseOf({ call }, buyer, offer_id);
      known.set(offer_id, purchase);
      return purchase;
    };
    const buy = async (offer_id: string, profile: object, more: object = {}) => {
      const headers = { ...buyer, ...profile, 'idempotency-key': randomUUID() };
      const response = await call('POST', '/api/offers/buy/', {
        headers,
        json: { ...(await seen(offer_id)), ...more },
      });
      const { code, fields } = (await response.json()) as { code?: string; fields?: object };
      return response.status === 201 ? 'bought' : `${code}${fields ? ` ${Object.keys(fields)}` : ''}`;
    };

    const profiles = [{}, await addActiveCompany(product, buyer)];
    const before = await frozen();
    const answers = await Promise.all(
      Array.from({ length: TRIES }, (_, nth) => buy(offers[0]?.id ?? '', profiles[nth % profiles.length] ?? {})),
    );
    assert.equal(answers.filter((answer) => answer === 'bought').length, 3, `${answers}`);
    for (const { id } of offers)
      for (const profile of profiles) answers.push(await buy(id, profile), await buy(id, profile));
    const bought = answers.filter((answer) => answer === 'bought').length;
    assert.ok(bought <= 10, `${bought} orders are open`);
    const individual = (list.results as Offer[]).find(({ individual_price }) => individual_price);
    if (individual) assert.match(await buy(individual.id, {}, { amount: '9999.99' }), /_required$/);
    const more = ((await frozen()) - before).toFixed(2);
    return `${answers.length} tries of a person and their company placed ${bought} orders and reserved ${more} zł`;
  },
};
