import { WORK_SCHEDULE_TYPES, WORKPLACE_TYPES } from '@wspolnik/contract/offers';
import { MINUTE_MS } from '@wspolnik/settings';
import { stemVector } from '../src/platform/words/stem-vector.ts';
import type { Database } from '../src/storage/db.ts';
import { json, sql } from '../src/storage/sql.ts';
import { withoutIndexes } from './indexes.ts';
import { CITIES, createDice, type Dice, sentence } from './market-text.ts';

const ROOTS = 10;
const CHILDREN = 8;
const GRANDCHILDREN = 5;
/** Node of the first category of the third level; nodes of a level are consecutive. */
export const FIRST_LEAF = 1 + ROOTS + ROOTS * CHILDREN;
const LEAVES = { first: FIRST_LEAF, count: ROOTS * CHILDREN * GRANDCHILDREN };
const BATCH = 5_000;
const NEWEST = Date.UTC(2026, 0, 1);

/** The id of the n-th row of a table. */
export function idOf(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

async function inBatches(count: number, insert: (rows: number[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index));
  }
}

async function loadCategories(db: Database): Promise<void> {
  const level = (first: number, count: number, above: number | null, width: number) => sql`
    insert into categories (id, node, parent_id, name, name_en)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n,
           ('00000000-0000-7000-8000-' || lpad(to_hex(${above}::int + (n - ${first}::int) / ${width}::int), 12, '0'))::uuid,
           'Branża ' || n, 'Trade ' || n
    from generate_series(${first}::int, ${first + count - 1}::int) n`;
  await db.query(level(1, ROOTS, null, 1));
  await db.query(level(1 + ROOTS, ROOTS * CHILDREN, 1, CHILDREN));
  await db.query(level(LEAVES.first, LEAVES.count, 1 + ROOTS, GRANDCHILDREN));
}

function company(dice: Dice, n: number) {
  const { name, lat, lng } = CITIES[dice.zipf(CITIES.length)] ?? { name: 'Łódź', lat: 51.77, lng: 19.47 };
  const rated = dice.next() < 0.6;
  const title = `${sentence(dice, 2)} ${n}`;
  return {
    id: idOf(n),
    name: title,
    stems: stemVector({ A: title }),
    city: name,
    lat: lat + (dice.next() - 0.5) / 8,
    lng: lng + (dice.next() - 0.5) / 5,
    rating: rated ? 1 + dice.below(41) / 10 : 0,
    rating_count: rated ? 1 + dice.below(50) : 0,
    status: dice.next() < 0.95 ? 'active' : 'draft',
    category_id: idOf(LEAVES.first + dice.zipf(LEAVES.count)),
    created_at: new Date(NEWEST - (1_000_000 - n) * MINUTE_MS),
  };
}

async function loadCompanies(db: Database, companies: number): Promise<void> {
  const dice = createDice(1);
  await inBatches(companies, (rows) =>
    db.query(sql`
      insert into companies (id, name, stems, city, lat, lng, rating, rating_count, status, category_id, created_at)
      select id, name, stems, city, lat, lng, rating, rating_count, status, category_id, created_at
      from json_populate_recordset(null::companies, ${json(rows.map((n) => company(dice, n)))}::json)`),
  );
}

/** One of `values`, or none, which is more likely. */
function some(dice: Dice, values: readonly string[]): string[] {
  const value = values[dice.below(values.length * 6)];
  return value === undefined ? [] : [value];
}

/** Many companies have a few offers, a few have hundreds. */
function offer(dice: Dice, n: number, { offers, companies }: { offers: number; companies: number }) {
  const individual = dice.next() < 0.1;
  const price = Math.round(Math.exp(3 + dice.next() * 7)) * 100;
  const salary = dice.next() < 0.08 ? 400_000 + dice.below(100) * 10_000 : null;
  const place = {
    company_id: idOf(Math.floor(companies * dice.next() ** 1.6)),
    category_id: idOf(LEAVES.first + dice.zipf(LEAVES.count)),
  };
  const [title, description] = [sentence(dice, 4), sentence(dice, 25)];
  return {
    id: idOf(n),
    ...place,
    title,
    description,
    stems: stemVector({ A: title, D: description }),
    individual_price: individual,
    price_from: individual ? null : price,
    price_to: !individual && dice.next() < 0.25 ? price + 10_000 + dice.below(price) : null,
    loyalty_percentage: 2 + dice.below(9),
    is_active: dice.next() < 0.93,
    workplace_types: some(dice, WORKPLACE_TYPES),
    work_schedule_types: some(dice, WORK_SCHEDULE_TYPES),
    salary_from: salary,
    created_at: new Date(NEWEST - (offers - n) * MINUTE_MS),
  };
}

/**
 * Sets the columns of the triggers, which take a minute for 100 000 rows. Offers are located at their company.
 */
async function loadOffers(db: Database, size: { offers: number; companies: number }): Promise<void> {
  const dice = createDice(2);
  await inBatches(size.offers, (rows) =>
    db.query(sql`
      insert into offers (id, company_id, category_id, title, description, individual_price, price_from, price_to,
        loyalty_percentage, is_active, city, latitude, longitude, workplace_types, work_schedule_types, salary_from,
        created_at, updated_at, cat_path, company_rating, company_name, is_listed, tsv)
      select o.id, o.company_id, o.category_id, o.title, o.description, o.individual_price, o.price_from, o.price_to,
        o.loyalty_percentage, o.is_active, c.city, c.lat, c.lng, o.workplace_types, o.work_schedule_types, o.salary_from,
        o.created_at, o.created_at, k.path, c.rating, c.name, o.is_active and c.status = 'active',
        own_words(o.title, o.description, o.stems) || offer_context(k.tsv, c.tsv, c.city)
      from json_populate_recordset(null::offers, ${json(rows.map((n) => offer(dice, n, size)))}::json) o
      join companies c on c.id = o.company_id join categories k on k.id = o.category_id`),
  );
  await db.query(sql`
    insert into offer_images (id, offer_id, file_key, thumbnail_key, alt, width, height)
    select id, id, 'a.jpg', 'a-320.jpg', title, 800, 500 from offers`);
}

/** Offers and their companies, the same on every run. The database must be migrated and empty. */
export async function loadMarket(db: Database, size: { offers: number; companies: number }): Promise<void> {
  await loadCategories(db);
  await withoutIndexes(db, 'companies', () => loadCompanies(db, size.companies));
  await db.query(sql`alter table offers disable trigger user`);
  await withoutIndexes(db, 'offers', () => withoutIndexes(db, 'offer_images', () => loadOffers(db, size)));
  await db.query(sql`alter table offers enable trigger user`);
}
