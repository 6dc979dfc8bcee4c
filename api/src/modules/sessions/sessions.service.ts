import type { LoginBody, LoginReply, RefreshReply } from '../../contract/accounts.ts';
import type { SecondStepReply } from '../../contract/two-step.ts';
import type { Context } from '../../platform/context.ts';
import { requiresSecondStep } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { problem } from '../../platform/problem.ts';
import { clearThrottle, type ThrottleRule, throttle, throttleAddress } from '../../platform/throttle.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Db } from '../../storage/db.ts';
import { cancelDeletion } from '../deletion/pending-deletion.sql.ts';
import { getMe } from '../profiles/profiles.service.ts';
import { startChallenge } from '../two-step/challenge.ts';
import * as store from './sessions.sql.ts';

/** Domain §8; every refresh restarts it. */
const REFRESH_MS = 30 * 24 * 60 * 60 * 1000;
/** Guesses of one account from one address; a success resets them. */
const SIGN_INS: ThrottleRule = { name: 'login', limit: 10, windowSeconds: 15 * 60 };
/**
 * Guesses of one account from all addresses, for attacks that change theirs. Wide, because it blocks the account's owner as
 * well.
 */
const SIGN_INS_OF_ACCOUNT: ThrottleRule = { name: 'login-account', limit: 50, windowSeconds: 15 * 60 };
/** Guesses of any account from one address, wide enough for an office. */
const SIGN_INS_OF_ADDRESS: ThrottleRule = { name: 'login-address', limit: 300, windowSeconds: 15 * 60 };
const MAX_USER_AGENT = 300;

export interface Client {
  address: string;
  userAgent: string | undefined;
}

async function checkCredentials({ db, passwords }: Context, { email, password }: LoginBody) {
  const account = await store.findCredentials(db, email.trim());
  const matches = await passwords.verify(account?.password_hash ?? null, password);
  // Later refusals require the password: otherwise their codes would reveal which accounts exist.
  if (!account || !matches) throw problem('invalid_credentials');
  if (account.disabled) throw problem('account_disabled');
  if (!account.verified) throw problem('email_not_verified');
  return account;
}

async function openSession({ clock, db }: Context, userId: string, client: Client, claim?: SecondStepClaim) {
  const now = clock();
  const sessionId = newId();
  const refresh = newToken();
  const deletionCancelled = await db.transaction(async (tx) => {
    const userAgent = client.userAgent?.slice(0, MAX_USER_AGENT) ?? null;
    const expiresAt = new Date(now.getTime() + REFRESH_MS);
    await claim?.(tx);
    const secondStepAt = claim ? now : null;
    await store.insertSession(
      tx,
      { id: sessionId, userId, userAgent, address: client.address, expiresAt, secondStepAt },
      now,
    );
    await store.insertRefreshToken(tx, hashToken(refresh), sessionId, now);
    return cancelDeletion(tx, userId, now);
  });
  return { sessionId, refresh, deletionCancelled };
}

/** Uses up the proof of a second step, in the transaction that opens the session. */
type SecondStepClaim = (tx: Db) => Promise<void>;

/** Opens a session of an account that may sign in; the caller has checked that. Takes back a requested deletion (ADR 38). */
export async function startSession(
  context: Context,
  userId: string,
  client: Client,
  claim?: SecondStepClaim,
): Promise<LoginReply> {
  const { accessTokens, clock, db } = context;
  const { sessionId, refresh, deletionCancelled } = await openSession(context, userId, client, claim);
  const access = await accessTokens.sign({ userId, sessionId }, clock());
  const me = await getMe(db, userId, clock());
  const user = !claim && requiresSecondStep(context, me) ? { ...me, second_step_required: true as const } : me;
  const session = { access, refresh, user, company: null };
  return deletionCancelled ? { ...session, deletion_cancelled: true } : session;
}

/**
 * Opens a session, or begins the second step of accounts that have one. A session starts as the person; a company is chosen
 * afterwards.
 *
 * @throws ApiProblem invalid_credentials, email_not_verified, account_disabled, throttled
 */
export async function signIn(context: Context, body: LoginBody, client: Client): Promise<LoginReply | SecondStepReply> {
  const { clock, db } = context;
  const account = body.email.trim().toLowerCase();
  const subject = `${account}:${client.address}`;
  await throttleAddress(context, SIGN_INS_OF_ADDRESS, client.address);
  await throttle(db, SIGN_INS, subject, clock());
  await throttle(db, SIGN_INS_OF_ACCOUNT, account, clock());
  const { id: userId } = await checkCredentials(context, body);
  await clearThrottle(db, SIGN_INS, subject);
  await clearThrottle(db, SIGN_INS_OF_ACCOUNT, account);
  return (await startChallenge(context, userId)) ?? startSession(context, userId, client);
}

/**
 * Exchanges a refresh token for a new pair. A token that was exchanged before has been copied: the whole session ends.
 *
 * @throws ApiProblem token_not_valid
 */
export async function refreshSession({ accessTokens, clock, db }: Context, token: string): Promise<RefreshReply> {
  const now = clock();
  const hash = hashToken(token);
  const refresh = newToken();
  // Refusals are returned, not thrown: the end of a stolen session must be committed.
  const claims = await db.transaction(async (tx) => {
    const used = await store.useRefreshToken(tx, hash, now);
    if (!used) {
      await store.endSessionOfToken(tx, hash, now);
      return null;
    }
    const session = await store.prolongSession(tx, used.session_id, new Date(now.getTime() + REFRESH_MS), now);
    if (!session) return null;
    await store.insertRefreshToken(tx, hashToken(refresh), used.session_id, now);
    return { userId: session.user_id, sessionId: used.session_id };
  });
  if (!claims) throw problem('token_not_valid');
  return { access: await accessTokens.sign(claims, now), refresh };
}

/** Ends the session of the refresh token; an unknown token is ignored. */
export async function signOut({ clock, db }: Context, refresh: string): Promise<void> {
  await store.endSessionOfToken(db, hashToken(refresh), clock());
}
