import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Route } from '../../release/manifest-types.ts';
import { emptyStore, fakeApi, release } from '../../testing/fixtures.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import { listQuery, listView } from './addresses.ts';

const HTML = { accept: 'text/html' };
const ORIGIN = 'https://wspolnik.test';
const ID = '01932b5e-0000-7000-8000-00000000000a';
const CATEGORY = '01932b5e-0000-7000-8000-000000000009';
const AT = '2026-11-02T10:00:00.000Z';
const TREE = [{ id: ID, name: 'IT', name_en: 'IT', children: [{ id: CATEGORY, name: 'Audyty', name_en: 'Audits' }] }];
const SITEMAP = {
  kinds: [
    { kind: 'offers', path: 'offers/:id/', parts: [{ from: ID }, { from: CATEGORY }] },
    { kind: 'posts', path: 'posts/:id/', parts: [{ from: ID }] },
    // No page of the release shows these.
    { kind: 'companies', path: 'accounts/company-list-all/:id/', parts: [{ from: ID }] },
  ],
  lists: { offers: AT, posts: null },
};

describe('what search engines get', () => {
  let gateway: Gateway;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  let isAway = false;
  const asked: string[] = [];
  const get = (url: string, headers: Record<string, string> = HTML) => gateway.app.inject({ url, headers });
  const headOf = async (url: string) => {
    const { body } = await get(url);
    return {
      title: /<title>(.*?) · Wspólnik<\/title>/.exec(body)?.[1],
      canonical: /<link rel="canonical" href="https:\/\/wspolnik\.test([^"]*)"/
        .exec(body)?.[1]
        ?.replaceAll('&amp;', '&'),
      isHidden: body.includes('<meta name="robots" content="noindex">'),
      alternates: [
        ...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="https:\/\/wspolnik\.test([^"]*)"/g),
      ].map(([, language, href]) => `${language} ${href}`),
    };
  };

  before(async () => {
    const store = await emptyStore();
    await release(store);
    const answers: Record<string, unknown> = {
      '/api/categories/': TREE,
      '/api/sitemap/': SITEMAP,
      [`/api/sitemap/offers/?from=${ID}`]: [{ id: ID, changed_at: AT }],
      [`/api/sitemap/posts/?from=${ID}`]: [{ id: CATEGORY, changed_at: AT }],
    };
    api = await fakeApi((request, response) => {
      const url = request.url ?? '';
      asked.push(url);
      response.statusCode = isAway ? 503 : url in answers ? 200 : 404;
      response.end(JSON.stringify(answers[url] ?? {}));
    });
    gateway = await createGateway({ api: api.url, store: store.location, publicOrigin: ORIGIN, env: {} });
  });
  after(async () => {
    await gateway.close();
    await api.close();
  });

  test('a page has its own address and that of every language', async () => {
    const head = await headOf('/en/offers?page=3');
    assert.equal(head.canonical, '/en/offers?page=3');
    assert.deepEqual(head.alternates, ['pl /offers?page=3', 'en /en/offers?page=3', 'x-default /offers?page=3']);
  });

  test('pages and categories of a list are their own, every other filter, order and campaign is the list', async () => {
    for (const [query, canonical, title] of [
      ['', '/offers', 'Oferty'],
      ['?page=1', '/offers', 'Oferty'],
      ['?page=2', '/offers?page=2', 'Oferty, strona 2'],
      ['?page=2&utm_source=list&fbclid=x', '/offers?page=2', 'Oferty, strona 2'],
      ['?page=x', '/offers', 'Oferty'],
      ['?page=-2', '/offers', 'Oferty'],
      [`?category=${CATEGORY}`, `/offers?category=${CATEGORY}`, 'Audyty · Oferty'],
      [`?page=2&category=${CATEGORY}&gclid=1`, `/offers?category=${CATEGORY}&page=2`, 'Audyty · Oferty, strona 2'],
      ['?category=unknown&page=2', '/offers', 'Oferty'],
      [`?category=${CATEGORY}&q=strona`, '/offers', 'Oferty'],
      ['?q=audyt&page=2', '/offers', 'Oferty'],
    ] as const) {
      const head = await headOf(`/offers${query}`);
      assert.deepEqual([head.canonical, head.title, head.isHidden], [canonical, title, false], query);
    }
  });

  test('a list in another order is the list, and a page without a list has no pages', () => {
    const route: Route = { path: '/a', early: [{ path: 'a/', query: ['sort_by', 'page'] }] };
    const queryOf = (of: Route, search: string) => listQuery(listView(of, new URLSearchParams(search)));
    assert.equal(queryOf(route, 'sort_by=price_asc&page=2'), '');
    assert.equal(queryOf(route, 'sort_by=&page=2'), '?page=2');
    assert.equal(queryOf({ path: '/contact' }, 'page=2&category=x'), '');
  });

  test('results of a search, pages of members and missing pages are kept from search engines', async () => {
    for (const path of ['/search?q=audyt', '/offers/manage', '/nothing', '/404', '/admin']) {
      const head = await headOf(path);
      assert.deepEqual([head.isHidden, head.canonical, head.alternates], [true, undefined, []], path);
    }
  });

  test('robots.txt names the sitemap by the public origin, and what is not for search engines', async () => {
    const { body, headers } = await get('/robots.txt', {});
    assert.match(String(headers['content-type']), /^text\/plain/);
    const lines = body.split('\n');
    for (const line of [
      'User-agent: *',
      'Allow: /api/files/',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /en/admin',
      'Disallow: /auth',
      'Disallow: /en/messages',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ]) {
      assert.ok(lines.includes(line), line);
    }
  });

  test('the sitemap is an index of the parts of what has a page in the release', async () => {
    const { body, headers } = await get('/sitemap.xml', {});
    assert.match(String(headers['content-type']), /^application\/xml/);
    assert.deepEqual(
      [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
      ['pages-1', 'offers-1', 'offers-2', 'posts-1'].map((part) => `${ORIGIN}/sitemaps/${part}.xml`),
    );
  });

  test('a part has each object in both languages, with its last change and the alternates of each', async () => {
    const { body } = await get('/sitemaps/offers-1.xml', {});
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="pl" href="${ORIGIN}/offers/${ID}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/offers/${ID}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/offers/${ID}"/>`,
    ].join('');
    assert.equal(
      body,
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${ORIGIN}/offers/${ID}</loc><lastmod>${AT}</lastmod>${alternates}</url>
<url><loc>${ORIGIN}/en/offers/${ID}</loc><lastmod>${AT}</lastmod>${alternates}</url>
</urlset>\n`,
    );
    const posts = await get('/sitemaps/posts-1.xml', { 'accept-encoding': 'gzip' });
    assert.equal(posts.headers['content-encoding'], 'gzip');
    assert.ok(gunzipSync(posts.rawPayload).includes(`<loc>${ORIGIN}/en/posts?post=${CATEGORY}</loc>`));
  });

  test('the part of pages has those that guests may open, of a list with its newest entry', async () => {
    const { body } = await get('/sitemaps/pages-1.xml', {});
    const urls = [...body.matchAll(/<loc>https:\/\/wspolnik\.test(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
    assert.deepEqual(
      urls.map(([, path]) => path),
      ['/', '/en', '/offers', '/en/offers', '/posts', '/en/posts'],
    );
    assert.equal(urls[2]?.[2], AT);
    // Nobody has posted: the page is as old as its release.
    assert.ok(Math.abs(Date.parse(urls[4]?.[2] ?? '') - Date.now()) < 60_000);
  });

  test('a part is read once for a while, also for many at the same moment', async () => {
    const path = `/api/sitemap/offers/?from=${ID}`;
    await Promise.all(Array.from({ length: 5 }, () => get('/sitemaps/offers-1.xml', {})));
    assert.equal(asked.filter((url) => url === path).length, 1);
    assert.equal(asked.filter((url) => url === '/api/sitemap/').length, 1);
  });

  test('a part that does not exist is not found, and one that the API cannot read comes again later', async () => {
    for (const part of ['offers-3', 'orders-1', 'offers-0', 'offers', 'companies-1', '..']) {
      assert.equal((await get(`/sitemaps/${part}.xml`, {})).statusCode, 404, part);
    }
    isAway = true;
    const { statusCode, headers } = await get('/sitemaps/offers-2.xml', {});
    isAway = false;
    assert.equal(statusCode, 503);
    assert.equal(headers['retry-after'], '60');
    assert.equal(headers['cache-control'], 'private, no-store');
  });

  test('another spelling of an address leads to the page, with its query', async () => {
    for (const [from, to] of [
      ['/pl', '/'],
      ['/pl/offers?page=2', '/offers?page=2'],
      ['/PL/Offers/', '/offers'],
      ['/EN/offers', '/en/offers'],
      ['/en/', '/en'],
      ['/offers/?q=a%20b&x=//evil.example', '/offers?q=a%20b&x=//evil.example'],
      ['/Offers', '/offers'],
      ['/OFFERS/MANAGE', '/offers/manage'],
      [`/offers/${ID.toUpperCase()}`, `/offers/${ID}`],
      ['/offers/Abc/', '/offers/Abc'],
      ['/index.html', '/'],
      ['/en/index.html?ref=1', '/en?ref=1'],
    ]) {
      const { statusCode, headers } = await get(from ?? '');
      assert.deepEqual([statusCode, headers.location], [301, to], from);
    }
  });

  test('an address leads to no other host, and nowhere when there is no such page', async () => {
    const origin = await gateway.listen(0);
    for (const url of [
      '//evil.example',
      '//evil.example/',
      '/pl//evil.example',
      '/pl//evil.example/',
      '//evil.example/index.html',
      '/pl/%2F%2Fevil.example/',
      '/pl/\\evil.example/',
      '/\\evil.example/',
      '/pl/pl/offers',
      '/en/pl/offers',
      '/nothing/',
      '/PL/nothing',
      '/offers//1/',
    ]) {
      assert.deepEqual(await sent(origin, url), [404, undefined], url);
    }
    assert.equal((await get('/ADMIN/')).headers.location, undefined);
    assert.equal((await get('/admin/')).statusCode, 200);
  });
});

/** Status and target of a request whose path is sent as it is. */
function sent(origin: string, path: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers: HTML }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location]);
    })
      .on('error', reject)
      .end();
  });
}
