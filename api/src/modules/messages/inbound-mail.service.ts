import { createHash, timingSafeEqual } from 'node:crypto';
import type { InboundMail } from '@wspolnik/contract/inbound-mail';
import { MESSAGE_LENGTH } from '@wspolnik/contract/limits';
import type { Context } from '../../platform/context.ts';
import { readReplyAddress } from '../../platform/mail/reply-address.ts';
import { stripQuoted } from '../../platform/mail/strip-quoted.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { type MailedSide, selectMailedSides } from './inbound-mail.sql.ts';
import { sendMessage } from './send.service.ts';

/** A longer mail is no reply in a conversation. */
const MOST_PARTS = 5;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The secret that the mail service sends; compared in constant time. @throws ApiProblem not_found, signature_invalid */
function secretOf({ config }: Context, given: string | undefined): { domain: string } {
  const { inboundMail } = config;
  if (!inboundMail) throw problem('not_found');
  if (!timingSafeEqual(digest(given ?? ''), digest(inboundMail.secret))) throw problem('signature_invalid');
  return inboundMail;
}

/** `Anna Nowak <anna@example.com>` or the address. */
const addressOf = (from: string): string => /<([^<>\s]+)>/.exec(from)?.[1] ?? from.trim();

/** Parts as long as a message may be, cut between words. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = [...text];
  while (rest.length > 0) {
    const last = rest.slice(0, MESSAGE_LENGTH + 1).findLastIndex((letter) => /\s/.test(letter));
    const end = rest.length <= MESSAGE_LENGTH || last <= 0 ? MESSAGE_LENGTH : last;
    parts.push(rest.slice(0, end).join('').trim());
    rest = [...rest.slice(end).join('').trimStart()];
  }
  return parts;
}

/** The same for the same mail, so that a mail that arrives twice is stored once. */
function clientIdOf(messageId: string, part: number): string {
  const hex = digest(`inbound mail ${messageId} ${part}`).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Whom the address was made for. @throws ApiProblem not_found when it was not made here for this sender, or has expired */
async function replierOf(context: Context, mail: InboundMail, domain: string): Promise<MailedSide> {
  const { clock, db, mailLinkKey } = context;
  const address = readReplyAddress(mailLinkKey, domain, mail.to, clock());
  const sides = address ? await selectMailedSides(db, address.threadId, addressOf(mail.from)) : [];
  const side = sides.find(({ user, company }) => address?.isFor({ userId: user.id, companyId: company?.id ?? null }));
  if (!side) throw problem('not_found');
  if (side.company && side.company.status !== 'active') throw problem('company_not_active');
  return side;
}

/**
 * Stores the answer to a mailed message in its thread, as the profile that the mail was for. Answers of programs are accepted and
 * forgotten.
 *
 * @throws ApiProblem not_found, signature_invalid, company_not_active, validation_failed (text), those of `sendMessage`
 */
export async function receiveMail(context: Context, secret: string | undefined, mail: InboundMail): Promise<void> {
  const { domain } = secretOf(context, secret);
  if (mail.auto_submitted && mail.auto_submitted.toLowerCase() !== 'no') return;
  const { user, company, other } = await replierOf(context, mail, domain);
  const parts = partsOf(stripQuoted(mail.text));
  if (parts.length === 0) throw invalidField('text', 'required');
  if (parts.length > MOST_PARTS) throw invalidField('text', 'maxLength', { max: MOST_PARTS * MESSAGE_LENGTH });
  const recipient = other.companyId
    ? { company_recipient_id: other.companyId }
    : { user_recipient_id: other.userId ?? '' };
  for (const [index, message] of parts.entries()) {
    await sendMessage(
      context,
      { user, company },
      { ...recipient, message, client_id: clientIdOf(mail.message_id, index) },
    );
  }
}
