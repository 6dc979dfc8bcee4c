import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { HOUR_S } from '@wspolnik/settings';
import { type EarlyNeeds, type EarlyRead, earlyReads, earlyScript } from './early.ts';

const now = () => Math.floor(Date.now() / 1000);
const token = (exp: number) => `h.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`;

/** Runs the script as the page does and answers its requests. */
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
  runInContext(`var window=globalThis;${earlyScript([{ path: 'offers/?limit=30' }], needs)}`, page);
  return asked;
}

test('a guest sends no bearer token, and asks in English like every call', () => {
  assert.deepEqual(requests(null), [{ url: '/api/offers/?limit=30', headers: { 'Accept-Language': 'en' } }]);
  assert.equal(requests('{broken')[0]?.headers.Authorization, undefined);
});

test('a session sends its bearer token and the company in use', () => {
  const access_token = token(now() + HOUR_S);
  const [asked] = requests({ access_token, company: { id: 'c1' } });
  assert.equal(asked?.headers.Authorization, `Bearer ${access_token}`);
  assert.equal(asked?.headers['Company-Id'], 'c1');
  assert.equal(requests({ access_token, company: null })[0]?.headers['Company-Id'], undefined);
});

test('an expired or unreadable token sends nothing: the client refreshes first', () => {
  assert.deepEqual(requests({ access_token: token(now() - 1) }), []);
  assert.deepEqual(requests({ access_token: 'not a token' }), []);
});

test('a page for members requests nothing for a guest, a company page nothing for a person', () => {
  const person = { access_token: token(now() + HOUR_S), company: null };
  assert.deepEqual(requests(null, 'session'), []);
  assert.equal(requests(person, 'session').length, 1);
  assert.deepEqual(requests(person, 'company'), []);
  assert.equal(requests({ ...person, company: { id: 'c1' } }, 'company').length, 1);
});

test('a parameter of the route cannot leave its segment', () => {
  const route = { path: '/offers/:id', early: [{ path: 'offers/:id/' }] };
  const [read] = earlyReads(route, { id: '../me?x=1' }, new URLSearchParams());
  assert.equal(read?.path, 'offers/..%2Fme%3Fx%3D1/');
});

/** Runs the script on a response; answers the fetched pictures and the response that the page gets. */
async function picturesOf(answer: unknown, pictures?: string) {
  const fetched: string[] = [];
  const page = createContext({
    localStorage: { getItem: () => null },
    fetch: async () => ({ ok: true, json: async () => answer }),
    Image: class {
      set src(url: string) {
        fetched.push(url);
      }
    },
  });
  const reads: EarlyRead[] = [{ path: 'offers/', pictures }];
  runInContext(`var window=globalThis;${earlyScript(reads, null)}`, page);
  const taken = await runInContext('window.__early["offers/"]', page);
  await new Promise(setImmediate);
  return { fetched, taken };
}

test('the first three pictures of a list are fetched as soon as it arrives', async () => {
  const answer = { results: ['/a', '/b', null, '/c', '/d'].map((url) => ({ image: url && { thumbnail: url } })) };
  const { fetched, taken } = await picturesOf(answer, 'results.*.image.thumbnail');
  assert.deepEqual(fetched, ['/a', '/b', '/c']);
  assert.equal(taken, answer);
});

test('a single picture of a page can be addressed by its path', async () => {
  const { fetched } = await picturesOf({ images: [{ url: '/a' }, { url: '/b' }] }, 'images.0.url');
  assert.deepEqual(fetched, ['/a']);
});

test('a response without the pictures is passed on', async () => {
  for (const answer of [{}, { results: null }, { results: [] }, null]) {
    assert.deepEqual(await picturesOf(answer, 'results.*.image.thumbnail'), { fetched: [], taken: answer });
  }
  assert.deepEqual((await picturesOf({ results: [{ image: { thumbnail: '/a' } }] })).fetched, []);
});
