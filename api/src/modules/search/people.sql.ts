import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { SearchSeparateQuery } from '@wspolnik/contract/search';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import type { CategoryCatalog } from '../categories/index.ts';
import type { FoundPage, Window } from './search.sql.ts';
import { cardsOf, kindIn } from './search-kinds.sql.ts';

const LEVELS = [sql`c.category_1`, sql`c.category_2`, sql`c.category_3`];

/** Of an active company of the person. */
function worksIn(path: readonly number[]): Sql {
  const level = LEVELS[path.length - 1];
  if (!level) return sql`false`;
  return sql`u.id in (select m.user_id from company_members m join companies c on c.id = m.company_id
    where c.status = 'active' and c.deleted_at is null and ${level} = ${path.at(-1) ?? 0}::int)`;
}

/**
 * The filters of the list of people. By the indexes users_by_city, users_seeks and users_offers, which have only those whose details
 * everybody sees who is signed in.
 */
export async function peopleConditions(
  { category, city, seeks, offers }: SearchSeparateQuery,
  { catalog, viewer }: { catalog: CategoryCatalog; viewer: Identity | null },
): Promise<Sql[]> {
  const conditions: Sql[] = [];
  if (category) conditions.push(worksIn((await catalog.pathOf(category.toLowerCase())) ?? []));
  const details = [
    ...(city?.trim() ? [sql`u.city_norm = fold_text(${city.trim()})`] : []),
    ...(seeks?.trim() ? [sql`u.seeks_norm @> array[fold_text(${seeks.trim()})]`] : []),
    ...(offers?.trim() ? [sql`u.offers_norm @> array[fold_text(${offers.trim()})]`] : []),
  ];
  if (details.length === 0) return conditions;
  return viewer ? [...conditions, sql`u.details_visibility = 'signed_in'`, ...details] : [sql`false`];
}

/** People without words, the newest first: ids grow with time, so that the primary key has the order. */
export async function selectPeople(
  db: Db,
  conditions: readonly Sql[],
  viewer: Identity | null,
  { limit, offset }: Window,
): Promise<FoundPage> {
  const kind = kindIn('users', viewer, { placed: null, conditions });
  const order = sql`page.found_id desc`;
  const row = await db.one<{ results: string; count: number }>(sql`
    with page as materialized (
      select u.id as found_id from users u where ${kind.listed} order by u.id desc limit ${limit}::int offset ${offset}::int)
    select ${cardsOf(kind, viewer, sql`page`, order)} as results,
      (select count(*)::int from (select 1 from users u where ${kind.listed} limit ${EXACT_COUNT_LIMIT + 1}::int) counted) as count`);
  const { results, count } = row ?? { results: '[]', count: 0 };
  const exact = count <= EXACT_COUNT_LIMIT;
  return { results, count: Math.min(count, EXACT_COUNT_LIMIT), exact, closest: false };
}
