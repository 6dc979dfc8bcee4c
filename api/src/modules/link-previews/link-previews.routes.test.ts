import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LinkPreview } from '@wspolnik/contract/link-previews';
import type { Post, PostReply } from '@wspolnik/contract/posts';
import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import sharp from 'sharp';
import { Compile } from 'typebox/compile';
import { html, openWebSite } from '../../platform/outbound/testing/web-site.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser, as, signIn } from '../../testing/people.ts';
import { runDueJobs } from '../jobs.ts';

const site = await openWebSite();
const { pages, visits } = site;
const api = await createTestApi({ outbound: { addresses: ['127.0.0.1'], ports: [80, 443, site.port] } });
const check = Compile(LinkPreview);
const anna = await addUser(api, { email: 'anna@test.pl' });
const token = (await signIn(api, 'anna@test.pl')).access;
const headers = as(token);

const preview = (url: string) => api.inject({ url: '/api/link-preview/', query: { url }, headers });
const code = async (url: string) => (await preview(url)).json<{ code: string }>().code;
async function found(path: string): Promise<LinkPreview> {
  const reply = await preview(site.at(path));
  assert.equal(reply.statusCode, 200, reply.body);
  const body = reply.json<LinkPreview>();
  assert.ok(check.Check(body), JSON.stringify(check.Errors(body)));
  return body;
}
async function publish(payload: object): Promise<Post> {
  const reply = await api.inject({ method: 'POST', url: '/api/posts/', headers, payload });
  assert.equal(reply.statusCode, 201, reply.body);
  return reply.json<Post>();
}
const picture = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#246' } })
  .png()
  .toBuffer();
pages['/image.png'] = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture);

describe('GET link-preview/', () => {
  it('the preview answers what the page says, with a copy of its picture', async () => {
    pages['/full'] = html(`<title>Inny tytuł</title>
      <meta property="og:title" content="Targi &amp; spotkania">
      <meta property="og:description" content="  Trzy
        dni  ">
      <meta property="og:site_name" content="Targi">
      <meta property="og:image" content="/image.png">`);
    const { image, ...facts } = await found('/full#program');
    assert.deepEqual(facts, {
      url: site.at('/full'),
      host: '127.0.0.1',
      title: 'Targi & spotkania',
      description: 'Trzy dni',
      site: 'Targi',
    });
    assert.deepEqual([image?.width, image?.height], [1024, 512]);
    const copy = await api.inject({ url: image?.url ?? '' });
    assert.equal(copy.headers['content-type'], 'image/jpeg');
  });

  it('reads Twitter’s names, the plain title and other encodings', async () => {
    pages['/latin'] = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-2' })
        .end(
          Buffer.from(
            '<meta name="twitter:description" content="Za\xbf\xf3\xb3\xe6"><title>G\xea\xb6l\xb1</title>',
            'latin1',
          ),
        );
    assert.deepEqual(await found('/latin').then(({ title, description }) => [title, description]), ['Gęślą', 'Zażółć']);
    pages['/meta'] = html('<meta charset="windows-1250"><title>Ok</title>', 'text/html');
    assert.equal((await found('/meta')).title, 'Ok');
  });

  it('shows texts of strangers as one short line that turns no direction', async () => {
    pages['/odd'] = html(`<meta property="og:title" content="${'a'.repeat(999)}">
      <meta name="description" content="\u202Egnp.exe\u2066 &lt;b&gt;x&lt;/b&gt;">`);
    const { title, description } = await found('/odd');
    assert.deepEqual([title.length, title.at(-1), description], [200, '…', 'gnp.exe <b>x</b>']);
  });

  it('the preview has no picture when that one is private, no picture, too large or elsewhere forbidden', async () => {
    pages['/fake.png'] = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<svg/>');
    pages['/huge.png'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.concat([picture, Buffer.alloc(1_000_001)]));
    const sources = [
      '/fake.png',
      '/huge.png',
      '/none.png',
      'http://169.254.169.254/x.png',
      'data:image/png;base64,AA',
      'http://[',
    ];
    for (const [index, source] of sources.entries()) {
      pages[`/p${index}`] = html(`<title>Strona</title><meta property="og:image" content="${source}">`);
      assert.equal((await found(`/p${index}`)).image, null, source);
    }
  });

  it('the preview gives one reason for every refusal', async () => {
    pages['/pdf'] = (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('x');
    pages['/untitled'] = html('<p>');
    pages['/leap'] = (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    for (const url of [
      'javascript:alert(1)',
      'nie adres',
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://anna:haslo@127.0.0.1/',
      'http://127.0.0.1:5432/',
      ...['/pdf', '/untitled', '/leap', '/missing'].map(site.at),
    ]) {
      const reply = await preview(url);
      assert.deepEqual([reply.statusCode, reply.json().code], [422, 'link_preview_failed'], url);
    }
  });

  it('the preview is for people who are signed in, a limited number of times', async () => {
    assert.equal((await api.inject({ url: '/api/link-preview/', query: { url: site.at('/full') } })).statusCode, 401);
    await api.db.query(sql`update throttle_counters set hits = 120 where key = ${`link-previews:${anna}`}`);
    assert.equal(await code(site.at('/new')), 'throttled');
    assert.equal((await found('/full')).title, 'Targi & spotkania');
    await api.db.query(sql`delete from throttle_counters`);
  });

  it('the preview asks the site once a week, and an hour after a failure', async () => {
    const count = (path: string) => visits.filter((visit) => visit === path).length;
    pages['/news'] = html('<title>Nowość</title>');
    await found('/news');
    await found('/news');
    assert.equal(count('/news'), 1);
    delete pages['/news'];
    assert.equal((await found('/news')).title, 'Nowość');
    assert.equal(await code(site.at('/later')), 'link_preview_failed');
    pages['/later'] = html('<title>Już jest</title>');
    assert.equal(await code(site.at('/later')), 'link_preview_failed');
    assert.equal(count('/later'), 1);
    await api.db.query(sql`update link_previews set expires_at = expires_at - interval '61 minutes'`);
    assert.equal((await found('/later')).title, 'Już jest');
    assert.equal(count('/news'), 1);
  });
});

describe('a post with a link', () => {
  it('a post keeps the preview that it was published with, until it is deleted', async () => {
    pages['/post'] = html('<title>Stara wersja</title><meta property="og:image" content="/image.png">');
    const { id, link } = await publish({ text: `Zobacz ${site.at('/post')}`, link: site.at('/post') });
    assert.deepEqual([link?.title, link?.image?.width], ['Stara wersja', 1024]);
    const later = new Date(Date.now() + 8 * DAY_MS);
    await runDueJobs(api.context, later);
    const rows = () => api.db.query<{ title: string }>(sql`select title from link_previews`);
    assert.deepEqual(await rows(), [{ title: 'Stara wersja' }]);
    const shown = (await api.inject({ url: `/api/posts/${id}/` })).json<PostReply>().data;
    assert.equal(shown.link?.title, 'Stara wersja');
    await api.inject({ method: 'DELETE', url: `/api/posts/${id}/`, headers });
    await runDueJobs(api.context, new Date(later.getTime() + 2 * HOUR_MS));
    assert.deepEqual(await rows(), []);
    const key = link?.image?.url.replace('/api/files/', '') ?? '';
    assert.ok(await api.db.one(sql`select key from discarded_files where key = ${key}`));
  });

  it('a post is published without a preview when there is none', async () => {
    assert.equal((await publish({ text: 'a', link: 'http://10.0.0.1/' })).link, null);
    assert.equal((await publish({ text: 'b', link: 'javascript:alert(1)' })).link, null);
    assert.equal((await publish({ text: `c ${site.at('/full')}` })).link, null);
  });
});
