import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { ERROR_STATUS } from './contract/errors.ts';
import { newId } from './platform/ids.ts';
import { accessPage } from './testing/access/page.ts';
import { IDENTITIES, type IdentityName, type Row } from './testing/access/row.ts';
import { ACCESS } from './testing/access/table.ts';
import { World } from './testing/access/world.ts';
import { watchWrites } from './testing/access/writes.ts';
import { createTestApi } from './testing/harness.ts';

const api = await createTestApi();
const world = await World.create(api);
const writes = await watchWrites(api.db);
const rows = ACCESS.flatMap((area) => area.rows);

async function attempt(row: Row, name: IdentityName) {
  const { id = '', query = {}, body, headers = world.headers(name), mark } = await row.request(world, name);
  const [method, path = ''] = row.call.split(' ');
  await writes.reset();
  const reply = await api.inject({
    method: method as 'GET',
    url: path.replace(/\{\w+\}/, id),
    query,
    headers: { 'idempotency-key': newId(), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { reply, mark };
}

async function check(row: Row, name: IdentityName): Promise<void> {
  const expected = row.outcomes[IDENTITIES.indexOf(name)] ?? 0;
  const { reply, mark } = await attempt(row, name);
  const is = {
    status: reply.statusCode,
    ...(reply.statusCode >= 400 ? { code: reply.json<{ code: string }>().code } : {}),
  };
  const should =
    typeof expected === 'number' ? { status: expected } : { status: ERROR_STATUS[expected], code: expected };
  assert.deepEqual(is, should, `${name}: ${reply.body.slice(0, 300)}`);
  if (typeof expected !== 'number') {
    assert.deepEqual(await writes.tables(), [], `${name} was refused, yet something was written`);
    return;
  }
  if (mark === undefined) return;
  assert.equal(reply.body.includes(mark), row.seenBy?.includes(name), `${name} sees what is for ${row.seenBy}`);
}

describe('every call answers each identity as docs/access.md says', () => {
  for (const row of rows) {
    it([row.call, row.on].filter(Boolean).join(', '), async () => {
      for (const name of IDENTITIES) await check(row, name);
    });
  }
});

describe('the table', () => {
  it('has every operation of the OpenAPI document, and no other', async () => {
    const { paths } = (await api.inject({ url: '/api/docs/json' })).json<{ paths: Record<string, object> }>();
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = new Set<string>(rows.map(({ call }) => call));
    assert.deepEqual([...calls].sort(), operations.sort());
  });

  it('is what docs/access.md shows', async () => {
    const shown = await readFile(new URL('../../docs/access.md', import.meta.url), 'utf8');
    assert.equal(shown, accessPage(), 'docs/access.md is stale: node api/src/testing/access/print.ts > docs/access.md');
  });
});
