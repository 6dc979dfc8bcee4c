import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { promoteAll } from '../release/promote.ts';
import { emptyStore, fakeApi, publish, SHELL } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';

const OWN = { origin: 'http://here.test', 'sec-fetch-site': 'same-origin' };
const SESSION = { access: 'access-token', refresh: 'refresh-token', user: { id: '1' } };
const WRONG = { code: 'invalid_credentials', status: 401 };
const LOGIN = { path: '/auth/login', skeleton: 'form' as const, title: { pl: 'Logowanie', en: 'Sign in' } };

describe('a form that the browser has sent by itself', () => {
  let gateway: Gateway;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  const calls: { body: unknown; client: unknown; agent: unknown }[] = [];
  const lines: string[] = [];

  before(async () => {
    const store = await emptyStore();
    const shell = await publish(store, { ...SHELL, routes: [...SHELL.routes, LOGIN] });
    await promoteAll(store, { channel: 'stable', versions: { shell }, who: 'Anna', why: 'sign-in' });
    api = await fakeApi(async (request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url !== '/api/accounts/login/') return void response.writeHead(404).end('{}');
      const body = JSON.parse(await text(request));
      calls.push({ body, client: request.headers['x-forwarded-for'], agent: request.headers['user-agent'] });
      if (body.email === 'busy@firma.pl') {
        response.writeHead(429, { 'retry-after': '60' }).end(JSON.stringify({ code: 'throttled', status: 429 }));
      } else if (body.email === 'away@firma.pl') response.destroy();
      else if (body.password === 'Dobre!123') response.end(JSON.stringify(SESSION));
      else response.writeHead(401).end(JSON.stringify(WRONG));
    });
    const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
    gateway = await createGateway({ api: api.url, store: store.location, env: {}, trustProxy: true, logger });
  });
  after(async () => {
    await gateway.close();
    await api.close();
  });

  const post = (url: string, payload: string, headers: Record<string, string> = OWN) =>
    gateway.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        accept: 'text/html',
        host: 'here.test',
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Lynx',
        'x-forwarded-for': '192.0.2.7',
        ...headers,
      },
    });
  const signIn = (email: string, password: string, headers?: Record<string, string>) =>
    post('/en/auth/login?from=%2Fpoints', String(new URLSearchParams({ email, password })), headers);
  const postedOf = (body: string) =>
    JSON.parse(/id="posted">(.*?)<\/script>/.exec(body)?.[1] ?? 'null')?.['accounts/login/'];

  test('a sign-in is the call of the API, for the address and the browser of the visitor', async () => {
    await signIn(' jan@firma.pl ', 'Dobre!123');
    assert.deepEqual(calls.at(-1), {
      body: { email: 'jan@firma.pl', password: 'Dobre!123' },
      client: '192.0.2.7',
      agent: 'Lynx',
    });
  });

  test('the right password gives the session to the script of a page that nothing keeps', async () => {
    const { statusCode, headers, body } = await signIn('jan@firma.pl', 'Dobre!123');
    assert.equal(statusCode, 200);
    assert.equal(headers['cache-control'], 'private, no-store');
    assert.equal(headers.etag, undefined);
    assert.equal(headers['set-cookie'], undefined);
    assert.deepEqual(postedOf(body), { email: 'jan@firma.pl', done: true, reply: SESSION });
    assert.ok(!body.includes('Dobre!123'));
    const next = await gateway.app.inject({ url: '/en/auth/login?from=%2Fpoints', headers: { accept: 'text/html' } });
    assert.ok(!next.body.includes('access-token'));
  });

  test('the wrong password answers as the API: status, error and the address that was typed', async () => {
    const { statusCode, body } = await signIn('jan@firma.pl', 'Zle!<b>');
    assert.equal(statusCode, 401);
    assert.match(body, /<html lang="en">/);
    assert.deepEqual(postedOf(body), { email: 'jan@firma.pl', problem: WRONG });
    assert.ok(!body.includes('Zle!'));
  });

  test('too many tries answer as the API, with the time to wait', async () => {
    const { statusCode, headers } = await signIn('busy@firma.pl', 'x');
    assert.equal(statusCode, 429);
    assert.equal(headers['retry-after'], '60');
  });

  test('an API that does not answer is an error of the form', async () => {
    const { statusCode, body } = await signIn('away@firma.pl', 'Tajne!123');
    assert.equal(statusCode, 502);
    assert.equal(postedOf(body).problem.code, 'unknown');
  });

  for (const [where, headers] of Object.entries<Record<string, string>>({
    'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    'another scheme': { origin: 'https://here.test', 'sec-fetch-site': 'cross-site' },
    'another subdomain': { origin: 'http://www.here.test', 'sec-fetch-site': 'same-site' },
    'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'same-origin' },
    'a link outside the browser': { 'sec-fetch-site': 'none' },
    'a sender that says nothing of itself': {},
  })) {
    test(`a form of ${where} signs nobody in`, async () => {
      const before = calls.length;
      const { statusCode, body } = await signIn('jan@firma.pl', 'Dobre!123', headers);
      assert.equal(statusCode, 403);
      assert.match(body, /Sign-in stopped/);
      assert.equal(calls.length, before);
    });
  }

  test('an older browser, which names only the origin, signs in', async () => {
    assert.equal((await signIn('jan@firma.pl', 'Dobre!123', { origin: OWN.origin })).statusCode, 200);
  });

  test('the log has neither passwords nor tokens', () => {
    assert.doesNotMatch(lines.join(''), /Dobre!123|Tajne!123|access-token|refresh-token/);
    assert.match(lines.join(''), /other side closed|socket/i);
  });

  test('a form that needs a script answers with a page that explains it, in the language of the address', async () => {
    const polish = await post('/contact?topic=help', 'message=tajne');
    assert.equal(polish.statusCode, 405);
    assert.equal(polish.headers.allow, 'GET, HEAD');
    assert.match(polish.body, /<html lang="pl">.*Formularz nie został wysłany/s);
    assert.ok(!polish.body.includes('tajne'));
    const files = await post('/en/contact', '--x\r\n', { ...OWN, 'content-type': 'multipart/form-data; boundary=x' });
    assert.match(files.body, /The form was not sent/);
    assert.match(String(files.headers['content-security-policy']), /default-src 'none'/);
  });

  test('a program gets a problem document', async () => {
    const { statusCode, headers } = await post('/contact', '{}', { accept: 'application/json' });
    assert.equal(statusCode, 404);
    assert.match(String(headers['content-type']), /^application\/problem\+json/);
  });
});
