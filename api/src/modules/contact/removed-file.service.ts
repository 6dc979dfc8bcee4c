import type { Context } from '../../platform/context.ts';
import type { ScannedDocument } from '../../platform/files/stored-documents.sql.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import type { Db } from '../../storage/db.ts';
import { countRemovedFiles, lockMessage } from './contact.sql.ts';

/**
 * Mails a guest once that files of their message were removed; people with an account are notified. Without the names of the
 * files: the form would send anybody's words to anybody.
 */
export async function contactFileScanned(
  { config, mailer }: Pick<Context, 'config' | 'mailer'>,
  tx: Db,
  { document, isRemoved }: ScannedDocument,
): Promise<void> {
  if (!isRemoved) return;
  const message = await lockMessage(tx, document.subject_id);
  if (!message || message.user_id !== null || (await countRemovedFiles(tx, document.subject_id)) > 1) return;
  const { email: to, locale, number } = message;
  const link = pageUrl(config.publicUrl, locale, '/contact');
  const params = { number: String(number) };
  await mailer.enqueue(tx, composeMail('contactFileRemoved', { to, locale, name: '', link, params }));
}
