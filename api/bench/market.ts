import type { Database } from '../src/storage/db.ts';
import { sql } from '../src/storage/sql.ts';

const ROOTS = 10;
const CHILDREN = 8;

const WORDS =
  `sklep internetowy audyt instalacja montaż przegląd księgowość tłumaczenie szkolenie catering meble remont okna dach
  transport magazyn druk katalog fotografia film kampania logo serwer kopia aplikacja strona projekt wdrożenie pompa ciepła
  panele ładowanie pomiary dotacja umowa windykacja kadry płace kawa herbata miód opakowania etykiety sprzątanie wykładziny`
    .trim()
    .split(/\s+/);

async function loadCompanies(db: Database, companies: number): Promise<void> {
  await db.query(sql`
    insert into categories (id, node, parent_id, name, name_en)
    select lpad(n::text, 32, '0')::uuid, n, null, 'Dział ' || n, 'Section ' || n from generate_series(1, ${ROOTS}::int) n`);
  await db.query(sql`
    insert into categories (id, node, parent_id, name, name_en)
    select lpad(n::text, 32, '0')::uuid, n, lpad((1 + n % ${ROOTS}::int)::text, 32, '0')::uuid, 'Branża ' || n, 'Trade ' || n
    from generate_series(${ROOTS + 1}::int, ${ROOTS + ROOTS * CHILDREN}::int) n`);
  await db.query(sql`
    insert into companies (id, name, city, lat, lng, rating, status)
    select lpad(n::text, 32, '0')::uuid, 'Firma ' || n, 'Miasto ' || n % 300, 49.2 + (n % 53) / 10.0, 14.5 + (n % 93) / 10.0,
           1 + (n % 40) / 10.0, 'active'
    from generate_series(1, ${companies}::int) n`);
}

/** Sets what the trigger offer_derived would, which would take a minute for 100 000 rows. */
async function loadOffers(db: Database, offers: number, companies: number): Promise<void> {
  await db.query(sql`alter table offers disable trigger offer_derived`);
  await db.query(sql`
    insert into offers (id, company_id, category_id, title, description, price_from, price_to, loyalty_percentage, is_active,
                        city, latitude, longitude, created_at, cat_path, company_rating, company_name, is_listed)
    select lpad(n::text, 32, '0')::uuid, c.id, k.id, initcap(w.words[1 + n % 45]) || ' ' || w.words[1 + n * 13 % 45] || ' ' || n,
           array_to_string(w.words[1 + n % 20 : 16 + n % 20], ' '), 1000 + n * 37 % 900000,
           case when n % 3 = 0 then 1000000 + n % 1000 end, 2 + n % 9, n % 14 <> 0, c.city, c.lat, c.lng,
           now() - n * interval '5 minutes', k.path, c.rating, c.name, n % 14 <> 0
    from generate_series(1, ${offers}::int) n
    join companies c on c.id = lpad((1 + n * 7919::bigint % ${companies}::int)::text, 32, '0')::uuid
    join categories k on k.node = ${ROOTS + 1}::int + n * 31 % ${ROOTS * CHILDREN}::int
    cross join (select ${WORDS}::text[] as words) w`);
  await db.query(sql`alter table offers enable trigger offer_derived`);
  await db.query(sql`
    insert into offer_images (id, offer_id, file_key, thumbnail_key, alt, width, height)
    select id, id, 'a.jpg', 'a-320.jpg', title, 800, 500 from offers`);
}

/** Offers in ten sections of eight trades, the same on every run. Answers the ids of the sections. */
export async function loadMarket(db: Database, offers: number, companies: number): Promise<string[]> {
  await db.query(sql`alter index offers_tsv set (fastupdate = on)`);
  await db.query(sql`alter index offers_norm set (fastupdate = on)`);
  await loadCompanies(db, companies);
  await loadOffers(db, offers, companies);
  await db.query(sql`vacuum analyze`);
  const rows = await db.query<{ id: string }>(sql`select id from categories where parent_id is null order by node`);
  return rows.map(({ id }) => id);
}
