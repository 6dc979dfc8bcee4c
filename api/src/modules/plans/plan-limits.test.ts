import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Plan } from '@wspolnik/contract/plans';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { api, asOwner, grant, newCompany, plans } from './testing/plans.ts';

const category_id = await addCategory(api, 'Handel');
/** More than any limit of offers; a plan without one takes them all. */
const MANY = 40;
let number = 1000;

type Headers = Record<string, string>;

async function activate(offer_id: string, headers: Headers) {
  const payload = { offer_id, active: true };
  return api.inject({ method: 'POST', url: '/api/offers/change-active/', payload, headers });
}

const addOffers = (company_id: string, count: number, is_active = true) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      addOffer(api, { company_id, category_id, title: `${index}`, is_active }),
    ),
  );

const saveSearch = (headers: Headers, q: string) =>
  api.inject({ method: 'POST', url: '/api/saved-searches/', payload: { name: q, filters: { q } }, headers });

async function takeNumber(headers: Headers) {
  const id = newId();
  number += 1;
  await api.db.query(sql`
    insert into membership_cards (id, number, created_at) values (${id}, ${String(number)}, now())`);
  const payload = { card_id: id, take: true };
  return api.inject({ method: 'POST', url: '/api/accounts/company-membership-cards-manage/', payload, headers });
}

/** Every limit of a plan: brings a company up to it, and answers the code of one more. */
const LIMITS: Record<
  string,
  { of(plan: Plan): number | null; code: string; exceed(company: string, most: number): Promise<string> }
> = {
  offers: {
    of: ({ offer_limit }) => offer_limit,
    code: 'offer_limit',
    async exceed(company, most) {
      const headers = { ...asOwner, 'company-id': company };
      await addOffers(company, most - 1);
      const [last = '', more = ''] = await addOffers(company, 2, false);
      const reply = await activate(last, headers);
      assert.equal(reply.statusCode, 200, reply.body);
      return (await activate(more, headers)).json().code;
    },
  },
  'saved searches': {
    of: ({ saved_search_limit }) => saved_search_limit,
    code: 'limit_reached',
    async exceed(company, most) {
      const headers = { ...asOwner, 'company-id': company };
      for (let index = 0; index < most; index += 1) {
        const reply = await saveSearch(headers, `stół ${index}`);
        assert.equal(reply.statusCode, 201, reply.body);
      }
      return (await saveSearch(headers, 'krzesło')).json().code;
    },
  },
  'membership numbers': {
    of: ({ membership_limit }) => membership_limit,
    code: 'membership_limit',
    async exceed(company, most) {
      const headers = { ...asOwner, 'company-id': company };
      for (let index = 0; index < most; index += 1) assert.equal((await takeNumber(headers)).statusCode, 200);
      return (await takeNumber(headers)).json().code;
    },
  },
};

describe('every limit of every plan', () => {
  it('every limit is tried below, in an order that makes larger plans worth more', async () => {
    const { results } = await plans();
    const limits = Object.keys(results[0] ?? {}).filter((name) => name.endsWith('_limit'));
    assert.equal(limits.length, Object.keys(LIMITS).length, `not tried: ${limits}`);
    const sold = results.map(
      ({ offer_limit, saved_search_limit }) => [offer_limit ?? MANY, saved_search_limit] as const,
    );
    assert.deepEqual(
      sold,
      sold.toSorted((one, other) => one[0] - other[0]),
    );
    assert.deepEqual(
      sold,
      sold.toSorted((one, other) => one[1] - other[1]),
    );
    assert.equal(results.find(({ id }) => id === 'free')?.offer_limit, 3);
  });

  for (const planId of ['free', 'standard', 'premium']) {
    for (const [name, { of, code, exceed }] of Object.entries(LIMITS)) {
      it(`a limit is enforced as in the price list: ${name} of ${planId}`, async () => {
        const company = await newCompany();
        await grant(company, planId);
        const plan = (await plans(company)).results.find(({ current }) => current);
        assert.equal(plan?.id, planId);
        const most = of(plan);
        if (most !== null) return assert.equal(await exceed(company, most), code);
        const offers = await addOffers(company, MANY, false);
        const headers = { ...asOwner, 'company-id': company };
        for (const offer of offers) assert.equal((await activate(offer, headers)).statusCode, 200);
      });
    }
  }
});
