import type { ErrorCode, Problem } from '@wspolnik/contract';

/** Only for tests: replaces the API for every package that calls it. */

/** A call as it reached the network. */
export interface ApiCall {
  method: string;
  /** Relative to /api/, without the query. */
  path: string;
  params: URLSearchParams;
  headers: Headers;
  body: unknown;
}
/** JSON to answer with 200, or a complete Response. */
type Answer = (call: ApiCall) => unknown;

/**
 * Replaces the network: answers by `METHOD path` and records the calls in order. A call without an answer is a test's mistake
 * and gets 501.
 */
export function fakeApi(answers: Record<string, Answer>): ApiCall[] {
  const calls: ApiCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const call: ApiCall = {
      method: request.method,
      path: pathname.replace('/api/', ''),
      params: searchParams,
      headers: request.headers,
      // A test does not need the bytes of a form.
      body: text && request.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined,
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    const result = answer ? await answer(call) : new Response(null, { status: 501 });
    request.signal.throwIfAborted();
    return result instanceof Response ? result : Response.json(result);
  };
  return calls;
}

export function problem(status: number, code: ErrorCode, fields?: Problem['fields']): Response {
  const body = { type: 'about:blank', title: code, status, detail: code, code, fields, request_id: 'r1' };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

export const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A device without a network, which does not send a write once more by itself. */
export const noNetwork = (): never => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  return noConnection();
};
