import { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';

/** As many as four networks may have requests under way (requests.ts): none of them takes all of the API. */
const CONNECTIONS = 1024;
/** Milliseconds until the first byte of an answer. */
const ANSWER_DEADLINE = 60_000;
/**
 * Milliseconds that a connection may be idle, whatever the API allows. Below DRAIN_DELAY: when an API that ends closes its connections,
 * none is left on which a request might just leave.
 */
const MOST_IDLE = 2000;

export interface ApiClient {
  dispatcher: Dispatcher;
  close(): Promise<void>;
}

/**
 * The only connection to the API: health checks use the same pool as requests. Only uploads have separate
 * connections. They are passed on as they come, so a sender who stalls holds one, and nothing but uploads may have to wait for it.
 */
export function openApi(api: string): ApiClient {
  const { origin } = new URL(api);
  const options = {
    connections: CONNECTIONS,
    headersTimeout: ANSWER_DEADLINE,
    keepAliveMaxTimeout: MOST_IDLE,
    keepAliveTimeout: MOST_IDLE,
  };
  const pool = new Pool(origin, options);
  const uploads = new Pool(origin, options);
  return {
    dispatcher: pool.compose(
      (dispatch) => (request, handler) =>
        request.body instanceof Readable ? uploads.dispatch(request, handler) : dispatch(request, handler),
    ),
    async close() {
      await Promise.all([pool.destroy(), uploads.destroy()]);
    },
  };
}

const codeOf = (error: Error | null) => (error as NodeJS.ErrnoException | null)?.code ?? '';
/** Nothing was sent. */
export const isRefused = (error: Error | null) => codeOf(error) === 'ECONNREFUSED';
/** The connection was refused, or broke before the first byte of an answer: the API that had it is gone, and another may answer. */
export const isDead = (error: Error | null) =>
  isRefused(error) || ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(codeOf(error));

export interface ApiAnswer {
  status: number;
  /** Parsed JSON of a success; undefined otherwise. */
  body: unknown;
}

interface ReadOptions {
  headers?: Record<string, string>;
  /** Milliseconds. */
  deadline: number;
}

/** Asks on another connection when the first one is dead. */
async function ask(api: Dispatcher, path: string, { headers = {}, deadline }: ReadOptions) {
  const signal = AbortSignal.timeout(deadline);
  const request = { method: 'GET', path, headers: { accept: 'application/json', ...headers }, signal } as const;
  return api.request(request).catch((error: Error) => {
    if (isDead(error)) return api.request(request);
    throw error;
  });
}

/** Reads from the API; null when it does not answer within the deadline. */
export async function readApi(api: Dispatcher, path: string, options: ReadOptions): Promise<ApiAnswer | null> {
  try {
    const answer = await ask(api, path, options);
    const { statusCode: status, body } = answer;
    if (status >= 200 && status < 300) return { status, body: await body.json() };
    await body.dump();
    return { status, body: undefined };
  } catch {
    return null;
  }
}

/** True while an API takes what it is sent: also one that ends, since others are behind the same address, or nobody is soon. */
export async function isApiReady(api: Dispatcher, deadline: number): Promise<boolean> {
  try {
    const { statusCode, body } = await ask(api, '/readyz', { deadline });
    const text = await body.text();
    return statusCode === 200 || (JSON.parse(text) as { status?: unknown }).status === 'ending';
  } catch {
    return false;
  }
}
