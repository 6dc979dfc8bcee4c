import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { OfferPage } from '@wspolnik/contract/offer-lists';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { asUser } from '../../testing/people.ts';
import { addMarket } from '../offers/testing/market.ts';
import { statementsOf } from '../offers/testing/offers.ts';

const api = await createTestApi();
const { apps, food, it: trade } = await addMarket(api);

async function list(query: Record<string, string>, headers: Record<string, string> = {}): Promise<OfferPage> {
  const reply = await api.inject({ url: `/api/offers/?${new URLSearchParams(query)}`, headers });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<OfferPage>();
}
const titles = ({ results }: OfferPage) => results.map(({ title }) => title);

/** People without a company, and therefore without offers. */
async function addContacts(email: string, count: number): Promise<void> {
  await api.db.query(sql`
    insert into users (id, email, first_name, last_name, password_hash)
    select gen_random_uuid(), n || ${`-${email}`}, 'Anna', 'Nowak', '' from generate_series(1, ${count}::int) n`);
  await api.db.query(sql`
    insert into network_edges (from_node, to_node)
    select e.from_node, e.to_node from users o join network_nodes v on v.user_id = o.id
    join users u on u.email like ${`%-${email}`} join network_nodes n on n.user_id = u.id
    cross join lateral (values (v.id, n.id), (n.id, v.id)) as e (from_node, to_node) where o.email = ${email}`);
}

for (const contacts of [1_100, 2_600]) {
  describe(`the offers of ${contacts} contacts`, () => {
    before(() => addContacts('person@test.pl', contacts).then(() => undefined));

    it('the offers are those of the contacts, newest first, in at most six statements', async () => {
      const person = await asUser(api, 'person@test.pl');
      const page = await list({ network: 'true' }, person);
      assert.deepEqual([page.count, page.count_exact, titles(page).toSorted()], [2, true, ['Kelnerka', 'Obiady']]);
      const first = await list({ network: 'true', limit: '1' }, person);
      assert.deepEqual([first.count, first.results.length, first.next !== null], [2, 1, true]);
      assert.deepEqual(titles(first), titles(page).slice(0, 1));
      assert.deepEqual(titles(await list({ network: 'true', limit: '1', page: '2' }, person)), titles(page).slice(1));
      const statements = await statementsOf(api, () => list({ network: 'true', category: food }, person));
      assert.ok(statements <= 6, `${statements} statements`);
      await api.db.query(sql`delete from users where email like '%-person@test.pl'`);
    });
  });
}

describe('offers of several categories', () => {
  it('offers come once each, in one order, page by page, also when one category contains another', async () => {
    const categories = [trade, apps, food].join(',');
    for (const sort_by of ['date_desc', 'date_asc', 'price_asc']) {
      const all = await list({ categories, sort_by });
      assert.equal(all.count, new Set(titles(all)).size);
      assert.deepEqual(titles(all), titles(await list({ sort_by })));
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list({ categories, sort_by, limit: '2', page: `${page}` })),
      );
      assert.deepEqual(pages.flatMap(titles), titles(all));
    }
  });
});
