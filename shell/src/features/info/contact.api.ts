import type { ContactReply } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';
import type { Locale } from '@wspolnik/system';
import type { ContactValues } from './contact.schema.ts';

/** `seconds`: how long the form was open; robots are faster. */
export function sendContact(
  { files, ...fields }: ContactValues,
  { seconds, locale }: { seconds: number; locale: Locale },
  idempotencyKey: string,
): Promise<ContactReply> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, seconds: String(seconds), locale })) {
    if (value) form.append(name, value);
  }
  for (const { file } of files) form.append('files', file);
  return sendJSON<ContactReply>('POST', 'contact/', { form, idempotencyKey });
}
