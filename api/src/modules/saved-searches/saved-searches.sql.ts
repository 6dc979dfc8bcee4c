import type { SavedFilters, SavedSearch } from '@wspolnik/contract/saved-searches';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { json, type Sql, sql } from '../../storage/sql.ts';
import type { Criteria } from './saved-search-criteria.ts';

/** The searches `s` of a profile. */
export function ownedBy({ userId, companyId }: AccountOwner): Sql {
  return companyId ? sql`s.company_id = ${companyId}::uuid` : sql`s.user_id = ${userId}::uuid`;
}

export function listSavedSearches(
  db: Db,
  accountOwner: AccountOwner,
  page: { limit: number; offset: number },
): Promise<SavedSearch[]> {
  return db.query<SavedSearch>(sql`
    select s.id, s.name, s.filters, s.created_at from saved_searches s where ${ownedBy(accountOwner)}
    order by s.created_at desc, s.id desc limit ${page.limit} offset ${page.offset}`);
}

export async function countSavedSearches(db: Db, accountOwner: AccountOwner): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from saved_searches s where ${ownedBy(accountOwner)}`);
  return row?.count ?? 0;
}

/** Of two that save at once, the second counts the first one's search. */
export async function lockHolder(tx: Db, { userId, companyId }: AccountOwner): Promise<void> {
  await tx.query(
    companyId
      ? sql`select 1 from companies where id = ${companyId} for no key update`
      : sql`select 1 from users where id = ${userId} for no key update`,
  );
}

/** The search of the owner that compares offers by the same criteria. An owner has twenty at most, so it needs no separate index. */
export function findSameSearch(tx: Db, accountOwner: AccountOwner, c: Criteria): Promise<SavedSearch | undefined> {
  return tx.one<SavedSearch>(sql`
    select s.id, s.name, s.filters, s.created_at from saved_searches s
    where ${ownedBy(accountOwner)}
      and (s.words::text, s.nodes, s.city_norm, s.workplace_types, s.work_schedule_types, s.contract_types, s.salary_min,
        s.has_salary, s.price_from, s.price_to, s.company_rating, s.seller_id, s.in_network, s.lat, s.lng, s.radius)
      is not distinct from (${c.words}::tsquery::text, ${c.nodes}::int[], fold_text(${c.city}), ${c.workplaceTypes}::text[],
        ${c.workScheduleTypes}::text[], ${c.contractTypes}::text[], ${c.salaryMin}::bigint, ${c.hasSalary}::boolean, ${c.priceFrom}::bigint, ${c.priceTo}::bigint,
        ${c.companyRating}::numeric, ${c.sellerId}::uuid, ${c.inNetwork}::boolean, ${c.circle?.lat ?? null}::float8,
        ${c.circle?.lng ?? null}::float8, ${c.circle?.radius ?? null}::float8)
    order by s.created_at limit 1`);
}

export function updateSearchName(
  db: Db,
  accountOwner: AccountOwner,
  id: string,
  name: string,
): Promise<SavedSearch | undefined> {
  return db.one<SavedSearch>(sql`
    update saved_searches s set name = ${name} where s.id = ${id} and ${ownedBy(accountOwner)}
    returning s.id, s.name, s.filters, s.created_at`);
}

interface NewSavedSearch {
  id: string;
  accountOwner: AccountOwner;
  name: string;
  filters: SavedFilters;
  criteria: Criteria;
}

export async function insertSavedSearch(tx: Db, search: NewSavedSearch, now: Date): Promise<SavedSearch> {
  const { id, accountOwner, name, filters, criteria: c } = search;
  const row = await tx.one<SavedSearch>(sql`
    insert into saved_searches (id, user_id, company_id, name, filters, created_at, after_seq, words, nodes, city_norm,
      workplace_types, work_schedule_types, contract_types, salary_min, has_salary, price_from, price_to, company_rating, seller_id,
      in_network, lat, lng, radius)
    values (${id}, ${accountOwner.userId}, ${accountOwner.companyId}, ${name}, ${json(filters)}, ${now},
      (select coalesce(max(seq), 0) from offer_news), ${c.words}::tsquery, ${c.nodes}::int[], fold_text(${c.city}),
      ${c.workplaceTypes}::text[], ${c.workScheduleTypes}::text[], ${c.contractTypes}::text[], ${c.salaryMin}, ${c.hasSalary},
      ${c.priceFrom}, ${c.priceTo},
      ${c.companyRating}, ${c.sellerId}, ${c.inNetwork}, ${c.circle?.lat ?? null}, ${c.circle?.lng ?? null},
      ${c.circle?.radius ?? null})
    returning id, name, filters, created_at`);
  if (!row) throw new Error('the search was not saved');
  return row;
}

export async function deleteSavedSearch(db: Db, accountOwner: AccountOwner, id: string): Promise<boolean> {
  const row = await db.one(
    sql`delete from saved_searches s where s.id = ${id} and ${ownedBy(accountOwner)} returning s.id`,
  );
  return row !== undefined;
}
