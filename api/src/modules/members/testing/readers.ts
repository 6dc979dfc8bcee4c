import type { Db } from '../../../storage/db.ts';
import { sql } from '../../../storage/sql.ts';

/** Whoever heard that members or invitations of this company changed: the user, and the company they heard it as. */
export async function takeReaders(db: Db, company: string): Promise<[string, string | null][]> {
  const rows = await db.query<{ user_id: string; company_id: string | null }>(sql`
    delete from realtime_frames where type = 'members.changed' and data->>'id' = ${company}
    returning user_id, data->>'company_id' as company_id`);
  return rows.map(({ user_id, company_id }): [string, string | null] => [user_id, company_id]).sort();
}
