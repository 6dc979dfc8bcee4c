import type { Context } from '../../platform/context.ts';
import { composeMail, type MailKind, pageUrl } from '../../platform/mail/templates.ts';
import { dayOf } from '../../platform/polish-days.ts';
import type { Db } from '../../storage/db.ts';
import { selectReaders } from './mail-owners.sql.ts';

const PATHS = {
  companyActivated: (id: string) => `/companies/${id}`,
  // The reader may act as another company by then; the page switches to this one.
  companyRejected: (id: string) => `/companies/verify-company?company_id=${id}`,
  companySuspended: () => '/contact',
  companyReactivated: (id: string) => `/companies/${id}`,
  companyDeleted: () => '/',
  companyDeletionRequested: (id: string) => `/auth/login?company_id=${id}&from=%2Fcompanies%2Fsettings%2Fdelete`,
  companyDeletionCancelled: () => '/',
} satisfies Partial<Record<MailKind, (companyId: string) => string>>;
export type OwnerMail = keyof typeof PATHS;

export interface About {
  companyId: string;
  name: string;
  /** Empty where the mail needs none. */
  reason: string;
  /** Of what is announced. */
  date?: Date;
}

/** Mails a decision to the company's owners and to the users in `others`, each in their own language. */
export async function mailOwners(
  { config, mailer }: Context,
  tx: Db,
  kind: OwnerMail,
  { companyId, name: company, reason, date }: About,
  others: readonly string[] = [],
): Promise<void> {
  const readers = await selectReaders(tx, companyId, others);
  for (const { email: to, first_name: name, locale } of readers) {
    const link = pageUrl(config.publicUrl, locale, PATHS[kind](companyId));
    await mailer.enqueue(
      tx,
      composeMail(kind, { to, locale, name, link, params: { company, reason, date: date ? dayOf(date, locale) : '' } }),
    );
  }
}
