import { newId } from '../platform/ids.ts';
import type { Db } from '../storage/db.ts';
import { json, sql } from '../storage/sql.ts';
import type { World } from './world.ts';

const REPLIES = [
  {
    title: 'Dziękujemy za zapytanie',
    text: 'Dzień dobry, dziękujemy za zapytanie. Wycenę wyślemy w ciągu jednego dnia roboczego.',
  },
  {
    title: 'Jakich materiałów potrzebujemy',
    text: 'Do startu potrzebujemy logo w wersji wektorowej, tekstów na stronę i 5–10 zdjęć.',
  },
  { title: 'Termin realizacji', text: 'Strona jest gotowa zwykle po 14 dniach od otrzymania materiałów.' },
];

/** Of the company of owner@. */
export async function insertSavedReplies(tx: Db, { companies, members, now }: World): Promise<void> {
  const company_id = companies[0]?.id;
  const created_by = members.find((member) => member.company_id === company_id && member.role === 'owner')?.user_id;
  if (!created_by) return;
  const rows = REPLIES.map((reply) => ({
    id: newId(),
    company_id,
    ...reply,
    created_by,
    created_at: now,
    updated_at: now,
  }));
  await tx.query(sql`
    insert into saved_replies select * from json_populate_recordset(null::saved_replies, ${json(rows)}::json)`);
}
