import type { RefreshReply } from '@wspolnik/contract';
import { isHTTPError } from 'ky';
import { http } from './http.ts';
import { readStoredSession, useSessionStore } from './session-store.ts';

const LOCK = 'wspolnik.refresh';
/** With these statuses the session has ended; other failures are temporary. */
const REFUSED = [401, 422];

let inFlight: Promise<void> | null = null;

/**
 * Replaces the access token that the API refused. Any number of callers share one exchange. Across tabs a lock makes the
 * second one find the first one's tokens, because using a refresh token twice ends the whole session at the server. Clears
 * the session when the exchange is refused, keeps it after other failures; rejects in both cases.
 */
export function refreshSession(refused: string): Promise<void> {
  inFlight ??= withLock(() => exchange(refused)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function exchange(refused: string): Promise<void> {
  const { access_token, refresh_token, setTokens, clear } = await readStoredSession();
  if (access_token && access_token !== refused) return;
  if (!refresh_token) {
    clear();
    throw new SessionOverError();
  }
  try {
    const json = { refresh: refresh_token };
    const pair = await http.post('accounts/refresh-token/', { json }).json<RefreshReply>();
    // Signed out during the exchange: the response must not restore the session.
    if (useSessionStore.getState().refresh_token === refresh_token) setTokens(pair);
  } catch (error) {
    if (isHTTPError(error) && REFUSED.includes(error.response.status)) {
      clear();
      throw new SessionOverError();
    }
    throw error;
  }
}

/** The session has ended; the call that needed it fails with its own 401. */
export class SessionOverError extends Error {}

async function withLock(task: () => Promise<void>): Promise<void> {
  // navigator.locks is missing on a page served without TLS: then two tabs may race.
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return task();
  await locks.request(LOCK, task);
}
