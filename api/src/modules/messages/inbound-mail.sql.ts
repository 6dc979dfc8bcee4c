import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { IdentityCompany, IdentityUser } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface MailedSide {
  user: IdentityUser;
  /** The company as which the person is a side of the thread; null for the person. */
  company: IdentityCompany | null;
  other: AccountOwner;
}

/** The sides of the thread that the account with this address may write for. */
export function selectMailedSides(db: Db, threadId: string, email: string): Promise<MailedSide[]> {
  return db.query<MailedSide>(sql`
    select json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
        'locale', u.locale, 'role', u.role) as "user",
      case when c.id is not null then
        json_build_object('id', c.id, 'name', c.name, 'status', c.status, 'role', w.role) end as company,
      json_build_object('userId', o.user_id, 'companyId', o.company_id) as other
    from users u
    join message_sides s on s.thread_id = ${threadId}
    join message_sides o on o.thread_id = s.thread_id and o.side = 1 - s.side
    left join company_members w on w.company_id = s.company_id and w.user_id = u.id
    left join companies c on c.id = w.company_id and c.deleted_at is null
    where lower(u.email) = lower(${email}) and u.deleted_at is null and u.disabled_at is null and u.email_verified_at is not null
      and (s.user_id = u.id or c.id is not null)`);
}
