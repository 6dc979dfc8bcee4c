import type { LoginReply, OwnedCompany } from '@wspolnik/contract';
import { getJSON, sendJSON, useSessionStore } from './index.ts';

const company = { id: 'c1', name: 'Pracownia', role: 'owner', status: 'active' } as OwnedCompany;
const reply = { access: 'old', refresh: 'r1', user: { id: 'u1', role: 'USER', companies: [company] }, company: null };

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type, ...headers } });
}
const problem = (status: number, code: string) => answer(status, { status, code, detail: code });

let network: jest.Mock<Promise<Response>, [Request]>;
const calls = (path: string) => network.mock.calls.map(([request]) => request).filter(({ url }) => url.includes(path));
const bearer = (request?: Request) => request?.headers.get('authorization');

/** An API that accepts one access token and one refresh token. */
function apiWith({ good, refreshed }: { good: string; refreshed: () => Response | Promise<Response> }) {
  network.mockImplementation(async (request) => {
    if (request.url.endsWith('accounts/refresh-token/')) return refreshed();
    return bearer(request) === `Bearer ${good}` ? answer(200, { ok: true }) : problem(401, 'token_not_valid');
  });
}

beforeEach(() => {
  network = jest.fn();
  globalThis.fetch = network as unknown as typeof fetch;
  window.__early = undefined;
  useSessionStore.getState().signIn(reply as unknown as LoginReply);
});

describe('a request', () => {
  it('a request has the session, the company and English', async () => {
    apiWith({ good: 'old', refreshed: () => problem(401, 'token_not_valid') });
    useSessionStore.getState().switchCompany(company);
    await getJSON('offers/?page=1');
    const [request] = calls('offers/');
    expect(request?.url).toBe('http://localhost/api/offers/?page=1');
    expect(bearer(request)).toBe('Bearer old');
    expect(request?.headers.get('company-id')).toBe('c1');
    expect(request?.headers.get('accept-language')).toBe('en');
  });

  it('a request has neither for a guest', async () => {
    useSessionStore.getState().clear();
    network.mockResolvedValue(answer(200, {}));
    await getJSON('offers/');
    expect(bearer(calls('offers/')[0])).toBeNull();
    expect(calls('offers/')[0]?.headers.has('company-id')).toBe(false);
  });

  it('a request sends json with its idempotency key and resolves with undefined for 204', async () => {
    let sent: unknown;
    network.mockImplementation(async (request) => {
      sent = await request.json();
      return new Response(null, { status: 204 });
    });
    await expect(
      sendJSON('POST', 'offers/buy/', { json: { offer_id: 'o1' }, idempotencyKey: 'k' }),
    ).resolves.toBeUndefined();
    const [request] = calls('offers/buy/');
    expect(request?.headers.get('idempotency-key')).toBe('k');
    expect(sent).toEqual({ offer_id: 'o1' });
  });

  it.each([
    ['whose connection broke', async () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['that met a gateway without an API', async () => problem(502, 'api_unreachable')],
  ])('a request with a key %s is sent once more', async (_, fail) => {
    network.mockImplementationOnce(fail).mockResolvedValueOnce(answer(200, { id: 'm1' }));
    await expect(sendJSON('POST', 'offers/buy/', { json: {}, idempotencyKey: 'k' })).resolves.toEqual({ id: 'm1' });
    expect(calls('offers/buy/').map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k', 'k']);
  });

  it('a request with a key fails when its second connection breaks as well', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const sent = sendJSON('POST', 'offers/buy/', { json: {}, idempotencyKey: 'k' });
    await expect(sent).rejects.toMatchObject({ code: 'network' });
    expect(calls('offers/buy/')).toHaveLength(2);
  });

  it('a request without a key is not sent once more', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendJSON('POST', 'posts/', { json: {} })).rejects.toMatchObject({ code: 'network' });
    expect(calls('posts/')).toHaveLength(1);
  });

  it('a request of a device without a network is not sent once more', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    const sent = sendJSON('POST', 'posts/', { json: {}, idempotencyKey: 'k' });
    await expect(sent).rejects.toMatchObject({ code: 'network' });
    expect(calls('posts/')).toHaveLength(1);
  });
});

describe('an expired access token', () => {
  it('the token is exchanged once for many concurrent calls, each repeated once', async () => {
    apiWith({ good: 'new', refreshed: () => answer(200, { access: 'new', refresh: 'r2' }) });
    await expect(Promise.all(['a/', 'b/', 'c/', 'd/'].map((path) => getJSON(path)))).resolves.toHaveLength(4);
    expect(calls('refresh-token')).toHaveLength(1);
    expect(network).toHaveBeenCalledTimes(9);
    expect(useSessionStore.getState()).toMatchObject({ access_token: 'new', refresh_token: 'r2', isAuth: true });
  });

  it('the token is not exchanged when another tab has already done it', async () => {
    apiWith({ good: 'new', refreshed: () => problem(401, 'token_not_valid') });
    const stored = { access_token: 'new', refresh_token: 'r2', user: reply.user, company: null };
    localStorage.setItem('wspolnik.session', JSON.stringify({ state: stored, version: 0 }));
    await getJSON('offers/');
    expect(calls('refresh-token')).toHaveLength(0);
    expect(useSessionStore.getState().refresh_token).toBe('r2');
  });

  it('a call is repeated only once', async () => {
    apiWith({ good: 'never', refreshed: () => answer(200, { access: 'new', refresh: 'r2' }) });
    await expect(getJSON('offers/')).rejects.toMatchObject({ status: 401, code: 'token_not_valid' });
    expect(calls('offers/')).toHaveLength(2);
  });

  it.each([401, 422])('ends the session when the exchange is refused with %i', async (status) => {
    apiWith({ good: 'new', refreshed: () => problem(status, 'token_not_valid') });
    await expect(getJSON('offers/')).rejects.toMatchObject({ code: 'token_not_valid' });
    expect(useSessionStore.getState()).toMatchObject({ isAuth: false, user: null, access_token: null });
  });

  it('the session stays when the exchange got no response', async () => {
    apiWith({ good: 'new', refreshed: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(getJSON('offers/')).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(useSessionStore.getState().isAuth).toBe(true);
  });

  it('the session stays when the exchange failed at the server', async () => {
    apiWith({ good: 'new', refreshed: () => problem(503, 'unavailable') });
    await expect(getJSON('offers/')).rejects.toMatchObject({ code: 'unavailable' });
    expect(useSessionStore.getState().isAuth).toBe(true);
  });
});

describe('a company that the person was removed from', () => {
  const other = { ...company, id: 'c2' };
  beforeEach(() => {
    const { user, setUser, switchCompany } = useSessionStore.getState();
    if (user) setUser({ ...user, companies: [company, other] });
    switchCompany(company);
    network.mockImplementation(async () => problem(403, 'not_a_member'));
  });

  it('the company is no longer the profile in use once the server refuses a call in its name', async () => {
    await expect(getJSON('offers/')).rejects.toMatchObject({ code: 'not_a_member' });
    expect(useSessionStore.getState()).toMatchObject({ company: null, user: { companies: [other] }, isAuth: true });
  });

  it('a company of somebody who signed in meanwhile is not affected', async () => {
    network.mockImplementation(async () => {
      const user = { ...reply.user, id: 'u2' };
      useSessionStore.getState().signIn({ ...reply, user, company } as unknown as LoginReply);
      return problem(403, 'not_a_member');
    });
    await expect(getJSON('offers/')).rejects.toMatchObject({ code: 'not_a_member' });
    expect(useSessionStore.getState().company).toEqual(company);
  });
});

describe('an error', () => {
  it('an error has code, fields and the wait of the problem document', async () => {
    const fields = { email: [{ code: 'email' }] };
    const headers = { 'retry-after': '12' };
    network.mockResolvedValue(answer(422, { status: 422, code: 'validation_failed', detail: 'x', fields }, headers));
    await expect(sendJSON('POST', 'accounts/register/', { json: {} })).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      code: 'validation_failed',
      fields,
      retryAfter: 12,
    });
  });

  it('an error is unknown for a response that is not a problem document', async () => {
    network.mockResolvedValue(new Response('<html>', { status: 502 }));
    await expect(getJSON('offers/')).rejects.toMatchObject({ status: 502, code: 'unknown' });
  });
});

describe('early data', () => {
  it('early data answers only the first read of its path', async () => {
    window.__early = { 'offers/': Promise.resolve({ early: true }) };
    network.mockResolvedValue(answer(200, { early: false }));
    await expect(getJSON('offers/')).resolves.toEqual({ early: true });
    await expect(getJSON('offers/')).resolves.toEqual({ early: false });
  });

  it('early data is dropped after a write and after a change of identity', async () => {
    network.mockImplementation(async () => answer(200, { early: false }));
    window.__early = { 'offers/': Promise.resolve({ early: true }) };
    await sendJSON('POST', 'offers/buy/', { json: {} });
    await expect(getJSON('offers/')).resolves.toEqual({ early: false });

    window.__early = { 'offers/': Promise.resolve({ early: true }) };
    useSessionStore.getState().switchCompany(null);
    await expect(getJSON('offers/')).resolves.toEqual({ early: false });
  });

  it('a request replaces early data that failed', async () => {
    window.__early = { 'offers/': Promise.reject(new Error('offline')) };
    network.mockResolvedValue(answer(200, { early: false }));
    await expect(getJSON('offers/')).resolves.toEqual({ early: false });
  });
});
