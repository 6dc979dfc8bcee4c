import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminCategories, Category } from '@wspolnik/contract/categories';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { formOf, picture } from '../../testing/forms.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addCompany, addUser, asUser } from '../../testing/people.ts';
import { addCategory, addOffer } from '../offers/testing/offers.ts';
import { catalogOf } from './category-catalog.ts';

const api = await createTestApi();
const admin = await addUser(api, { email: 'admin@example.test', role: 'ADMIN' });
const asAdmin = await asUser(api, 'admin@example.test');
await addUser(api, { email: 'user@example.test' });
const asPerson = await asUser(api, 'user@example.test');

const ROOT = '/api/accounts/admin/categories/';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.inject({ method, url: `${ROOT}${path}`, headers: asAdmin, ...(payload && { payload }) });
const merge = (id: string, into_id: string) => call('POST', `${id}/merge/`, { into_id });
const move = (id: string, name: string, parent_id: string | null, position?: number) =>
  call('PUT', `${id}/`, { name, name_en: name, parent_id, ...(position !== undefined && { position }) });
const named = async () => {
  const { results } = (await call('GET', '')).json<AdminCategories>();
  return results.map(({ name, level }) => `${'-'.repeat(level - 1)}${name}`);
};
const publicTree = async () => (await api.inject({ url: '/api/categories/' })).json<Category[]>();
const offersIn = async (category: string): Promise<number> =>
  (await api.inject({ url: `/api/offers/?category=${category}` })).json().count;
const companiesIn = async (category: string): Promise<number> =>
  (await api.inject({ url: `/api/accounts/company-list-all/?category=${category}` })).json().count;
const fieldOf = (reply: { json(): { fields?: Record<string, { code: string }[]> } }, field: string) =>
  reply.json().fields?.[field]?.[0]?.code;

async function emptyTree(): Promise<void> {
  await api.db.query(sql`delete from saved_searches`);
  await api.db.query(sql`delete from offers`);
  await api.db.query(sql`update companies set category_id = null`);
  await api.db.query(
    sql`delete from categories where parent_id in (select id from categories where parent_id is not null)`,
  );
  await api.db.query(sql`delete from categories where parent_id is not null`);
  await api.db.query(sql`delete from categories`);
}

/** Building (roofs, walls (brick)) and IT, with an offer and a company in roofs and in brick. */
async function grow() {
  await emptyTree();
  const building = await addCategory(api, 'Budowa');
  const roofs = await addCategory(api, 'Dachy', building);
  const walls = await addCategory(api, 'Ściany', building);
  const brick = await addCategory(api, 'Cegła', walls);
  const it = await addCategory(api, 'IT');
  for (const category_id of [roofs, brick]) {
    const company_id = await addCompany(api, `Firma ${newId()}`);
    await api.db.query(
      sql`update companies set category_id = ${category_id}, plan = 'premium' where id = ${company_id}`,
    );
    await addOffer(api, { company_id, category_id });
  }
  catalogOf(api.context.db).forget();
  return { building, roofs, walls, brick, it };
}

describe('the tree of categories', () => {
  it('counts what is in a category and in its children', async () => {
    await grow();
    const { results } = (await call('GET', '')).json<AdminCategories>();
    assert.deepEqual(
      results.map(({ name, offers, companies }) => [name, offers, companies]),
      [
        ['Budowa', 2, 2],
        ['Dachy', 1, 1],
        ['Ściany', 1, 1],
        ['Cegła', 1, 1],
        ['IT', 0, 0],
      ],
    );
  });

  it('the tree gets new categories that everybody sees at once', async () => {
    await emptyTree();
    await publicTree();
    const reply = await call('POST', '', { name: ' Transport ', name_en: 'Transport' });
    assert.equal(reply.statusCode, 201, reply.body);
    const [root] = reply.json<AdminCategories>().results;
    await call('POST', '', { name: 'Kurierzy', name_en: 'Couriers', parent_id: root?.id });
    const [shown] = await publicTree();
    assert.deepEqual([shown?.name, shown?.children[0]?.name_en], ['Transport', 'Couriers']);
    const same = await call('POST', '', { name: 'TRANSPORT', name_en: 'Other' });
    assert.equal(fieldOf(same, 'name'), 'categoryTaken');
    assert.equal(fieldOf(await call('POST', '', { name: ' ', name_en: 'x' }), 'name'), 'required');
    assert.equal(fieldOf(await call('POST', '', { name: 'x'.repeat(5000), name_en: 'x' }), 'name'), 'maxLength');
    assert.equal(
      fieldOf(await call('POST', '', { name: 'x', name_en: 'x', parent_id: newId() }), 'parent_id'),
      'select',
    );
  });

  it('a category is renamed and put in order', async () => {
    const { building, roofs, walls } = await grow();
    assert.deepEqual(await named(), ['Budowa', '-Dachy', '-Ściany', '--Cegła', 'IT']);
    await move(walls, 'Mury', building, 0);
    assert.deepEqual(await named(), ['Budowa', '-Mury', '--Cegła', '-Dachy', 'IT']);
    await move(roofs, 'Dachy', building, 0);
    assert.deepEqual(await named(), ['Budowa', '-Dachy', '-Mury', '--Cegła', 'IT']);
    await move(building, 'Budowa', null, 9);
    assert.deepEqual(await named(), ['IT', 'Budowa', '-Dachy', '-Mury', '--Cegła']);
  });

  it('a category is moved with everything below it, and offers and companies are found in the new place', async () => {
    const { building, walls, it: computing } = await grow();
    assert.deepEqual([await offersIn(building), await companiesIn(computing)], [2, 0]);
    assert.equal((await move(walls, 'Ściany', computing)).statusCode, 200);
    assert.deepEqual([await offersIn(building), await offersIn(computing)], [1, 1]);
    assert.deepEqual([await companiesIn(building), await companiesIn(computing)], [1, 1]);
    assert.deepEqual(await named(), ['Budowa', '-Dachy', 'IT', '-Ściany', '--Cegła']);
  });

  it('jobs are below a root of jobs, also after a move', async () => {
    const { building, walls, it: computing } = await grow();
    const marked = await call('PUT', `${computing}/`, { name: 'IT', name_en: 'IT', is_job: true });
    assert.equal(marked.statusCode, 200, marked.body);
    await move(walls, 'Ściany', computing);
    const jobs = async () => {
      const { results } = (
        await api.inject({ url: `/api/offers/?categories=${building},${computing}` })
      ).json<OfferPage>();
      return results.map(({ category, is_job }) => [category.name, is_job]).sort();
    };
    assert.deepEqual(await jobs(), [
      ['Cegła', true],
      ['Dachy', false],
    ]);
    const [, root] = await publicTree();
    assert.deepEqual([root?.is_job, root?.children[0]?.children[0]?.is_job], [true, true]);
    await call('PUT', `${computing}/`, { name: 'IT', name_en: 'IT', is_job: false });
    assert.deepEqual(
      (await jobs()).map(([, isJob]) => isJob),
      [false, false],
    );
    await move(walls, 'Ściany', building);
    assert.deepEqual(await jobs(), [
      ['Cegła', false],
      ['Dachy', false],
    ]);
  });

  it('the tree has no category inside itself, and three levels at most', async () => {
    const { building, walls, brick, roofs, it: computing } = await grow();
    assert.equal(fieldOf(await move(building, 'Budowa', building), 'parent_id'), 'categorySelf');
    assert.equal(fieldOf(await move(building, 'Budowa', brick), 'parent_id'), 'categoryChild');
    assert.equal(fieldOf(await move(walls, 'Ściany', roofs), 'parent_id'), 'categoryDeep');
    assert.equal(fieldOf(await move(computing, 'IT', brick), 'parent_id'), 'categoryDeep');
    assert.deepEqual(await named(), ['Budowa', '-Dachy', '-Ściany', '--Cegła', 'IT']);
  });
});

describe('merging a category', () => {
  it('a merge moves its offers, companies, children and saved searches, and deletes it', async () => {
    const { walls, brick, roofs, building } = await grow();
    const filters = { category: `${walls},${roofs}`, q: 'dom' };
    const saved = await api.inject({
      method: 'POST',
      url: '/api/saved-searches/',
      payload: { name: 'Mury', filters },
      headers: asPerson,
    });
    assert.equal(saved.statusCode, 201, saved.body);
    const uses = (await call('GET', `${walls}/uses/`)).json();
    assert.deepEqual(uses, { children: 1, offers: 0, companies: 0, webinars: 0, saved_searches: 1 });
    const reply = await merge(walls, roofs);
    assert.equal(reply.statusCode, 200, reply.body);
    assert.deepEqual(await named(), ['Budowa', '-Dachy', '--Cegła', 'IT']);
    assert.deepEqual([await offersIn(roofs), await offersIn(brick), await companiesIn(roofs)], [2, 1, 2]);
    const [search] = (await api.inject({ url: '/api/saved-searches/', headers: asPerson })).json().results;
    assert.deepEqual(search.filters, { category: `${roofs},${roofs}`, q: 'dom' });
    const [root] = await publicTree();
    assert.deepEqual([root?.offer_count, root?.children[0]?.offer_count], [2, 2]);
    const audit = await api.db.query(sql`select actor_id, action from audit_log where subject_id = ${walls}`);
    assert.deepEqual(audit, [{ actor_id: admin, action: 'category.merged' }]);
    assert.equal((await merge(building, newId())).json().fields.into_id[0].code, 'select');
  });

  it('a merge is refused into itself and into what is below it, and changes nothing', async () => {
    const { building, walls, brick, roofs } = await grow();
    assert.equal(fieldOf(await merge(building, building), 'into_id'), 'categorySelf');
    assert.equal(fieldOf(await merge(building, brick), 'into_id'), 'categoryChild');
    assert.equal(fieldOf(await merge(walls, brick), 'into_id'), 'categoryChild');
    assert.equal((await merge(newId(), roofs)).json().code, 'not_found');
    assert.equal((await named()).length, 5);
    assert.equal(await offersIn(building), 2);
  });

  it('a merge is done once when two admins do it at once', async () => {
    const { roofs, walls, it: computing } = await grow();
    const replies = await Promise.all([merge(roofs, computing), merge(roofs, walls)]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 404]);
    assert.equal((await offersIn(computing)) + (await offersIn(walls)), 2);
  });
});

describe('deleting a category', () => {
  it('deleting is possible only when nothing is in it', async () => {
    const { building, brick, it: computing } = await grow();
    for (const id of [building, brick])
      assert.equal((await call('DELETE', `${id}/`)).json().code, 'invalid_transition');
    assert.equal((await call('DELETE', `${computing}/`)).statusCode, 200);
    assert.equal((await call('DELETE', `${computing}/`)).json().code, 'not_found');
    assert.deepEqual(await named(), ['Budowa', '-Dachy', '-Ściany', '--Cegła']);
  });
});

describe('pictures of categories', () => {
  const send = (id: string, image: File | null) =>
    api.inject({
      method: 'POST',
      url: `${ROOT}${id}/image/`,
      payload: formOf(image ? { image } : {}),
      headers: asAdmin,
    });
  const shown = async (name: string) => {
    const [building] = await publicTree();
    const category = building?.name === name ? building : building?.children.find((child) => child.name === name);
    const { results } = (await call('GET', '')).json<AdminCategories>();
    const row = results.find((each) => each.name === name);
    assert.equal(row?.image, category?.image);
    return { image: category?.image, isOwn: row?.has_picture };
  };

  it('a root has its drawing until an admin sets a picture, and what is below has the same', async () => {
    const { building } = await grow();
    await api.db.query(sql`update categories set start_picture = 'building' where id = ${building}`);
    catalogOf(api.context.db).forget();
    const drawing = { image: '/api/category-pictures/building.svg', isOwn: false };
    assert.deepEqual([await shown('Budowa'), await shown('Dachy')], [drawing, drawing]);
    const svg = await api.inject({ url: drawing.image });
    assert.match(String(svg.headers['content-type']), /^image\/svg\+xml/);
    assert.match(svg.body, /^<svg /);

    const reply = await send(building, await picture());
    assert.equal(reply.statusCode, 200, reply.body);
    const { image, isOwn } = await shown('Budowa');
    assert.equal(isOwn, true);
    assert.deepEqual(await shown('Dachy'), { image, isOwn: false });
    assert.equal((await api.inject({ url: image ?? '' })).headers['content-type'], 'image/jpeg');

    await call('DELETE', `${building}/image/`);
    assert.deepEqual(await shown('Budowa'), drawing);
    const key = image?.split('/').at(-1) ?? '';
    const discarded = await api.db.query(sql`select key from discarded_files where key = ${key}`);
    assert.equal(discarded.length, 1);
  });

  it('a picture needs a file and a category', async () => {
    const { roofs } = await grow();
    assert.equal(fieldOf(await send(roofs, null), 'image'), 'required');
    assert.equal((await send(newId(), await picture())).json().code, 'not_found');
    assert.equal((await call('DELETE', `${newId()}/image/`)).json().code, 'not_found');
    assert.equal((await api.inject({ url: '/api/category-pictures/none.svg' })).statusCode, 404);
  });
});
