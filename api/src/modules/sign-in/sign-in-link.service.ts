import type { LoginReply } from '@wspolnik/contract/accounts';
import type { SignInLink } from '@wspolnik/contract/sign-in-link';
import type { SecondStepReply } from '@wspolnik/contract/two-step';
import { HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { type ThrottleRule, throttle, throttleAddress } from '../../platform/limits/throttle.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { fromUidb64, hashToken, newToken, toUidb64 } from '../../platform/sign-in/tokens.ts';
import { problem } from '../../platform/wire/problem.ts';
import { findAccountById, findCredentials } from '../accounts/index.ts';
import { mailConfirmation } from '../registration/index.ts';
import { type Client, startSession } from '../sessions/index.ts';
import { startChallenge } from './challenge.ts';
import * as store from './sign-in-link.sql.ts';

const LINK_SECONDS = 15 * 60;
/**
 * Of one account, counted for unknown addresses as well. As long as a link lives: strangers who use the limit up have sent the
 * owner links that work until the next one may be asked for.
 */
const LINKS_OF_ONE: ThrottleRule = { name: 'sign-in-link-email', limit: 3, windowSeconds: LINK_SECONDS };
const LINKS_OF_ADDRESS: ThrottleRule = { name: 'sign-in-link-address', limit: 60, windowSeconds: HOUR_S };
/** Tokens cannot be guessed; the limit saves statements. */
const OPENINGS: ThrottleRule = { name: 'sign-in-link-open', limit: 120, windowSeconds: HOUR_S };

/**
 * Asks for a link that a job mails when the account exists: the work before the answer is the same for every address.
 *
 * @throws ApiProblem throttled
 */
export async function requestLink(context: Context, typed: string, address: string): Promise<void> {
  const { clock, db } = context;
  const email = typed.trim();
  await throttleAddress(context, LINKS_OF_ADDRESS, address);
  await throttle(db, LINKS_OF_ONE, email.toLowerCase(), clock());
  const kind = mailSignInLinkJob.kind;
  await enqueueJob(db, { kind, key: `${kind}:${newId()}`, payload: email, runAt: clock() });
}

/**
 * A suspended account gets nothing. One whose address is not confirmed gets the confirmation again: its password may be that of
 * a stranger who signed up with the address (ADR 29), so that the link must neither verify it nor sign in.
 */
export const mailSignInLinkJob: JobDefinition = {
  kind: 'sign-in.mail-link',
  async run({ config, mailer }, tx, typed, now) {
    const email = String(typed);
    const found = await findCredentials(tx, email);
    if (!found || found.disabled) return;
    if (!found.verified) return mailConfirmation(tx, { email, device: null }, now);
    const account = await findAccountById(tx, found.id);
    if (!account) return;
    const { first_name: name, locale } = account;
    const token = newToken();
    await store.insertLink(tx, hashToken(token), account.id, new Date(now.getTime() + LINK_SECONDS * 1000), now);
    const path = `/auth/login-link/open?uidb64=${toUidb64(account.id)}&token=${token}`;
    const link = pageUrl(config.publicUrl, locale, path);
    await mailer.enqueue(tx, composeMail('signInLink', { to: account.email, locale, name, link }));
  },
};

interface Link {
  uidb64: string;
  token: string;
}

/** @throws ApiProblem token_invalid (also once used), token_expired, account_disabled */
async function checkedLink({ clock, db }: Context, { uidb64, token }: Link) {
  const userId = fromUidb64(uidb64);
  const hash = hashToken(token);
  const link = await store.findLink(db, hash, userId);
  if (!link) throw problem('token_invalid');
  if (Date.parse(link.expires_at) <= clock().getTime()) throw problem('token_expired');
  if (link.disabled) throw problem('account_disabled');
  return { userId, hash, email: link.email };
}

/** Whose link it is. @throws ApiProblem token_invalid, token_expired, account_disabled, throttled */
export async function readLink(context: Context, link: Link, address: string): Promise<SignInLink> {
  await throttleAddress(context, OPENINGS, address);
  const { email } = await checkedLink(context, link);
  return { email };
}

/**
 * Signs in once, as a password does: accounts with a second step begin it.
 *
 * @throws ApiProblem token_invalid, token_expired, account_disabled, throttled
 */
export async function signInByLink(
  context: Context,
  link: Link,
  client: Client,
): Promise<LoginReply | SecondStepReply> {
  await throttleAddress(context, OPENINGS, client.address);
  const { userId, hash } = await checkedLink(context, link);
  if (!(await store.useLink(context.db, hash, context.clock()))) throw problem('token_invalid');
  return (await startChallenge(context, userId)) ?? startSession(context, userId, client);
}
