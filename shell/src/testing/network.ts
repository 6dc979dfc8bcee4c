type Answer = { status?: number; body?: unknown };

/** Replaces the network: answers by path below /api/, and records requests. */
export function mockApi(answers: Record<string, Answer>) {
  const sent: { path: string; body: unknown }[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api/', '');
    sent.push({ path: path + search, body: request.method === 'GET' ? null : await request.json() });
    const { status = 200, body = null } = answers[path] ?? { status: 404, body: { code: 'not_found' } };
    if (status === 204) return new Response(null, { status });
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
  }) as typeof fetch;
  return sent;
}
