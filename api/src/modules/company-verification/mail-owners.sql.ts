import type { MailLocale } from '../../platform/mail/templates.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

interface Reader {
  email: string;
  first_name: string;
  locale: MailLocale;
}

/** The company's owners and the users in `others`, each once, without deleted accounts. */
export function selectReaders(tx: Db, companyId: string, others: readonly string[]): Promise<Reader[]> {
  return tx.query<Reader>(sql`
    select u.email, u.first_name, u.locale from users u
    where u.deleted_at is null and (u.id = any(${others}::uuid[]) or u.id in (
      select m.user_id from company_members m where m.company_id = ${companyId} and m.role = 'owner'))
    order by u.id`);
}
