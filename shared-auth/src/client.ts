import type { SocketTicket } from '@wspolnik/contract';
import type { Input, KyResponse, Options } from 'ky';
import { ApiError } from './api-error.ts';
import { forgetEarly, keepEarly, takeEarly } from './early.ts';
import type { SendAs } from './request.ts';

/** Milliseconds: a 10 MB picture over a slow mobile connection. */
const UPLOAD_TIMEOUT = 180_000;

/**
 * A write with a key has one effect however often it comes, so one whose connection broke, or that met a gateway without an API, is
 * sent once more before somebody has to. Without a network it would only keep its error waiting.
 */
const REPEATED = {
  limit: 1,
  methods: ['post', 'put', 'delete'],
  statusCodes: [502],
  delay: () => 500,
  jitter: (delay: number) => delay * (0.5 + Math.random() / 2),
  shouldRetry: () => (navigator.onLine ? undefined : false),
} satisfies Options['retry'];

export interface SendOptions {
  json?: unknown;
  form?: FormData;
  /** Required by calls that move points or money; see newIdempotencyKey. */
  idempotencyKey?: string;
  /** Token of accounts/confirm/, for sensitive calls. */
  confirmation?: string;
  signal?: AbortSignal;
  /** Sends as this profile whatever profile is in use; fails with 401 `not_authenticated` unless the person is signed in. */
  as?: SendAs;
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
  const retry = idempotencyKey ? REPEATED : 0;
  const response = await call(path, { method, headers, signal, retry, ...body }, as);
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

/** ky and the renewal of the session: the first data of a visitor come without them. */
const loadRequest = () => import(/* webpackChunkName: "api-request" */ './request.ts');

/** Fetches the code of calls before the first one. A failure is that of the call which needs it. */
export function prepareCalls(): void {
  loadRequest().catch(() => undefined);
}

async function call(path: Input, options: Options, as?: SendAs): Promise<KyResponse> {
  const { request } = await loadRequest().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', cause });
  });
  return request(path, options, as);
}
