import type { ConfirmEmailBody, ConfirmEmailReply, RegisterBody } from '@wspolnik/contract/registration';
import { DAY_MS, HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type ThrottleRule, throttle, throttleAddress } from '../../platform/limits/throttle.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { checkPassword } from '../../platform/sign-in/password-rule.ts';
import { fromUidb64, hashToken, newToken, toUidb64 } from '../../platform/sign-in/tokens.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertUser, lockSignedUp, type Registration, replaceUnverified, verifyUser } from '../accounts/index.ts';
import { insertConsents, selectInForce } from '../legal-documents/index.ts';
import { type Client, startSession } from '../sessions/index.ts';
import * as store from './registration.sql.ts';

/** Domain §8. */
const VERIFICATION_MS = DAY_MS;
/** An office shares an address; a robot makes more in a minute. */
export const SIGN_UPS: ThrottleRule = { name: 'register', limit: 60, windowSeconds: HOUR_S };
/** Each sign-up sends a mail to that address, wanted or not. */
export const SIGN_UPS_OF_ONE: ThrottleRule = { name: 'register-email', limit: 5, windowSeconds: HOUR_S };

interface Letter extends Registration {
  email: string;
  locale: 'pl' | 'en';
}
interface Attempt extends Letter {
  ref: string | null;
}

export async function sendVerification(context: Context, tx: Db, userId: string, letter: Letter): Promise<void> {
  const { clock, config, mailer } = context;
  const now = clock();
  const token = newToken();
  const { first_name, last_name, password_hash, email, locale, device = null, consents } = letter;
  const registration = { first_name, last_name, password_hash, device, consents };
  const expiresAt = new Date(now.getTime() + VERIFICATION_MS);
  await store.insertVerification(tx, { hash: hashToken(token), userId, registration, expiresAt }, now);
  const link = pageUrl(config.publicUrl, locale, `/auth/verify-email?uidb64=${toUidb64(userId)}&token=${token}`);
  await mailer.enqueue(tx, composeMail('verifyEmail', { to: email, locale, name: first_name, link }));
}

async function registerKnown(context: Context, tx: Db, attempt: Attempt): Promise<void> {
  const account = await lockSignedUp(tx, attempt.email);
  if (!account) throw new Error('an account vanished while its address was registered');
  if (!account.verified) {
    await replaceUnverified(tx, account.id, attempt, context.clock());
    return sendVerification(context, tx, account.id, attempt);
  }
  const { locale, first_name: name } = account;
  const link = pageUrl(context.config.publicUrl, locale, '/auth/login');
  await context.mailer.enqueue(tx, composeMail('alreadyRegistered', { to: attempt.email, locale, name, link }));
}

/**
 * Creates the account and mails its link. A known address gets a notice instead; the response is the same.
 *
 * @throws ApiProblem validation_failed, throttled
 */
export async function register(context: Context, body: RegisterBody, address: string): Promise<{ email: string }> {
  const { clock, db, mailer, passwords } = context;
  const email = body.email.trim();
  const names = {
    first_name: requiredName('first_name', body.first_name),
    last_name: requiredName('last_name', body.last_name),
  };
  await checkPassword(context, body.password);
  await throttleAddress(context, SIGN_UPS, address);
  await throttle(db, SIGN_UPS_OF_ONE, email.toLowerCase(), clock());
  const password_hash = await passwords.hash(body.password);
  const device = body.device ? hashToken(body.device) : null;
  const locale = body.locale ?? 'pl';
  const consents = { accepted: await selectInForce(db, clock()), locale, at: clock().toISOString() };
  const attempt: Attempt = {
    ...names,
    email,
    password_hash,
    device,
    consents,
    locale,
    ref: body.ref ?? null,
  };
  await db.transaction(async (tx) => {
    const id = newId();
    const isNew = await insertUser(tx, { ...attempt, id, referred_by: attempt.ref }, clock());
    await (isNew ? sendVerification(context, tx, id, attempt) : registerKnown(context, tx, attempt));
  });
  mailer.deliverSoon();
  return { email };
}

/** The consents of this link's form, at the time when it was sent. */
async function keepConsents(tx: Db, userId: string, consents: Registration['consents']): Promise<void> {
  if (consents) await insertConsents(tx, { userId, how: 'sign-up', ...consents }, new Date(consents.at));
}

/**
 * Opens a verification link. The account gets the data registered with this very link; another person's earlier or later
 * sign-up does not count.
 *
 * @throws ApiProblem token_invalid, token_expired
 */
async function openLink({ clock, db }: Context, link: { uidb64: string; token: string }) {
  const hash = hashToken(link.token);
  const userId = fromUidb64(link.uidb64);
  return db.transaction(async (tx) => {
    const found = await store.lockVerification(tx, hash, userId);
    if (!found) throw problem('token_invalid');
    const { email, disabled, registration } = found;
    const device = disabled ? null : (registration?.device ?? null);
    if (found.used || found.verified) return { status: 'already_verified', userId, email, device } as const;
    if (Date.parse(found.expires_at) <= clock().getTime()) throw problem('token_expired');
    await store.markTokenUsed(tx, hash, clock());
    await verifyUser(tx, userId, registration, clock());
    await keepConsents(tx, userId, registration?.consents);
    return { status: 'verified', userId, email, device } as const;
  });
}

export async function verifyEmail(context: Context, link: { uidb64: string; token: string }) {
  const { status } = await openLink(context, link);
  return { status };
}

/**
 * Opens a verification link and signs in, once, on the device that signed up. Elsewhere the password is asked for: the link
 * proves who reads the mailbox, and not that the reader is who chose the password (ADR 29).
 *
 * @throws ApiProblem token_invalid, token_expired
 */
export async function confirmEmail(
  context: Context,
  body: ConfirmEmailBody,
  client: Client,
): Promise<ConfirmEmailReply> {
  const { status, userId, email, device } = await openLink(context, body);
  const isDevice = body.device !== undefined && device === hashToken(body.device);
  const session = status === 'verified' && isDevice ? await startSession(context, userId, client) : null;
  return { status, email, session };
}
