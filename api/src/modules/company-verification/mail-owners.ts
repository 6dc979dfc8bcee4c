import type { Context } from '../../platform/context.ts';
import { composeMail, type MailKind, type MailLocale, pageUrl } from '../../platform/mail/templates.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

const PATHS = {
  companyActivated: (id: string) => `/companies/${id}`,
  // The reader may act as another company by then; the page switches to this one.
  companyRejected: (id: string) => `/companies/verify-company?company_id=${id}`,
  companySuspended: () => '/contact',
  companyReactivated: (id: string) => `/companies/${id}`,
  companyDeleted: () => '/',
} satisfies Partial<Record<MailKind, (companyId: string) => string>>;
export type OwnerMail = keyof typeof PATHS;

interface Reader {
  email: string;
  first_name: string;
  locale: MailLocale;
}

export interface About {
  companyId: string;
  name: string;
  /** Empty where the mail needs none. */
  reason: string;
}

/** Mails an admin's decision to the company's owners and to the users in `others`, each in their own language. */
export async function mailOwners(
  { config, mailer }: Context,
  tx: Db,
  kind: OwnerMail,
  { companyId, name: company, reason }: About,
  others: readonly string[] = [],
): Promise<void> {
  const readers = await tx.query<Reader>(sql`
    select u.email, u.first_name, u.locale from users u
    where u.deleted_at is null and (u.id = any(${others}::uuid[]) or u.id in (
      select m.user_id from company_members m where m.company_id = ${companyId} and m.role = 'owner'))
    order by u.id`);
  for (const { email: to, first_name: name, locale } of readers) {
    const link = pageUrl(config.publicUrl, locale, PATHS[kind](companyId));
    await mailer.enqueue(tx, composeMail(kind, { to, locale, name, link, params: { company, reason } }));
  }
}
