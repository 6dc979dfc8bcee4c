import { polishDay } from '../../platform/polish-days.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Index offers_closing. */
export async function deactivateClosed(tx: Db, now: Date): Promise<void> {
  await tx.query(sql`
    update offers set is_active = false, updated_at = ${now}
    where is_active and deleted_at is null and closes_on < ${polishDay(now)}::date`);
}

interface ClosingOffer {
  id: string;
  company_id: string;
  title: string;
  closes_on: string;
}

/** The offers whose last day is `until` or earlier, each once for each last day. */
export function markReminded(tx: Db, until: string): Promise<ClosingOffer[]> {
  return tx.query<ClosingOffer>(sql`
    update offers set closing_reminded = closes_on
    where is_active and deleted_at is null and closes_on <= ${until}::date and closing_reminded is distinct from closes_on
    returning id, company_id, title, closes_on::text`);
}
