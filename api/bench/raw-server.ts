import { createServer } from 'node:http';
import pg from 'pg';
import { createCountCache, type OfferCount } from '../src/modules/offers/count-cache.ts';
import { selectOfferPage } from '../src/modules/offers/offer-list.sql.ts';
import type { Db } from '../src/storage/db.ts';
import { type Sql, sql } from '../src/storage/sql.ts';

/**
 * The floor: node:http and pg alone, with the API's own SQL prepared beforehand, no validation, no headers beyond the type
 * and the length. COUNT_CACHE=on keeps totals as the API does.
 */
const withCache = process.env.COUNT_CACHE === 'on';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) });
const cache = createCountCache();

/** The statement that the API sends, as text; `category` is its only parameter besides those of the count. */
async function record(conditions: Sql[], withCount: boolean): Promise<Sql> {
  const recorded: Sql[] = [];
  const one = async (statement: Sql) => void recorded.push(statement);
  const selection = { conditions, sort: 'date_desc', limit: 30, offset: 0, viewer: null } as const;
  await selectOfferPage({ one } as unknown as Db, selection, withCount);
  const [statement] = recorded;
  if (!statement) throw new Error('nothing was recorded');
  return statement;
}

const LISTED = sql`o.is_listed`;
const IN_SECTION = sql`(o.category_1 ${sql`= ${-1}::int`})`;
const statements = {
  all: { counted: await record([LISTED], true), page: await record([LISTED], false) },
  section: { counted: await record([LISTED, IN_SECTION], true), page: await record([LISTED, IN_SECTION], false) },
};
const { rows } = await pool.query<{ id: string; node: number }>(
  'select id, node from categories where parent_id is null',
);
const nodes = new Map(rows.map(({ id, node }) => [id, node]));

async function answer(url: string): Promise<string> {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const node = nodes.get(query.get('category') ?? '');
  const { counted, page } = node === undefined ? statements.all : statements.section;
  const known: OfferCount | null = withCache ? cache.get(`${node}`) : null;
  const { name, text, values } = known ? page : counted;
  const bound = values.map((value) => (value === -1 ? node : value));
  const result = await pool.query<{ results: string; count?: number }>({ name, text, values: bound });
  const row = result.rows[0];
  const count = known?.count ?? row?.count ?? 0;
  if (withCache && !known) cache.put(`${node}`, { count, exact: count <= 10_000 });
  return `{"count":${count},"results":${row?.results}}`;
}

const server = createServer(async (request, response) => {
  const body = await answer(request.url ?? '/');
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`));
process.on('SIGTERM', () => process.exit(0));
