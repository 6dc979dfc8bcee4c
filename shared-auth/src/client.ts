import type { SocketTicket } from '@wspolnik/contract';
import { type Input, isHTTPError, type KyResponse, type Options } from 'ky';
import { ApiError, toApiError } from './api-error.ts';
import { forgetEarly, keepEarly, takeEarly } from './early.ts';
import { http } from './http.ts';
import { refreshSession, SessionOverError } from './refresh.ts';
import { useSessionStore } from './session-store.ts';

/** Milliseconds: a 10 MB picture over a slow mobile connection. */
const UPLOAD_TIMEOUT = 180_000;

export interface SendOptions {
  json?: unknown;
  form?: FormData;
  /** Required by calls that move points or money; see newIdempotencyKey. */
  idempotencyKey?: string;
  /** Token of accounts/confirm/, for sensitive calls. */
  confirmation?: string;
  signal?: AbortSignal;
  /** Sends as this profile whatever profile is in use; fails with 401 `not_authenticated` unless the person is signed in. */
  as?: { person: string; companyId: string | null };
}

/**
 * Reads `path` (relative to /api/, e.g. `offers/?page=1`), or a complete URL. The first read of a path takes the page's early
 * response if there is one. Throws ApiError, or the signal's AbortError.
 */
export async function getJSON<T>(path: string | URL, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
  const early = typeof path === 'string' ? takeEarly(path) : undefined;
  if (early) {
    try {
      return (await early) as T;
    } catch {
      // Early data is only a head start: after a failure the request below runs with the session and reports its errors.
    }
  }
  const response = await call(path, { method: 'get', signal });
  return readBody<T>(response);
}

/** Prefetches `path` for a page that will read it with getJSON. */
export function warmJSON(path: string): void {
  keepEarly(path, getJSON);
}

/** Writes; resolves with the response's JSON, or undefined for 204. Throws ApiError, or the signal's AbortError. */
export async function sendJSON<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { json, form, idempotencyKey, confirmation, signal, as }: SendOptions = {},
): Promise<T> {
  const body: Options = form ? { body: form, timeout: UPLOAD_TIMEOUT } : { json };
  const headers = {
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(confirmation && { Confirmation: confirmation }),
  };
  const response = await call(path, { method, headers, signal, ...body }, as);
  forgetEarly();
  return readBody<T>(response);
}

/** A ticket for one websocket. It changes nothing that a page shows, so prefetched data stays. */
export async function askForTicket(signal: AbortSignal): Promise<string> {
  const response = await call('accounts/ws-ticket/', { method: 'POST', signal });
  return (await readBody<SocketTicket>(response)).ticket;
}

/** Reads a file with the session, such as an export. */
export async function getFile(path: string): Promise<Blob> {
  const response = await call(path, { method: 'get', timeout: UPLOAD_TIMEOUT });
  return response.blob();
}

async function readBody<T>(response: KyResponse): Promise<T> {
  return response.status === 204 ? (undefined as T) : await response.json<T>();
}

/** {@link sendRenewed}; a company that the person was removed from ends to be the profile in use. */
async function call(path: Input, options: Options, as?: SendOptions['as']): Promise<KyResponse> {
  const { user, company } = useSessionStore.getState();
  try {
    return await sendRenewed(path, options, as);
  } catch (error) {
    const companyId = as ? as.companyId : company?.id;
    if (user && companyId && error instanceof ApiError && error.code === 'not_a_member')
      dropCompany(user.id, companyId);
    throw error;
  }
}

/** For a page that missed the event, such as one that was offline. */
function dropCompany(personId: string, companyId: string): void {
  const { user, setUser } = useSessionStore.getState();
  if (user?.id !== personId) return;
  setUser({ ...user, companies: user.companies.filter(({ id }) => id !== companyId) });
}

/** Sends with the session, and once more with a new token after token_not_valid. */
async function sendRenewed(path: Input, options: Options, as?: SendOptions['as']): Promise<KyResponse> {
  const token = useSessionStore.getState().access_token;
  try {
    return await send(path, options, as);
  } catch (error) {
    if (!token || !isTokenNotValid(error)) throw toApiError(error);
    await refreshSession(token).catch((reason: unknown) => {
      throw toApiError(reason instanceof SessionOverError ? error : reason);
    });
    return await send(path, options, as).catch((again: unknown) => {
      throw toApiError(again);
    });
  }
}

async function send(path: Input, options: Options, as?: SendOptions['as']): Promise<KyResponse> {
  const { access_token, company, user } = useSessionStore.getState();
  // Checked for every attempt: somebody else may sign in while the token is renewed.
  if (as && user?.id !== as.person) throw new ApiError({ status: 401, code: 'not_authenticated' });
  return http(path, {
    ...options,
    headers: {
      ...(options.headers as Record<string, string> | undefined),
      Authorization: access_token ? `Bearer ${access_token}` : undefined,
      'Company-Id': (as ? as.companyId : company?.id) ?? undefined,
    },
  });
}

function isTokenNotValid(error: unknown): boolean {
  if (!isHTTPError<{ code?: string }>(error) || error.response.status !== 401) return false;
  return typeof error.data === 'object' && error.data.code === 'token_not_valid';
}
