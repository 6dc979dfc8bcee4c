import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import { type Offer, Offer as OfferSchema } from '@wspolnik/contract/offers';
import { Compile } from 'typebox/compile';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../../testing/people.ts';
import { addMarket } from './testing/market.ts';
import { addCategory, addOffer } from './testing/offers.ts';

const api = await createTestApi();
const ids = await addMarket(api);

async function list(query: Record<string, string> = {}): Promise<OfferPage> {
  return (await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}` })).json<OfferPage>();
}

describe('GET offers/get-mine/', () => {
  it('lists the own offers in every state', async () => {
    const headers = await asUser(api, 'owner@test.pl', ids.seller);
    const mine = async (query: string) =>
      (await api.inject({ url: `/api/offers/get-mine/${query}`, headers })).json<OfferPage>().count;
    assert.equal(await mine(''), 4);
    assert.equal(await mine('?status=inactive'), 1);
    assert.equal(await mine('?status=active'), 3);
  });

  it('the list needs a company profile', async () => {
    const reply = await api.inject({ url: '/api/offers/get-mine/', headers: await asUser(api, 'person@test.pl') });
    assert.equal(reply.json().code, 'company_required');
  });
});

describe('GET offers/:id/', () => {
  const get = (id: string, headers: Record<string, string> = {}) => api.inject({ url: `/api/offers/${id}/`, headers });

  it('an offer answers the contract', async () => {
    const offer = (await get(ids.sklep, await asUser(api, 'person@test.pl'))).json<Offer>();
    assert.ok(Compile(OfferSchema).Check(offer), JSON.stringify(Compile(OfferSchema).Errors(offer)));
    assert.deepEqual(
      offer.category_path.map(({ name }) => name),
      ['IT', 'Sklepy'],
    );
    assert.equal(offer.network_status, 'you_connected');
  });

  it('an own company and a contact are marked', async () => {
    const own = (await get(ids.sklep, await asUser(api, 'owner@test.pl', ids.seller))).json<Offer>();
    assert.equal(own.network_status, 'connected');
    const [obiady] = (await list({ q: 'obiady' })).results;
    const added = (await get(obiady?.id ?? '', await asUser(api, 'person@test.pl'))).json<Offer>();
    assert.equal(added.network_status, 'both_connected');
  });

  it('an inactive offer is hidden from strangers', async () => {
    assert.equal((await get(ids.inactive)).json().code, 'not_found');
    assert.equal((await get(ids.inactive, await asUser(api, 'person@test.pl'))).statusCode, 404);
    assert.equal((await get(ids.inactive, await asUser(api, 'owner@test.pl', ids.seller))).statusCode, 200);
    assert.equal((await get(ids.inactive, await asUser(api, 'admin@test.pl'))).statusCode, 200);
  });

  it('an unknown or malformed id is a 404', async () => {
    assert.equal((await get('01900000-0000-7000-8000-000000000000')).json().code, 'not_found');
    assert.equal((await get('nonsense')).json().code, 'not_found');
  });
});

describe('POST offers/change-active/', () => {
  const change = async (email: string, offer_id: string, active: boolean, company?: string) => {
    const headers = await asUser(api, email, company);
    return api.inject({ method: 'POST', url: '/api/offers/change-active/', headers, payload: { offer_id, active } });
  };
  const isActive = async (id: string) =>
    (await api.db.one<{ is_active: boolean }>(sql`select is_active from offers where id = ${id}`))?.is_active;

  it('the owner and an admin switch an offer off and on, which updates the category counts', async () => {
    const count = async () => (await api.inject({ url: '/api/categories/' })).json()[1].offer_count;
    const before = await count();
    const off = await change('owner@test.pl', ids.sklep, false, ids.seller);
    assert.equal(off.json<Offer>().is_active, false);
    assert.equal(await count(), before - 1);
    assert.equal((await list({ q: 'internetowy' })).count, 0);
    assert.equal((await change('admin@test.pl', ids.sklep, true)).json<Offer>().is_active, true);
    assert.equal(await count(), before);
  });

  it('every member of the company switches an offer, as they may delete it', async () => {
    await addMember(api, ids.seller, await addUser(api, { email: 'member@test.pl' }), 'member');
    const off = await change('member@test.pl', ids.sklep, false, ids.seller);
    assert.equal(off.json<Offer>().is_active, false);
    assert.equal((await change('member@test.pl', ids.sklep, true, ids.seller)).json<Offer>().is_active, true);
  });

  it('a stranger and a guest are refused, and nothing changes', async () => {
    assert.equal((await change('person@test.pl', ids.sklep, false)).json().code, 'forbidden');
    assert.equal((await change('person@test.pl', ids.inactive, true)).json().code, 'not_found');
    assert.equal((await change('owner@test.pl', ids.sklep, false)).json().code, 'forbidden');
    const payload = { offer_id: ids.sklep, active: false };
    const guest = await api.inject({ method: 'POST', url: '/api/offers/change-active/', payload });
    assert.equal(guest.json().code, 'not_authenticated');
    assert.equal(await isActive(ids.sklep), true);
  });

  it('three active offers are allowed on the free plan, also for two calls at once', async () => {
    const company = await addCompany(api, 'Nowa');
    await addMember(api, company, await addUser(api, { email: 'nowa@test.pl' }), 'owner');
    const category_id = await addCategory(api, 'Inne');
    const offer = { company_id: company, category_id };
    for (const _ of [1, 2]) await addOffer(api, offer);
    const [third, fourth] = [
      await addOffer(api, { ...offer, is_active: false }),
      await addOffer(api, { ...offer, is_active: false }),
    ];
    const both = await Promise.all([third, fourth].map((id) => change('nowa@test.pl', id, true, company)));
    assert.deepEqual(both.map((reply) => reply.json().code ?? 'ok').sort(), ['offer_limit', 'ok']);
    await api.db.query(sql`update companies set plan = 'standard' where id = ${company}`);
    const again = await change('nowa@test.pl', fourth, true, company);
    assert.equal(again.statusCode, 200);
  });

  it('every click of a double one activates the plan’s last offer', async () => {
    const company = await addCompany(api, 'Dwuklik');
    await addMember(api, company, await addUser(api, { email: 'dwuklik@test.pl' }), 'owner');
    const offer = { company_id: company, category_id: ids.food };
    for (const _ of [1, 2]) await addOffer(api, offer);
    const headers = await asUser(api, 'dwuklik@test.pl', company);
    for (let round = 0; round < 5; round += 1) {
      const payload = { offer_id: await addOffer(api, { ...offer, is_active: false }), active: true };
      const click = () => api.inject({ method: 'POST', url: '/api/offers/change-active/', headers, payload });
      const replies = await Promise.all([click(), click(), click()]);
      assert.deepEqual(
        replies.map((reply) => reply.json<Offer>().is_active),
        [true, true, true],
      );
      await change('dwuklik@test.pl', payload.offer_id, false, company);
    }
  });

  it('a company that is not active is refused', async () => {
    const company = await addCompany(api, 'Szkic', 'draft');
    await addMember(api, company, await addUser(api, { email: 'szkic@test.pl' }), 'owner');
    const offer = await addOffer(api, { company_id: company, category_id: ids.food, is_active: false });
    assert.equal((await change('szkic@test.pl', offer, true, company)).json().code, 'company_not_active');
  });
});

describe('DELETE offers/:id/', () => {
  it('an offer is removed for everyone, only by those who may', async () => {
    const offer = await addOffer(api, { company_id: ids.seller, category_id: ids.food });
    const remove = async (email: string, company?: string) =>
      api.inject({ method: 'DELETE', url: `/api/offers/${offer}/`, headers: await asUser(api, email, company) });
    assert.equal((await remove('person@test.pl')).json().code, 'forbidden');
    assert.equal((await remove('owner@test.pl', ids.seller)).statusCode, 204);
    assert.equal((await remove('owner@test.pl', ids.seller)).json().code, 'not_found');
    const headers = await asUser(api, 'admin@test.pl');
    assert.equal((await api.inject({ url: `/api/offers/${offer}/`, headers })).statusCode, 404);
  });
});
