import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import { sql } from '../../storage/sql.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { api, asOwner, grant, newCompany, pay, plans, subscribe } from './testing/plans.ts';

const category_id = await addCategory(api, 'IT');

/** Titles that guests see, newest first. */
const visible = async (company: string) =>
  (await api.inject({ url: `/api/offers/?seller_id=${company}` })).json<OfferPage>().results.map(({ title }) => title);
/** Offers a, b, c…, each newer than the previous one. */
async function publish(company: string, titles: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, title] of [...titles].entries()) {
    const created_at = new Date(Date.UTC(2026, 0, 1, index)).toISOString();
    ids.set(title, await addOffer(api, { company_id: company, category_id, title, created_at }));
  }
  return ids;
}
const setActive = async (offer_id: string | undefined, active: boolean, company: string) => {
  const headers = { ...asOwner, 'company-id': company };
  return api.inject({ method: 'POST', url: '/api/offers/change-active/', payload: { offer_id, active }, headers });
};

describe('offers beyond the plan', () => {
  it('offers are hidden, the oldest first, and come back with the plan', async () => {
    const company = await newCompany();
    await grant(company, 'standard');
    const ids = await publish(company, 'abcde');
    assert.deepEqual(await visible(company), ['e', 'd', 'c', 'b', 'a']);
    await subscribe(company, 'free');
    assert.deepEqual(await visible(company), ['e', 'd', 'c']);
    assert.equal((await api.inject({ url: `/api/offers/${ids.get('a')}/` })).json().code, 'not_found');
    await pay(company, 'standard');
    assert.deepEqual(await visible(company), ['e', 'd', 'c', 'b', 'a']);
  });

  it('offers to be hidden are listed before the plan is chosen, and exactly these are hidden', async () => {
    const company = await newCompany();
    await grant(company, 'standard');
    await publish(company, 'abcdefghij');
    const effects = async () => (await plans(company)).results.map(({ id, effect }) => [id, effect]);
    const none = { active_offers: 10, hides: 0, shows: 0, titles: [] };
    assert.deepEqual(await effects(), [
      ['free', { active_offers: 10, hides: 7, shows: 0, titles: ['g', 'f', 'e', 'd', 'c'] }],
      ['standard', none],
      ['premium', none],
    ]);
    await subscribe(company, 'free');
    assert.deepEqual(await visible(company), ['j', 'i', 'h']);
    const back = { active_offers: 10, hides: 0, shows: 7, titles: ['g', 'f', 'e', 'd', 'c'] };
    assert.deepEqual(await effects(), [
      ['free', none],
      ['standard', back],
      ['premium', back],
    ]);
    assert.deepEqual(
      (await plans()).results.map(({ effect }) => effect),
      [null, null, null],
    );
  });

  it('replace a removed offer, up to the limit', async () => {
    const company = await newCompany();
    await grant(company, 'standard');
    const ids = await publish(company, 'abcdef');
    await subscribe(company, 'free');
    await setActive(ids.get('e'), false, company);
    assert.deepEqual(await visible(company), ['f', 'd', 'c']);
    assert.equal((await setActive(ids.get('e'), true, company)).json().code, 'offer_limit');
    await setActive(ids.get('b'), false, company);
    assert.deepEqual(await visible(company), ['f', 'd', 'c']);
    const headers = { ...asOwner, 'company-id': company };
    await api.inject({ method: 'DELETE', url: `/api/offers/${ids.get('f')}/`, headers });
    assert.deepEqual(await visible(company), ['d', 'c', 'a']);
    await pay(company, 'premium');
    assert.deepEqual(await visible(company), ['d', 'c', 'a']);
  });

  it('offers are counted correctly when a plan ends while offers are switched off', async () => {
    const company = await newCompany();
    await grant(company, 'standard');
    const ids = await publish(company, 'abcdefgh');
    await Promise.all([
      setActive(ids.get('h'), false, company),
      subscribe(company, 'free'),
      setActive(ids.get('f'), false, company),
      setActive(ids.get('a'), false, company),
    ]);
    assert.deepEqual(await visible(company), ['g', 'e', 'd']);
  });

  it('offers stay hidden when the company is suspended, rated and renamed', async () => {
    const company = await newCompany();
    await grant(company, 'standard');
    await publish(company, 'abcd');
    await subscribe(company, 'free');
    await api.db.query(sql`update companies set status = 'suspended', rating = 4 where id = ${company}`);
    assert.deepEqual(await visible(company), []);
    await api.db.query(sql`update companies set status = 'active', name = 'Nowa nazwa' where id = ${company}`);
    assert.deepEqual(await visible(company), ['d', 'c', 'b']);
  });
});
