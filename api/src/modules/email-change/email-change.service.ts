import type { ChangeEmailBody, ConfirmEmailChangeReply, EmailChange } from '@wspolnik/contract/accounts';
import { DAY_MS, HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { type ThrottleRule, throttle, throttleAddress } from '../../platform/limits/throttle.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { fromUidb64, hashToken, newToken, toUidb64 } from '../../platform/sign-in/tokens.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { eraseAccount } from '../deletion/index.ts';
import { closeResets } from '../passwords/index.ts';
import * as store from './email-change.sql.ts';

const CHANGE_MS = DAY_MS;
/** Each request sends a mail to an address that may be a stranger's. */
const MAILS: ThrottleRule = { name: 'change-email-mails', limit: 5, windowSeconds: HOUR_S };
/** Of one address, whoever asks. Addresses of accounts count as others do: the refusal tells nothing about them. */
const MAILS_TO_ADDRESS: ThrottleRule = { name: 'change-email-target', limit: 5, windowSeconds: HOUR_S };
const LINKS: ThrottleRule = { name: 'change-email-links', limit: 60, windowSeconds: HOUR_S };

/** A sign-up or another change took the address at the same moment. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_email';

type Person = Identity['user'];

/** Mails the link to the new address, or tells an address that has an account that nothing changed. */
async function sendLink(context: Context, tx: Db, person: Person, email: string): Promise<void> {
  const { clock, config, mailer } = context;
  const now = clock();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + CHANGE_MS);
  await store.insertChange(tx, { hash: hashToken(token), userId: person.id, email, expiresAt }, now);
  const holder = await store.findHolder(tx, email, person.id);
  if (holder && !holder.gives_way) {
    const { first_name: name, locale } = holder;
    const link = pageUrl(config.publicUrl, locale, '/auth/login');
    return mailer.enqueue(tx, composeMail('newEmailTaken', { to: email, locale, name, link }));
  }
  const { first_name: name, locale } = person;
  const link = pageUrl(config.publicUrl, locale, `/auth/change-email?uidb64=${toUidb64(person.id)}&token=${token}`);
  return mailer.enqueue(tx, composeMail('confirmNewEmail', { to: email, locale, name, link }));
}

async function warnOldAddress({ config, mailer }: Context, tx: Db, person: Person, email: string): Promise<void> {
  const { email: to, first_name: name, locale } = person;
  const link = pageUrl(config.publicUrl, locale, '/auth/password-forget');
  await mailer.enqueue(tx, composeMail('emailChangeRequested', { to, locale, name, link, params: { email } }));
}

/**
 * Mails a link to the new address and a notice to the present one. The address changes once the link is opened.
 *
 * @throws ApiProblem validation_failed (`sameEmail`), throttled
 */
export async function requestChange(context: Context, { user }: Identity, body: ChangeEmailBody): Promise<void> {
  const { clock, db, mailer } = context;
  const email = body.email.trim();
  if (email.toLowerCase() === user.email.toLowerCase()) throw invalidField('email', 'sameEmail');
  await throttle(db, MAILS, user.id, clock());
  await throttle(db, MAILS_TO_ADDRESS, email.toLowerCase(), clock());
  await db.transaction(async (tx) => {
    await store.lockAccount(tx, user.id);
    await sendLink(context, tx, user, email);
    await warnOldAddress(context, tx, user, email);
  });
  mailer.deliverSoon();
}

/** Mails a new link; the former one ends. @throws ApiProblem not_found when nothing waits, throttled */
export async function resendLink(context: Context, { user }: Identity): Promise<void> {
  const { clock, db, mailer } = context;
  await throttle(db, MAILS, user.id, clock());
  const waiting = await store.findPending(db, user.id);
  if (!waiting) throw problem('not_found');
  await throttle(db, MAILS_TO_ADDRESS, waiting.email.toLowerCase(), clock());
  await db.transaction(async (tx) => {
    await store.lockAccount(tx, user.id);
    const pending = await store.findPending(tx, user.id);
    if (pending?.email !== waiting.email) throw problem('not_found');
    await sendLink(context, tx, user, pending.email);
  });
  mailer.deliverSoon();
}

export async function pendingChange({ clock, db }: Context, userId: string): Promise<EmailChange> {
  const pending = await store.findPending(db, userId);
  return { pending: pending ? { ...pending, expired: Date.parse(pending.expires_at) <= clock().getTime() } : null };
}

/**
 * Opens the mailed link, signed in or not.
 *
 * @throws ApiProblem token_invalid, token_expired, email_taken (an account took the address meanwhile), throttled
 */
export async function confirmChange(
  context: Context,
  link: { uidb64: string; token: string },
  address: string,
): Promise<ConfirmEmailChangeReply> {
  const { clock, db } = context;
  await throttleAddress(context, LINKS, address);
  const [hash, userId, now] = [hashToken(link.token), fromUidb64(link.uidb64), clock()];
  const confirmed = db.transaction<ConfirmEmailChangeReply>(async (tx) => {
    const change = await store.lockChange(tx, hash, userId);
    if (!change || change.disabled) throw problem('token_invalid');
    const { email } = change;
    if (change.used) return { status: 'already_changed', email };
    if (Date.parse(change.expires_at) <= now.getTime()) throw problem('token_expired');
    const holder = await store.findHolder(tx, email, userId);
    if (holder && !holder.gives_way) throw problem('email_taken');
    if (holder) await eraseAccount(tx, holder.id, email, now);
    await store.markUsed(tx, hash, now);
    // Links mailed to the former address must not set a password any more.
    await closeResets(tx, userId, now);
    await store.updateEmail(tx, userId, email, now);
    return { status: 'changed', email };
  });
  return confirmed.catch((error: unknown) => {
    throw isTaken(error) ? problem('email_taken') : error;
  });
}
