import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Category } from '@wspolnik/contract/categories';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addStartCategories } from './index.ts';

const api = await createTestApi();
const tree = async () => (await api.inject({ url: '/api/categories/' })).json<Category[]>();

test('a site without categories gets the first ones once, in both languages, and keeps what admins make of them', async () => {
  await Promise.all([addStartCategories(api.db), addStartCategories(api.db)]);
  const roots = await tree();
  assert.equal(roots.length, 10);
  assert.deepEqual([roots[0]?.name, roots[0]?.name_en], ['IT i oprogramowanie', 'IT and software']);
  const all = roots.flatMap(({ children, ...root }) => [root, ...children]);
  assert.ok(all.every(({ name, name_en }) => name && name_en));
  assert.ok(roots.every(({ children }) => children.length > 2));
  assert.deepEqual(
    roots.filter(({ is_job }) => is_job).map(({ name, children }) => [name, children.every(({ is_job }) => is_job)]),
    [['Praca i współpraca', true]],
  );
  await api.db.query(sql`delete from categories where id <> ${roots[0]?.id ?? ''} and parent_id is not null`);
  await addStartCategories(api.db);
  const [{ count } = { count: 0 }] = await api.db.query<{ count: number }>(
    sql`select count(*)::int as count from categories`,
  );
  assert.equal(count, 10);
});
