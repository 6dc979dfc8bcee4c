import type { AdminCard, AdminCardQuery, MembershipCard, MembershipCardQuery } from '@wspolnik/contract/cards';
import { EXACT_COUNT_LIMIT, MAX_CARD_DIGITS } from '@wspolnik/contract/limits';
import { newId } from '../../platform/ids.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, json, type Sql, sql } from '../../storage/sql.ts';

const columns = sql`k.id, k.number, k.premium`;

function freeOnes({ q, premium }: MembershipCardQuery): Sql {
  const byNumber = q?.trim() ? sql`and starts_with(k.number, ${q.trim()})` : emptySql;
  const byKind = premium === undefined ? emptySql : sql`and k.premium = ${premium}::boolean`;
  return sql`from membership_cards k where k.company_id is null ${byNumber} ${byKind}`;
}

export function selectFreeCards(db: Db, query: MembershipCardQuery): Promise<MembershipCard[]> {
  return db.query<MembershipCard>(sql`
    select ${columns} ${freeOnes(query)}
    order by k.number limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
}

/** Counts up to one more than the limit of exact totals. */
export async function countFreeCards(db: Db, query: MembershipCardQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (select 1 ${freeOnes(query)} limit ${EXACT_COUNT_LIMIT + 1}) hits`);
  return row?.count ?? 0;
}

export function selectOwnedCards(db: Db, companyId: string): Promise<MembershipCard[]> {
  return db.query<MembershipCard>(sql`
    select ${columns} from membership_cards k where k.company_id = ${companyId} order by k.number`);
}

/** `Company.owned_cards` of the company `companyId`, as JSON. */
export function ownedCardsJson(companyId: Sql): Sql {
  return sql`coalesce(
    (select json_agg(json_build_object('number', k.number, 'premium', k.premium) order by k.number)
     from membership_cards k where k.company_id = ${companyId}), '[]'::json)`;
}

/** Answers how many were inserted. */
export async function insertCards(tx: Db, numbers: readonly string[], premium: boolean, now: Date): Promise<number> {
  const cards = numbers.map((number) => ({ id: newId(), number }));
  const rows = await tx.query(sql`
    insert into membership_cards (id, number, premium, created_at)
    select c.id, c.number, ${premium}::boolean, ${now}::timestamptz
    from json_to_recordset(${json(cards)}::json) as c(id uuid, number text)
    order by c.number
    on conflict (number) do nothing returning id`);
  return rows.length;
}

/** Locks the company, so that its cards are counted by one transaction at a time. */
export function lockHolder(tx: Db, companyId: string): Promise<{ status: string } | undefined> {
  return tx.one(sql`select status from companies where id = ${companyId} and deleted_at is null for no key update`);
}

/** Locks the card: of two companies at once, the second sees that it is taken. */
export function lockCard(tx: Db, id: string): Promise<{ company_id: string | null; number: string } | undefined> {
  return tx.one(sql`select company_id, number from membership_cards where id = ${id} for update`);
}

export async function countOwnedCards(tx: Db, companyId: string): Promise<number> {
  const row = await tx.one<{ count: number }>(sql`
    select count(*) as count from membership_cards where company_id = ${companyId}`);
  return row?.count ?? 0;
}

export async function assignCard(tx: Db, id: string, companyId: string | null, now: Date): Promise<void> {
  const takenAt = companyId === null ? null : now;
  await tx.query(sql`update membership_cards set company_id = ${companyId}, taken_at = ${takenAt} where id = ${id}`);
}

/** The largest number that begins with these digits. */
const lastOf = (prefix: string): string => prefix.padEnd(MAX_CARD_DIGITS, '9');

/** By the unique index on the number: digits sort alike in every collation, so a prefix is a range of it. */
function matching({ q = '', premium, taken }: AdminCardQuery): Sql {
  const prefix = q.trim();
  const isNumber = /^\d{1,12}$/.test(prefix);
  const found = [
    ...(prefix && !isNumber ? [sql`false`] : []),
    ...(isNumber ? [sql`k.number between ${prefix} and ${lastOf(prefix)}`] : []),
    ...(premium === undefined ? [] : [sql`k.premium = ${premium}::boolean`]),
    ...(taken === undefined ? [] : [sql`(k.company_id is not null) = ${taken}::boolean`]),
  ];
  return found.length > 0 ? joinSql(found, ' and ') : sql`true`;
}

export function selectCards(db: Db, query: AdminCardQuery): Promise<AdminCard[]> {
  return db.query<AdminCard>(sql`
    with hits as materialized (
      select k.id from membership_cards k where ${matching(query)}
      order by k.number limit ${query.limit} offset ${(query.page - 1) * query.limit})
    select ${columns}, k.taken_at, k.created_at,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as company
    from hits join membership_cards k using (id) left join companies c on c.id = k.company_id order by k.number`);
}

/** Counts up to one more than the limit of exact totals. */
export async function countCards(db: Db, query: AdminCardQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count
    from (select 1 from membership_cards k where ${matching(query)} limit ${EXACT_COUNT_LIMIT + 1}) hits`);
  return row?.count ?? 0;
}

/** Those of the numbers that exist, in their order. */
export async function selectExisting(db: Db, numbers: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ number: string }>(sql`
    select number from membership_cards where number = any(${[...numbers]}::text[]) order by number`);
  return rows.map(({ number }) => number);
}

export async function deleteCard(tx: Db, id: string): Promise<void> {
  await tx.query(sql`delete from membership_cards where id = ${id}`);
}
