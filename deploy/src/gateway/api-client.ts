import { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';

/** As many as four networks may have requests under way (requests.ts): none of them takes all of the API. */
const CONNECTIONS = 1024;
/** Milliseconds until the first byte of an answer. */
const ANSWER_DEADLINE = 60_000;

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
  const options = { connections: CONNECTIONS, headersTimeout: ANSWER_DEADLINE };
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

export interface ApiAnswer {
  status: number;
  /** Parsed JSON of a success; undefined otherwise. */
  body: unknown;
}

/** Reads from the API; null when it does not answer within the deadline. */
export async function readApi(
  api: Dispatcher,
  path: string,
  { headers = {}, deadline }: { headers?: Record<string, string>; deadline: number },
): Promise<ApiAnswer | null> {
  try {
    const signal = AbortSignal.timeout(deadline);
    const answer = await api.request({
      method: 'GET',
      path,
      headers: { accept: 'application/json', ...headers },
      signal,
    });
    const { statusCode: status, body } = answer;
    if (status >= 200 && status < 300) return { status, body: await body.json() };
    await body.dump();
    return { status, body: undefined };
  } catch {
    return null;
  }
}
