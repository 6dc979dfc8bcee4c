import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MONEY_PATTERN } from '@wspolnik/contract/common';
import type { Problem } from '@wspolnik/contract/errors';
import { newId } from './platform/ids.ts';
import { joinSql, Sql, sql } from './storage/sql.ts';
import { World } from './testing/access/world.ts';
import { watchWrites } from './testing/access/writes.ts';
import { idsOfThings } from './testing/fuzz/callers.ts';
import { readOperations } from './testing/fuzz/operations.ts';
import { spoilable, spoiled } from './testing/fuzz/rows.ts';
import { createTestApi } from './testing/harness.ts';

// Bad values of single fields. Every call with every kind of nonsense is in fuzz.test.ts, tokens in access-token.test.ts, bytes that
// are no request in unreadable-requests.test.ts, files in platform/uploads, replayed webhooks in modules/payments.

const api = await createTestApi();
const world = await World.create(api);
const operations = await readOperations(api);
const writes = await watchWrites(api.db);

describe('an amount of money', () => {
  const fields = spoilable(operations, ({ pattern }) => pattern === MONEY_PATTERN);
  const AMOUNTS = [
    '10.005',
    '10',
    '10.5',
    '10,00',
    '1 0.00',
    '10.00\n1',
    '+10.00',
    '１０.００',
    '1e2',
    'NaN',
    `${'9'.repeat(13)}.00`,
  ];

  it('amounts are in several bodies', () => assert.ok(fields.length >= 8, String(fields.length)));

  for (const one of fields) {
    it(`an amount has two decimals: ${one.name}`, async () => {
      const call = await spoiled(one, world);
      if (!call) return;
      for (const amount of [...AMOUNTS, 10, 10.005, 1e308, {}, ['10.00']]) {
        await writes.reset();
        const reply = await api.inject(call.requestWith(amount));
        assert.equal(reply.statusCode, 422, `${amount}: ${reply.body}`);
        assert.ok(reply.json<Problem>().fields?.[one.field], `${amount}: ${reply.body}`);
        assert.deepEqual(await writes.tables(), [], String(amount));
      }
    });
  }
});

const NAMED: Record<string, string> = {
  user_id: 'users',
  company_id: 'companies',
  category_id: 'categories',
  parent_id: 'categories',
};

/** The table of the object that the field refers to. */
async function tableOf(id: unknown, field: string, tables: readonly string[]): Promise<string | undefined> {
  if (typeof id !== 'string') return NAMED[field];
  const found = tables.map(
    (table) => sql`select ${table}::text as name from ${new Sql([`"${table}"`], [])} where id = ${id}`,
  );
  return (await api.db.one<{ name: string }>(joinSql(found, ' union all ')))?.name;
}

describe('an id in a body', () => {
  // Chosen by the sender.
  const OWN_CHOICE = 'client_id';
  /** They only count, and answer the same whether there is something to count. */
  const COUNTING = ['POST /api/recommendations/click/ offer_id', 'POST /api/offers/view/ offer_id'];
  /** A message is not lost with the offer from whose page it was sent: it arrives without it (sales-summary.test.ts). */
  const IGNORED = 'POST /api/message-send/ offer_id';
  const fields = spoilable(operations, ({ format }) => format === 'uuid').filter(
    ({ field, name }) => field !== OWN_CHOICE && name !== IGNORED,
  );

  it('ids are in several bodies', () => assert.ok(fields.length >= 20, String(fields.length)));

  for (const one of fields) {
    it(`an id of another kind of object changes nothing: ${one.name}`, async () => {
      const call = await spoiled(one, world);
      if (!call) return;
      const things = await idsOfThings(api);
      const right = await tableOf(call.original, one.field, [...things.keys()]);
      // An id of the same kind may be permitted for this caller; access.test.ts covers that.
      const others = [...things].flatMap(([table, [id]]) => (id && table !== right ? [[table, id] as const] : []));
      for (const [table, id] of [...others, ['nothing', newId()] as const]) {
        await writes.reset();
        const reply = await api.inject(call.requestWith(id));
        const about = `${table} instead of ${right}: ${reply.statusCode} ${reply.body.slice(0, 300)}`;
        assert.ok(
          [403, 404, 409, 422, ...(COUNTING.includes(one.name) ? [204] : [])].includes(reply.statusCode),
          about,
        );
        assert.deepEqual(await writes.tables(), [], about);
      }
    });
  }
});
