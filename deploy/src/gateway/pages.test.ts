import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { emptyStore, fakeApi, jsonIn, release } from '../testing/fixtures.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { hashOf } from './page-styles.ts';
import { missingSettings, siteSettings } from './site-settings.ts';

const HTML = { accept: 'text/html' };
const OFFER = {
  title: '</script><b>"Audyt" & s-ka',
  description: '<p>**Opis** <i>[usługi](https://a.pl)</i></p>',
  image: { url: '/f/1.jpg' },
  price_from: '100.00',
  price_to: '250.00',
  author: { name: 'Audyt & s-ka' },
};

const POST = {
  id: 'p1',
  text: 'Szukamy <b>stolarza</b>. Pyta @[Anna Nowak](user:0193e1a2-0000-7000-8000-000000000001)',
  image: null,
  link: { image: { url: '/f/link.jpg' } },
  author: { name: 'Pracownia "Dąb"' },
};

describe('a page', () => {
  let gateway: Gateway;
  let api: Awaited<ReturnType<typeof fakeApi>>;
  const asked: string[] = [];
  const get = (url: string, headers: Record<string, string> = HTML) => gateway.app.inject({ url, headers });

  before(async () => {
    const store = await emptyStore();
    await release(store);
    api = await fakeApi((request, response) => {
      // An offer whose response never comes: the page must not wait for it.
      asked.push(request.url ?? '');
      if (request.url === '/api/offers/hangs/') return;
      if (request.url === '/api/offers/unready/') return response.writeHead(503).end();
      if (request.url?.startsWith('/api/sitemap/removed/')) {
        return response.end(JSON.stringify({ removed: request.url.includes('deleted') }));
      }
      if (request.url === '/api/posts/p1/') return response.end(JSON.stringify({ data: POST }));
      response.statusCode = request.url === '/api/offers/1/' ? 200 : 404;
      response.end(JSON.stringify(OFFER));
    });
    const env = { CONTACT_EMAIL: 'biuro@wspolnik.test' };
    gateway = await createGateway({ api: api.url, store: store.location, publicOrigin: 'https://wspolnik.test', env });
  });
  after(async () => {
    await gateway.close();
    await api.close();
  });

  test('a page runs one script, and what that makes: the policy names the hashes of its parts', async () => {
    const one = await get('/offers');
    const policy = String(one.headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /require-trusted-types-for 'script'/);
    assert.match(policy, /trusted-types wp-shell wp-mf_admin wp-mf_offers mf-release 'allow-duplicates'/);
    assert.doesNotMatch(policy, /unsafe|nonce/);
    for (const [tag, count] of [
      ['script', 1],
      ['style', 1],
    ] as const) {
      const parts = [...one.body.matchAll(new RegExp(`<${tag}(?! type="application/)[^>]*>(.*?)</${tag}>`, 'gs'))];
      assert.equal(parts.length, count, tag);
      const [, list = ''] = new RegExp(`${tag}-src ([^;]*)`).exec(policy) ?? [];
      for (const [, text = ''] of parts) assert.ok(list.split(' ').includes(hashOf(text)), tag);
    }
    assert.doesNotMatch(one.body, /<[^>]* (on[a-z]+|style)=/);
    assert.equal(one.headers['cache-control'], 'private, no-store');
    assert.equal(one.headers['x-content-type-options'], 'nosniff');
  });

  test('a page contains its frame, its language and the first data of the route', async () => {
    const { body, statusCode } = await get('/en/offers?page=2&category=&q=kawa+i%20herbata&evil=1');
    assert.equal(statusCode, 200);
    assert.match(body, /<html lang="en">/);
    assert.match(body, /<title>Offers · Wspólnik<\/title>/);
    assert.ok(body.includes('<div id="header"><b>English offers</b>'));
    assert.ok(body.includes('<main id="main" tabindex="-1"><p>cards</p>'));
    const { reads, needs } = jsonIn(body, 'start');
    assert.deepEqual(reads, [{ path: 'offers/?limit=30&page=2&q=kawa+i+herbata' }, { path: 'categories/' }]);
    assert.equal(needs, null);
  });

  test('a page of the administration is the same whether it exists or not', async () => {
    const shape = async (path: string) => {
      const { statusCode, body } = await get(path);
      const known = body.replaceAll(path, '').replaceAll(encodeURIComponent(path), '');
      return { statusCode, known };
    };
    const existing = await shape('/admin');
    assert.equal(existing.statusCode, 200);
    assert.ok(!existing.known.includes('mf_admin'));
    assert.deepEqual(await shape('/admin/nothing-here'), existing);
    assert.equal((await get('/administration')).statusCode, 404);
  });

  test('a page for members requests data only with a session, and is hidden from search engines', async () => {
    const { body } = await get('/offers/manage');
    const { reads, needs } = jsonIn(body, 'start');
    assert.deepEqual([reads, needs], [[{ path: 'offers/get-mine/' }], 'session']);
    assert.match(body, /<meta name="robots" content="noindex">/);
  });

  test('a page of an offer has a preview for sharing, with everything escaped', async () => {
    const { body, statusCode } = await get('/en/offers/1');
    assert.equal(statusCode, 200);
    assert.ok(
      body.includes('<meta property="og:title" content="&lt;/script&gt;&lt;b&gt;&quot;Audyt&quot; &amp; s-ka">'),
    );
    assert.ok(body.includes('<meta property="og:description" content="Opis usługi">'));
    assert.ok(body.includes('<meta property="og:image" content="https://wspolnik.test/f/1.jpg">'));
    assert.ok(body.includes('<meta property="og:locale" content="en_GB">'));
    assert.ok(body.includes('<link rel="alternate" hreflang="pl" href="https://wspolnik.test/offers/1">'));
  });

  test('a page of a post that is open above its list describes the post', async () => {
    const { body, statusCode } = await get('/en/posts?network=true&post=p1');
    assert.equal(statusCode, 200);
    assert.ok(body.includes('<meta property="og:title" content="Pracownia &quot;Dąb&quot;">'));
    assert.ok(body.includes('<meta property="og:description" content="Szukamy stolarza . Pyta Anna Nowak">'));
    assert.ok(body.includes('<meta property="og:image" content="https://wspolnik.test/f/link.jpg">'));
    assert.ok(body.includes('<meta property="og:url" content="https://wspolnik.test/en/posts?post=p1">'));
  });

  test('a page of a post that is hidden or gone is the list with the status of the post, and says nothing about it', async () => {
    for (const [query, status] of [
      ['?post=gone', 404],
      ['?post=..%2F..%2Foffers%2F1', 404],
      ['?post=deleted', 410],
    ] as const) {
      const { body, statusCode } = await get(`/posts${query}`);
      assert.equal(statusCode, status, query);
      assert.ok(body.includes('<meta name="robots" content="noindex">'), query);
      assert.doesNotMatch(body, /og:|canonical|stolarza/);
    }
    const { body, statusCode } = await get('/posts?post=');
    assert.equal(statusCode, 200);
    assert.ok(body.includes('<meta property="og:url" content="https://wspolnik.test/posts">'));
  });

  test('a page of an offer that never existed or is hidden answers 404, of a deleted one 410, as pages that are missing', async () => {
    for (const [path, status, title] of [
      ['/offers/2', 404, 'Nie ma takiej strony'],
      ['/offers/deleted', 410, 'Ta strona została usunięta'],
      ['/en/offers/deleted', 410, 'This page was removed'],
    ] as const) {
      const { body, statusCode } = await get(path);
      assert.equal(statusCode, status, path);
      assert.ok(body.includes(`<title>${title} · Wspólnik</title><meta name="robots" content="noindex">`), path);
    }
  });

  test('a page whose data hangs comes without a preview', async () => {
    // The API never answers this one.
    const { statusCode, body } = await get('/offers/hangs');
    assert.equal(statusCode, 200);
    assert.doesNotMatch(body, /og:description/);
  });

  test('links to no other host, whatever slashes its address has, and is not found under it', async () => {
    for (const url of [
      '/en//evil.example/x',
      '/en/\\evil.example/x',
      '/en/\t/evil.example/x',
      '//en//offers',
      '/offers//1',
    ]) {
      const { body, statusCode } = await get(url);
      assert.equal(statusCode, 404, url);
      assert.doesNotMatch(body, /(href|content)="[/\\]{2}/);
    }
  });

  test('a page of thousands of slashes is not found', async () => {
    const { statusCode } = await get(`/${'/'.repeat(8000)}x`);
    assert.equal(statusCode, 404);
  });

  test('a page whose address is longer than 8 KB is a 414 with an explanation', async () => {
    const { body, statusCode } = await get(`/offers?q=${'x'.repeat(8 * 1024)}`);
    assert.equal(statusCode, 414);
    assert.match(body, /<title>Nie ma takiej strony · Wspólnik<\/title>/);
  });

  test('a page of the same offer a moment later asks the API no more, and one that did not come is asked for again', async () => {
    const count = (path: string) => asked.filter((url) => url === path).length;
    const before = count('/api/offers/again/');
    for (let turn = 0; turn < 3; turn++) await get('/offers/again');
    assert.equal(count('/api/offers/again/') - before, 1);
    for (let turn = 0; turn < 2; turn++) await get('/offers/unready');
    assert.equal(count('/api/offers/unready/'), 2);
  });

  test('a page that does not exist is a 404 with an explanation', async () => {
    const { statusCode, body } = await get('/nothing/here');
    assert.equal(statusCode, 404);
    assert.match(body, /<title>Nie ma takiej strony · Wspólnik<\/title>/);
    assert.equal((await get('/nothing/here', { accept: 'image/png' })).body, 'not found');
  });

  test('a page names who runs the service, and sets no cookie', async () => {
    const reply = await get('/');
    const { config } = jsonIn(reply.body, 'release');
    assert.equal(config.contactEmail, 'biuro@wspolnik.test');
    assert.equal(config.operator, undefined);
    assert.equal(reply.headers['set-cookie'], undefined);
  });

  test('names the operator of the settings, invents none, and warns of what is missing', () => {
    const own = { NODE_ENV: 'production', OPERATOR_NAME: 'Wspólnik S.A.', OPERATOR_ADDRESS: 'Łódź' };
    const operator = { name: 'Wspólnik S.A.', address: 'Łódź', nip: '1234563218', phone: '+48 22 100 20 30' };
    assert.deepEqual(siteSettings({ ...own, OPERATOR_NIP: '123-456-32-18', OPERATOR_PHONE: operator.phone }), {
      operator,
    });
    assert.equal(siteSettings({ SECURITY_CONTACT: 'a@b.pl' }).securityContact, 'mailto:a@b.pl');
    assert.equal(siteSettings({ SECURITY_CONTACT: 'https://b.pl/cert' }).securityContact, 'https://b.pl/cert');
    assert.equal(siteSettings({}).operator, undefined);
    assert.deepEqual(
      missingSettings(own).map((line) => line.split(' ')[0]),
      ['CONTACT_EMAIL'],
    );
    assert.deepEqual(missingSettings({}), []);
  });

  test('a page escapes everything in its address', async () => {
    for (const url of ['/offers?q=</script><script>alert(1)</script>', '/offers/%3C%2Fscript%3E%3Cb%3E', '/"><b>x']) {
      const { body } = await get(url);
      assert.doesNotMatch(body, /<script>alert|<b>x|<\/script><b>/, url);
    }
    assert.equal((await get('/offers/%E0%A4%A')).statusCode, 400);
  });

  test('a page is compressed for clients that accept it', async () => {
    const { rawPayload, headers } = await get('/offers', { ...HTML, 'accept-encoding': 'gzip, br' });
    assert.equal(headers['content-encoding'], 'br');
    assert.match(brotliDecompressSync(rawPayload).toString(), /^<!doctype html>/);
    assert.equal(
      (await get('/offers', { ...HTML, 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding'],
      undefined,
    );
  });
});
