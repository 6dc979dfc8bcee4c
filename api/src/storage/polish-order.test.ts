import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addCategory } from '../modules/offers/testing/offers.ts';
import { createTestApi } from '../testing/harness.ts';
import { addCompany, addMember, addUser, asUser } from '../testing/people.ts';
import { sql } from './sql.ts';

const api = await createTestApi();

/** In the order of a Polish dictionary; the API gets them the other way round. */
const NAMES = [
  '2 Koła',
  'abażur',
  'Ąbecadło',
  'Ćmielów',
  'Dom',
  'Dom Ogrodów',
  'domek',
  'Lampy',
  'Łódzkie Meble',
  'Zebra',
];
const ENDS = ['ŹDŹBŁO', 'źrebak', 'Żaba', 'żuk'];
const SORTED = [...NAMES, ...ENDS];

interface Named {
  name: string;
}

const namesOf = (results: readonly Named[]) => results.map(({ name }) => name);

describe('names are in the order of Polish letters, regardless of case', () => {
  test('the list of all companies has this order, page by page', async () => {
    for (const name of SORTED.toReversed()) await addCompany(api, name);
    const url = '/api/accounts/company-list-all/?sort_by=name_asc&limit=5';
    const pages = await Promise.all([1, 2, 3].map((page) => api.inject({ url: `${url}&page=${page}` })));
    assert.deepEqual(
      pages.flatMap((page) => namesOf(page.json<{ results: Named[] }>().results)),
      SORTED,
    );
  });

  test('where somebody chooses a company to act for, and on their profile', async () => {
    const user = await addUser(api, { email: 'many@example.test' });
    for (const { id } of await api.db.query<{ id: string }>(sql`select id from companies order by created_at, id`)) {
      await addMember(api, id, user, 'owner');
    }
    const headers = await asUser(api, 'many@example.test');
    const list = await api.inject({ url: '/api/accounts/company-list/?limit=100', headers });
    assert.deepEqual(namesOf(list.json<{ results: Named[] }>().results), SORTED);
    const me = await api.inject({ url: '/api/accounts/user-data/', headers });
    assert.deepEqual(namesOf(me.json<{ companies: Named[] }>().companies), SORTED);
  });

  test('among the contacts of a network', async () => {
    const viewer = await addUser(api, { email: 'viewer@example.test' });
    await api.db.query(sql`
      insert into network_edges (from_node, to_node)
      select v.id, c.id from network_nodes v, network_nodes c where v.user_id = ${viewer} and c.company_id is not null
      union all
      select c.id, v.id from network_nodes v, network_nodes c where v.user_id = ${viewer} and c.company_id is not null`);
    const headers = await asUser(api, 'viewer@example.test');
    const reply = await api.inject({ url: '/api/network/?depth=1&limit=100', headers });
    assert.deepEqual(namesOf(reply.json<{ companies: Named[] }>().companies), SORTED);
  });

  test('among siblings of the tree of categories', async () => {
    for (const name of SORTED.toReversed()) {
      await addCategory(api, name);
    }
    assert.deepEqual(namesOf((await api.inject({ url: '/api/categories/' })).json<Named[]>()), SORTED);
  });
});

test('a renamed company moves in every list', async () => {
  await api.db.query(sql`update companies set name = 'Żyrandol' where name = 'abażur'`);
  const { results } = (await api.inject({ url: '/api/accounts/company-list-all/?sort_by=name_asc&limit=30' })).json();
  assert.equal(results.at(-1).name, 'Żyrandol');
  const node = await api.db.one<{ same: boolean }>(sql`
    select bool_and(n.name_order = c.name_order) as same from network_nodes n join companies c on c.id = n.company_id`);
  assert.equal(node?.same, true);
});
