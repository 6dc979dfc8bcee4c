import type { Context } from '../../platform/context.ts';
import { composeMail, type MailKind, pageUrl } from '../../platform/mail/templates.ts';
import type { Db } from '../../storage/db.ts';
import type { Account } from './two-step.sql.ts';

/** Where a person who did not do it themselves sees their sessions and changes the password. */
const SECURITY_PAGE = '/account/settings/password';

type SecurityMail = Extract<
  MailKind,
  'secondStepOn' | 'secondStepOff' | 'authenticatorAdded' | 'passkeyAdded' | 'recoveryCodeUsed'
>;

export async function mailAbout(
  { config, mailer }: Context,
  tx: Db,
  kind: SecurityMail,
  { email: to, first_name: name, locale }: Pick<Account, 'email' | 'first_name' | 'locale'>,
  params: Record<string, string> = {},
): Promise<void> {
  const link = pageUrl(config.publicUrl, locale, SECURITY_PAGE);
  await mailer.enqueue(tx, composeMail(kind, { to, locale, name, link, params }));
}
