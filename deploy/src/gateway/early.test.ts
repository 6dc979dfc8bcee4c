import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { type EarlyNeeds, earlyPaths, earlyScript } from './early.ts';

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);
const token = (exp: number) => `h.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`;

/** Runs the script as the page does and answers what it asked for. */
function requests(state: object | string | null, needs: EarlyNeeds = null) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const stored = typeof state === 'string' ? state : JSON.stringify({ state, version: 0 });
  const page = createContext({
    localStorage: { getItem: () => (state === null ? null : stored) },
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ url, headers: { ...headers } });
      return Promise.resolve({ ok: false, status: 500 });
    },
    atob,
  });
  runInContext(`var window=globalThis;${earlyScript(['offers/?limit=30'], needs)}`, page);
  return asked;
}

test('a guest asks without a bearer, in English like every call', () => {
  assert.deepEqual(requests(null), [{ url: '/api/offers/?limit=30', headers: { 'Accept-Language': 'en' } }]);
  assert.equal(requests('{broken')[0]?.headers.Authorization, undefined);
});

test('a session asks as its bearer, and as the company in use', () => {
  const access_token = token(now() + HOUR);
  const [asked] = requests({ access_token, company: { id: 'c1' } });
  assert.equal(asked?.headers.Authorization, `Bearer ${access_token}`);
  assert.equal(asked?.headers['Company-Id'], 'c1');
  assert.equal(requests({ access_token, company: null })[0]?.headers['Company-Id'], undefined);
});

test('an expired or unreadable token sends nothing: the client refreshes first', () => {
  assert.deepEqual(requests({ access_token: token(now() - 1) }), []);
  assert.deepEqual(requests({ access_token: 'not a token' }), []);
});

test('a page for members asks nothing for a guest, a company page nothing for a person', () => {
  const person = { access_token: token(now() + HOUR), company: null };
  assert.deepEqual(requests(null, 'session'), []);
  assert.equal(requests(person, 'session').length, 1);
  assert.deepEqual(requests(person, 'company'), []);
  assert.equal(requests({ ...person, company: { id: 'c1' } }, 'company').length, 1);
});

test('a parameter of the route cannot leave its segment', () => {
  const route = { path: '/offers/:id', early: [{ path: 'offers/:id/' }] };
  assert.deepEqual(earlyPaths(route, { id: '../me?x=1' }, new URLSearchParams()), ['offers/..%2Fme%3Fx%3D1/']);
});
