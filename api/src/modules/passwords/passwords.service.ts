import { HOUR_MS, HOUR_S, networkOf } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { clearThrottle, type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { composeMail, type MailKind, pageUrl } from '../../platform/mail/templates.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { checkPassword } from '../../platform/sign-in/password-rule.ts';
import { fromUidb64, hashToken, newToken, toUidb64 } from '../../platform/sign-in/tokens.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { type Account, findAccountByEmail, findAccountById } from '../accounts/index.ts';
import { deleteChallenges, endOtherSessions } from '../sessions/index.ts';
import * as store from './passwords.sql.ts';

/** Domain §8. */
const RESET_MS = HOUR_MS;
const RESETS_OF_ADDRESS: ThrottleRule = { name: 'reset-address', limit: 60, windowSeconds: HOUR_S };
/** Unknown addresses are counted too; otherwise the refusal would reveal which ones exist. */
const RESETS_OF_ONE: ThrottleRule = { name: 'reset-email', limit: 5, windowSeconds: HOUR_S };
const CHANGES: ThrottleRule = { name: 'change-password', limit: 10, windowSeconds: 15 * 60 };

async function mailTo(context: Context, tx: Db, kind: MailKind, account: Account, path: string) {
  const { email: to, first_name: name, locale } = account;
  const link = pageUrl(context.config.publicUrl, locale, path);
  await context.mailer.enqueue(tx, composeMail(kind, { to, locale, name, link }));
}

/**
 * Asks for a link that a job mails when the account exists: the work before the answer is the same for every address, so that
 * neither the answer nor its time tells who has an account.
 *
 * @throws ApiProblem throttled
 */
export async function requestReset({ clock, db }: Context, typed: string, address: string): Promise<void> {
  const email = typed.trim();
  await throttle(db, RESETS_OF_ADDRESS, networkOf(address), clock());
  await throttle(db, RESETS_OF_ONE, email.toLowerCase(), clock());
  const kind = mailResetJob.kind;
  await enqueueJob(db, { kind, key: `${kind}:${newId()}`, payload: email, runAt: clock() });
}

export const mailResetJob: JobDefinition = {
  kind: 'passwords.mail-reset',
  async run(context, tx, email, now) {
    const account = await findAccountByEmail(tx, String(email));
    if (!account) return;
    const token = newToken();
    await store.insertReset(tx, hashToken(token), account.id, new Date(now.getTime() + RESET_MS), now);
    const path = `/auth/password-forget/reset?uidb64=${toUidb64(account.id)}&token=${token}`;
    await mailTo(context, tx, 'resetPassword', account, path);
  },
};

interface ResetLink {
  uidb64: string;
  token: string;
}

/** The link is not used up, because mail scanners open links. @throws ApiProblem token_invalid, token_expired */
export async function checkReset({ clock, db }: Context, { uidb64, token }: ResetLink): Promise<void> {
  const reset = await store.findReset(db, hashToken(token), fromUidb64(uidb64));
  refuseDead(reset, clock());
}

function refuseDead<Reset extends { expires_at: string }>(reset: Reset | undefined, now: Date): asserts reset is Reset {
  if (!reset) throw problem('token_invalid');
  if (Date.parse(reset.expires_at) <= now.getTime()) throw problem('token_expired');
}

/** Sets the password and ends every session. @throws ApiProblem validation_failed, token_invalid, token_expired */
export async function submitReset(context: Context, body: ResetLink & { password: string }): Promise<void> {
  const { clock, db, mailer, passwords } = context;
  await checkPassword(context, body.password);
  const hash = hashToken(body.token);
  const userId = fromUidb64(body.uidb64);
  if (!(await store.findReset(db, hash, userId))) throw problem('token_invalid');
  // Before the transaction, because hashing waits in a queue and would hold a connection meanwhile.
  const passwordHash = await passwords.hash(body.password);
  const now = clock();
  await db.transaction(async (tx) => {
    refuseDead(await store.findReset(tx, hash, userId), now);
    const account = await findAccountById(tx, userId);
    if (!account) throw problem('token_invalid');
    await store.closeResets(tx, userId, now);
    await deleteChallenges(tx, userId);
    await store.updatePassword(tx, userId, { hash: passwordHash, verified: true }, now);
    await endOtherSessions(tx, userId, null, now);
    await mailTo(context, tx, 'passwordChanged', account, '/auth/password-forget');
  });
  mailer.deliverSoon();
}

/** Sets the password and ends the caller's other sessions. @throws ApiProblem validation_failed, invalid_credentials */
export async function changePassword(
  context: Context,
  { sessionId, user }: Identity,
  body: { old_password: string; password: string },
): Promise<void> {
  const { clock, db, mailer, passwords } = context;
  await checkPassword(context, body.password);
  await throttle(db, CHANGES, user.id, clock());
  const account = await findAccountById(db, user.id);
  if (!account || !(await passwords.verify(account.password_hash, body.old_password))) {
    throw problem('invalid_credentials');
  }
  await clearThrottle(db, CHANGES, user.id);
  const hash = await passwords.hash(body.password);
  await db.transaction(async (tx) => {
    await store.closeResets(tx, user.id, clock());
    await deleteChallenges(tx, user.id);
    await store.updatePassword(tx, user.id, { hash, verified: false }, clock());
    await endOtherSessions(tx, user.id, sessionId, clock());
    await mailTo(context, tx, 'passwordChanged', account, '/auth/password-forget');
  });
  mailer.deliverSoon();
}
