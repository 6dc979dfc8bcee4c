import type { LoginReply, RefreshReply } from '@wspolnik/contract/accounts';
import { DAY_MS } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { requiresSecondStep } from '../../platform/sign-in/identity.ts';
import { hashToken, newToken } from '../../platform/sign-in/tokens.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { cancelDeletion } from '../accounts/index.ts';
import { getMe } from '../profiles/index.ts';
import { replaceMark } from './device-marks.sql.ts';
import * as store from './sessions.sql.ts';

/** Domain §8; every refresh restarts it. */
const REFRESH_MS = 30 * DAY_MS;
/** A copied refresh token must not last for ever: after this time the password is asked for again. */
const LONGEST_MS = 90 * DAY_MS;
const MAX_USER_AGENT = 300;
/** Since the last sign-in of the device. */
const DEVICE_MS = 180 * DAY_MS;

export interface Client {
  address: string;
  userAgent: string | undefined;
  /** Marks of former sign-ins on the device, of any account. */
  deviceMarks?: readonly string[] | undefined;
}

async function openSession({ clock, db }: Context, userId: string, client: Client, claim?: SecondStepClaim) {
  const now = clock();
  const sessionId = newId();
  const refresh = newToken();
  const mark = newToken();
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
    const device = { hash: hashToken(mark), userId, sessionId, expiresAt: new Date(now.getTime() + DEVICE_MS) };
    await replaceMark(tx, device, (client.deviceMarks ?? []).map(hashToken), now);
    return cancelDeletion(tx, userId, now);
  });
  return { sessionId, refresh, mark, deletionCancelled };
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
  const { sessionId, refresh, mark, deletionCancelled } = await openSession(context, userId, client, claim);
  const access = await accessTokens.sign({ userId, sessionId }, clock());
  const me = await getMe(db, userId, clock());
  const user = !claim && requiresSecondStep(context, me) ? { ...me, second_step_required: true as const } : me;
  const session = { access, refresh, user, company: null, device_mark: mark };
  return deletionCancelled ? { ...session, deletion_cancelled: true } : session;
}

interface Exchange {
  claims?: { userId: string; sessionId: string };
  /** Whose session a copied token has ended. */
  reusedBy?: string | undefined;
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
  const { claims, reusedBy }: Exchange = await db.transaction(async (tx) => {
    const used = await store.useRefreshToken(tx, hash, now);
    if (!used) {
      return { reusedBy: await store.endSessionOfToken(tx, hash, now) };
    }
    const longer = {
      sessionId: used.session_id,
      expiresAt: new Date(now.getTime() + REFRESH_MS),
      longest: LONGEST_MS,
    };
    const session = await store.prolongSession(tx, longer, now);
    if (!session) return {};
    await store.insertRefreshToken(tx, hashToken(refresh), used.session_id, now);
    return { claims: { userId: session.user_id, sessionId: used.session_id } };
  });
  if (reusedBy) throw problem('token_not_valid', { event: 'token_reused', account: reusedBy });
  if (!claims) throw problem('token_not_valid');
  return { access: await accessTokens.sign(claims, now), refresh };
}

/** Ends the session of the refresh token; an unknown token is ignored. */
export async function signOut({ clock, db }: Context, refresh: string): Promise<void> {
  await store.endSessionOfToken(db, hashToken(refresh), clock());
}
