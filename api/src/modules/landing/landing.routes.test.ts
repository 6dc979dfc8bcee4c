import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Landing, Landing as LandingSchema } from '@wspolnik/contract/landing';
import { MINUTE_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addUser } from '../../testing/people.ts';
import { addCategory, addOffer, statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const read = async () => {
  const reply = await api.inject({ url: '/api/landing/' });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<Landing>();
};

async function addPicture(offer: string): Promise<void> {
  await api.db.query(sql`
    insert into offer_images (id, offer_id, position, file_key, thumbnail_key, alt, width, height)
    values (${newId()}, ${offer}, 0, 'a.jpg', 'b.jpg', '', 16, 10)`);
}

async function shown(company: string, category: string, title: string, more: object = {}): Promise<string> {
  const id = await addOffer(api, { company_id: company, category_id: category, title, ...more });
  await addPicture(id);
  return id;
}

async function addOpinion(
  company: string,
  author: string,
  { rating = 5, text = 'Rzetelnie i na czas, polecam dalej.' },
) {
  await api.db.query(sql`
    insert into opinions (id, company_id, author_user_id, text, rating, created_at, updated_at)
    values (${newId()}, ${company}, ${author}, ${text}, ${rating}, now(), now())`);
}

async function addPurchase(seller: string, buyer: string, offer: string): Promise<void> {
  await api.db.query(sql`
    insert into orders (id, offer_id, seller_id, buyer_user_id, offer_title, price, reward, status)
    values (${newId()}, ${offer}, ${seller}, ${buyer}, 'Oferta', 10000, 1001, 'completed')`);
}

describe('GET landing/', () => {
  it('the answer is whole in a store without offers', async () => {
    assert.deepEqual(await read(), {
      offers: [],
      categories: [],
      numbers: { companies: 0, offers: 0, cities: 0, rewards: '0.00' },
      opinions: [],
      example: null,
    });
  });

  it('shows one new offer of each company, first of each category, and what else there is', async () => {
    const [it, food] = [await addCategory(api, 'IT'), await addCategory(api, 'Gastronomia')];
    const jobs = await addCategory(api, 'Praca i współpraca');
    await api.db.query(sql`update categories set is_job = true where id = ${jobs}`);
    const names = ['Pierwsza', 'Druga', 'Trzecia', 'Czwarta'];
    const [first = '', second = '', third = '', fourth = ''] = await Promise.all(names.map((n) => addCompany(api, n)));
    const ewa = await addUser(api, { email: 'ewa@test.pl' });
    const at = (day: number) => ({ created_at: `2026-01-0${day}T10:00:00Z` });
    const sold = await shown(first, it, 'Strona', { ...at(1), price_from: 100_000, loyalty_points: 10_001 });
    await shown(first, it, 'Starsza tej samej firmy', { created_at: '2025-12-01T10:00:00Z' });
    await shown(second, it, 'Aplikacja', { ...at(3), individual_price: true, price_from: null });
    await shown(third, food, 'Obiady', at(2));
    await shown(fourth, jobs, 'Kucharz', at(6));
    await addOffer(api, { ...at(5), company_id: fourth, category_id: food, title: 'Bez zdjęcia' });
    await addPurchase(first, ewa, sold);
    await addOpinion(first, ewa, {});
    await addOpinion(second, ewa, { text: 'Jeszcze bez zakupu, ale rozmowa była rzeczowa.' });
    await addOpinion(third, ewa, { rating: 3 });

    api.passTime(11 * MINUTE_MS);
    const statements = await statementsOf(api, read);
    assert.ok(statements <= 5, `${statements} statements`);
    const landing = await read();
    assert.ok(Compile(LandingSchema).Check(landing), JSON.stringify(Compile(LandingSchema).Errors(landing)));
    assert.deepEqual(
      landing.offers.map(({ title }) => title),
      ['Aplikacja', 'Obiady', 'Strona'],
    );
    assert.equal(landing.numbers.rewards, '10.01');
    assert.deepEqual([landing.numbers.companies, landing.numbers.offers], [4, 6]);
    assert.deepEqual(
      landing.opinions.map(({ author, company, verified_purchase }) => [author, company.name, verified_purchase]),
      [
        ['Anna N.', 'Pierwsza', true],
        ['Anna N.', 'Druga', false],
      ],
    );
    assert.deepEqual(landing.example, {
      id: sold,
      title: 'Strona',
      price: '1000.00',
      reward: { total: '100.01', buyer: '50.01', referrer: '50.00' },
    });
  });

  it('shows what is withdrawn for a minute at most', async () => {
    await api.db.query(sql`update offers set is_active = false where title = 'Obiady'`);
    assert.equal((await read()).offers.length, 3);
    api.passTime(MINUTE_MS);
    assert.equal((await read()).offers.length, 2);
  });
});
