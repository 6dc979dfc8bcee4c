import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  SitemapPart as Part,
  type Removed,
  type Sitemap,
  type SitemapKind,
  type SitemapPart,
} from '@wspolnik/contract/sitemap';
import { MINUTE_MS } from '@wspolnik/settings';
import { Compile } from 'typebox/compile';
import { newId } from '../../platform/ids.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { createSitemap, readPart } from './sitemap.service.ts';

const api = await createTestApi();
const company = await addCompany(api, 'Pracownia');
/** Not public. */
const writer = await addUser(api, { email: 'writer@test.pl', verified: false });
const category = await addCategory(api, 'IT');
const at = (minute: number) => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
const offer = (minute: number, more: object = {}) =>
  addOffer(api, {
    company_id: company,
    category_id: category,
    title: `Oferta ${minute}`,
    created_at: at(minute),
    ...more,
  });
const set = (statement: Sql) => api.db.query(statement);

async function addPost(minute: number): Promise<string> {
  const id = newId();
  await set(sql`
    insert into posts (id, text, author_type, author_company_id, written_by, created_at)
    values (${id}, 'Wpis', 'company', ${company}, ${writer}, ${at(minute)})`);
  return id;
}

async function get<Answer>(url: string, status = 200): Promise<Answer> {
  const reply = await api.inject({ url });
  assert.equal(reply.statusCode, status, reply.body);
  return reply.json<Answer>();
}

const listed = async (kind: SitemapKind) => {
  api.passTime(11 * MINUTE_MS);
  const { kinds } = await get<Sitemap>('/api/sitemap/');
  const parts = kinds.find((one) => one.kind === kind)?.parts ?? [];
  const pages = await Promise.all(parts.map(({ from }) => get<SitemapPart>(`/api/sitemap/${kind}/?from=${from}`)));
  for (const page of pages) assert.ok(Compile(Part).Check(page));
  return pages.flat().map(({ id }) => id);
};
const isRemoved = async (path: string) =>
  (await get<Removed>(`/api/sitemap/removed/?path=${encodeURIComponent(path)}`)).removed;

describe('GET sitemap/', () => {
  it('a store without public objects has no part', async () => {
    await set(sql`update companies set status = 'draft'`);
    const { kinds } = await get<Sitemap>('/api/sitemap/');
    assert.deepEqual(
      kinds.map(({ kind, parts }) => [kind, parts.length]),
      [
        ['offers', 0],
        ['companies', 0],
        ['profiles', 0],
        ['posts', 0],
      ],
    );
    await set(sql`update companies set status = 'active'`);
  });

  it('a part has what a guest may read, with the time of its last change', async () => {
    const shown = await offer(1);
    const [inactive, deleted] = [await offer(2, { is_active: false }), await offer(3)];
    await set(sql`update offers set deleted_at = now(), is_active = false where id = ${deleted}`);
    await set(sql`update offers set updated_at = '2026-02-02T08:00:00Z' where id = ${shown}`);
    assert.deepEqual(await listed('offers'), [shown]);
    const part = await get<SitemapPart>(`/api/sitemap/offers/?from=${shown}`);
    assert.deepEqual(part, [{ id: shown, changed_at: '2026-02-02T08:00:00.000Z' }]);
    assert.equal((await api.inject({ url: `/api/offers/${inactive}/` })).statusCode, 404);
  });

  it('a suspended company takes its offers and posts out with it', async () => {
    const post = await addPost(1);
    assert.deepEqual(await listed('companies'), [company]);
    assert.deepEqual(await listed('posts'), [post]);
    await set(sql`update companies set status = 'suspended' where id = ${company}`);
    for (const kind of ['companies', 'offers', 'posts'] as const) assert.deepEqual(await listed(kind), [], kind);
    await set(sql`update companies set status = 'active' where id = ${company}`);
    await set(sql`update posts set hidden_at = now(), hidden_reason = 'Spam' where id = ${post}`);
    assert.deepEqual(await listed('posts'), []);
  });

  it('people are listed once their address is confirmed, and not while they are suspended or wait for their deletion', async () => {
    const shown = await addUser(api, { email: 'a@test.pl' });
    await addUser(api, { email: 'b@test.pl', verified: false });
    await addUser(api, { email: 'c@test.pl', disabled: true });
    assert.deepEqual(await listed('profiles'), [shown]);
  });

  it('parts follow each other without a gap, each from its first object, also when that is gone', async () => {
    await set(sql`update offers set deleted_at = now(), is_active = false`);
    const offers = [];
    for (let minute = 10; minute < 15; minute++) offers.push(await offer(minute));
    const { kinds } = await createSitemap(api.context, 2)();
    const parts = kinds[0]?.parts ?? [];
    assert.deepEqual(
      parts.map(({ from }) => from),
      [offers[0], offers[2], offers[4]],
    );
    const read = async (from: string) =>
      (JSON.parse(await readPart(api.db, 'offers', from, 2)) as SitemapPart).map(({ id }) => id);
    assert.deepEqual((await Promise.all(parts.map(({ from }) => read(from)))).flat(), offers);
    await set(sql`update offers set deleted_at = now(), is_active = false where id = ${offers[2] ?? null}`);
    assert.deepEqual(await read(offers[2] ?? ''), [offers[3], offers[4]]);
  });

  it('a list has the time of its newest entry', async () => {
    await offer(59);
    api.passTime(11 * MINUTE_MS);
    const { lists } = await get<Sitemap>('/api/sitemap/');
    assert.equal(lists.offers, at(59));
    assert.ok(lists['terms-of-service']);
    assert.equal(lists.webinars, null);
  });

  it('an unknown kind and a part without its first object are refused', async () => {
    await get('/api/sitemap/orders/?from=01932b5e-0000-7000-8000-000000000001', 404);
    await get('/api/sitemap/offers/?from=1', 422);
    assert.deepEqual(await get('/api/sitemap/offers/?from=01932b5e-0000-7000-8000-000000000001'), []);
  });
});

describe('GET sitemap/removed/', () => {
  it('something deleted is removed, something hidden or unknown is not', async () => {
    const [hidden, deleted] = [await offer(20, { is_active: false }), await offer(21)];
    await set(sql`update offers set deleted_at = now(), is_active = false where id = ${deleted}`);
    assert.equal(await isRemoved(`offers/${deleted}/`), true);
    assert.equal(await isRemoved(`offers/${deleted.toUpperCase()}/`), true);
    assert.equal(await isRemoved(`offers/${hidden}/`), false);
    assert.equal(await isRemoved(`offers/${newId()}/`), false);
    for (const path of ['offers/1/', `orders/${deleted}/`, `offers/${deleted}`, '/', `offers/${deleted}/../`]) {
      assert.equal(await isRemoved(path), false, path);
    }
  });

  it('companies, people and posts are found by the paths of their calls', async () => {
    const [firm, post] = [await addCompany(api, 'Dawna'), await addPost(30)];
    const person = await addUser(api, { email: 'd@test.pl' });
    const unconfirmed = await addUser(api, { email: 'e@test.pl', verified: false });
    const paths = [`accounts/company-list-all/${firm}/`, `accounts/user-data/${person}/`, `posts/${post}/`];
    for (const path of paths) assert.equal(await isRemoved(path), false, path);
    for (const table of [sql`companies`, sql`users`, sql`posts`]) {
      await set(sql`update ${table} set deleted_at = now() where id in (${firm}, ${person}, ${unconfirmed}, ${post})`);
    }
    for (const path of paths) assert.equal(await isRemoved(path), true, path);
    assert.equal(await isRemoved(`accounts/user-data/${unconfirmed}/`), false);
  });
});
