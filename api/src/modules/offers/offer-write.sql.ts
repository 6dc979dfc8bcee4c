import { stemVector } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { columnsSql, json, type Sql, sql } from '../../storage/sql.ts';
import type { OfferValues } from './offer-form.ts';

/** The columns that a form sets, and their values as a row: json_populate_record casts each by the table's own type. */
function rowOf(values: OfferValues): { columns: Sql; row: Sql } {
  const row = { ...values, stems: stemVector({ A: values.title, D: values.description }) };
  return { columns: columnsSql(Object.keys(row)), row: sql`json_populate_record(null::offers, ${json(row)}::json)` };
}

interface NewOffer {
  id: string;
  companyId: string;
  active: boolean;
  values: OfferValues;
  now: Date;
}

export async function insertOffer(tx: Db, { id, companyId, active, values, now }: NewOffer): Promise<void> {
  const { columns, row } = rowOf(values);
  await tx.query(sql`
    insert into offers (id, company_id, is_active, created_at, updated_at, ${columns})
    select ${id}::uuid, ${companyId}::uuid, ${active}::boolean, ${now}::timestamptz, ${now}::timestamptz, ${columns} from ${row}`);
}

export async function updateOffer(tx: Db, id: string, values: OfferValues, now: Date): Promise<void> {
  const { columns, row } = rowOf(values);
  await tx.query(
    sql`update offers set (${columns}) = (select ${columns} from ${row}), updated_at = ${now} where id = ${id}`,
  );
}

export function selectOfferCategory(db: Db, id: string): Promise<{ is_job: boolean } | undefined> {
  return db.one<{ is_job: boolean }>(sql`select is_job from categories where id = ${id}`);
}

/** Serialises edits of one offer. */
export async function lockOffer(tx: Db, id: string): Promise<void> {
  await tx.query(sql`select 1 as locked from offers where id = ${id} for no key update`);
}

/** Whether a reward has been pending since before `since` (index reward_dues_open). */
export async function owesSince(db: Db, companyId: string, since: Date): Promise<boolean> {
  const row = await db.one(sql`
    select 1 as found from reward_dues
    where company_id = ${companyId} and settled_at is null and created_at < ${since} limit 1`);
  return row !== undefined;
}

export interface OwnOverview {
  counts: { all: number; active: number; inactive: number; hidden: number; moderated: number };
  offer_limit: number | null;
  dues_overdue: boolean;
  available_points: string;
}

/** The summary above the list of own offers, in one statement. Rewards pending since before `since` are overdue. */
export async function selectOwnOverview(db: Db, companyId: string, since: Date): Promise<OwnOverview> {
  const row = await db.one<OwnOverview>(sql`
    select json_build_object(
        'all', count(o.id), 'active', count(o.id) filter (where o.is_active and not o.hidden_by_plan),
        'inactive', count(o.id) filter (where not o.is_active),
        'hidden', count(o.id) filter (where o.hidden_by_plan),
        'moderated', count(o.id) filter (where o.hidden_at is not null)
      ) as counts, p.offer_limit,
      exists (select 1 from reward_dues d
              where d.company_id = c.id and d.settled_at is null and d.created_at < ${since}) as dues_overdue,
      f_money(coalesce((select a.balance from ledger_accounts a where a.company_id = c.id and a.kind = 'available'), 0)) as available_points
    from companies c join plans p on p.id = c.plan
    left join offers o on o.company_id = c.id and o.deleted_at is null
    where c.id = ${companyId} group by c.id, p.offer_limit`);
  if (!row) throw new Error('the company in use is gone');
  return row;
}
