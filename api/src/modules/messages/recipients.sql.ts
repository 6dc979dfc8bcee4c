import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface Recipient {
  accountOwner: AccountOwner;
  /** The company's name; empty for a person. */
  name: string;
  /** The sender belongs to that company. */
  own: boolean;
}

/** A person whose profile is public. */
export async function findPerson(db: Db, userId: string): Promise<Recipient | null> {
  const row = await db.one(sql`
    select id from users
    where id = ${userId} and deleted_at is null and disabled_at is null and email_verified_at is not null`);
  return row ? { accountOwner: userAsOwner(userId), name: '', own: false } : null;
}

export async function findCompanyFor(db: Db, companyId: string, writerId: string): Promise<Recipient | null> {
  const row = await db.one<{ name: string; own: boolean }>(sql`
    select c.name, exists (
      select 1 from company_members m where m.company_id = c.id and m.user_id = ${writerId}) as own
    from companies c where c.id = ${companyId} and c.status = 'active' and c.deleted_at is null`);
  return row ? { accountOwner: companyAsOwner(companyId), ...row } : null;
}
