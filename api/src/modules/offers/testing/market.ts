import { sql } from '../../../storage/sql.ts';
import type { TestApi } from '../../../testing/harness.ts';
import { addCompany, addMember, addUser } from '../../../testing/people.ts';
import { addCategory, addContact, addInvitation, addOffer } from './offers.ts';

const KRAKOW = { city: 'Kraków', latitude: 50.0647, longitude: 19.945 };
const WARSZAWA = { city: 'Warszawa', latitude: 52.2297, longitude: 21.0122 };

async function addCategories(api: TestApi) {
  const it = await addCategory(api, 'IT');
  const food = await addCategory(api, 'Gastronomia');
  return { it, food, shops: await addCategory(api, 'Sklepy', it), apps: await addCategory(api, 'Aplikacje', it) };
}

async function addPeople(api: TestApi, seller: string, other: string) {
  const owner = await addUser(api, { email: 'owner@test.pl' });
  const person = await addUser(api, { email: 'person@test.pl' });
  await addUser(api, { email: 'admin@test.pl', role: 'ADMIN' });
  await addMember(api, seller, owner, 'owner');
  await addContact(api, person, other);
  await addContact(api, person, owner);
  await addContact(api, other, owner);
  // Not answered: no contact in any filter.
  await addInvitation(api, person, seller);
}

/** Two sellers with five listed offers, an inactive one, and a suspended company with another. */
export async function addMarket(api: TestApi) {
  const categories = await addCategories(api);
  const { shops, apps, food } = categories;
  const seller = await addCompany(api, 'Pracownia Cyfrowa');
  const other = await addCompany(api, 'Smaki Pomorza');
  const quiet = await addCompany(api, 'Zawieszona', 'suspended');
  await api.db.query(sql`update companies set rating = 4.5 where id = ${seller}`);
  const day = (n: number) => ({ created_at: `2026-01-0${n}T10:00:00Z` });
  const shop = { company_id: seller, category_id: shops };
  const range = { price_from: 50_000, price_to: 90_000 };
  const sklep = await addOffer(api, { ...shop, ...KRAKOW, ...day(5), ...range, title: 'Sklep internetowy' });
  const books = { title: 'Księgowość łódzka', description: 'Żółte faktury', price_from: 20_000 };
  await addOffer(api, { ...shop, ...day(4), ...books });
  const app = { company_id: seller, category_id: apps, title: 'Aplikacja', individual_price: true, price_from: null };
  await addOffer(api, { ...app, ...WARSZAWA, ...day(3) });
  await addOffer(api, {
    ...KRAKOW,
    ...day(2),
    company_id: other,
    category_id: food,
    title: 'Obiady',
    price_from: 3_000,
  });
  await addOffer(api, {
    ...day(1),
    company_id: other,
    category_id: food,
    title: 'Kelnerka',
    price_from: 1_000,
    workplace_types: ['on_site'],
    work_schedule_types: ['part_time'],
    contract_types: ['mandate'],
    // 5 040 zł a month.
    salary_from: 3_000,
    salary_period: 'hour',
  });
  const inactive = await addOffer(api, { ...shop, title: 'Wyłączona', is_active: false });
  await addOffer(api, { company_id: quiet, category_id: food, title: 'Niewidoczna' });
  await addPeople(api, seller, other);
  return { ...categories, seller, other, sklep, inactive };
}
