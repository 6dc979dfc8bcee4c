import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { selectThreadPage } from '../src/modules/messages/threads.sql.ts';
import { ANY_OFFER } from '../src/modules/offer-search/offer-query.ts';
import { offerSource, orderOf } from '../src/modules/offer-search/offer-source.sql.ts';
import { selectOfferDetail } from '../src/modules/offers/offers.sql.ts';
import { postSelection, selectPostPage } from '../src/modules/posts/post-list.sql.ts';
import { createCountCache } from '../src/platform/count-cache.ts';
import { selectInOrder } from '../src/platform/lists/list-page.sql.ts';
import { selectIdentities } from '../src/platform/sign-in/identity.ts';
import type { Db } from '../src/storage/db.ts';
import { wireTypes } from '../src/storage/pool-database.ts';
import { type Sql, sql } from '../src/storage/sql.ts';

/**
 * The lower bound: only node:http and pg, with the API's own SQL prepared beforehand, without validation, signatures, or
 * headers beyond type and length. COUNT_CACHE=on caches totals like the API.
 */
const withCache = process.env.COUNT_CACHE === 'on';
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
  types: wireTypes,
  options: '-c timezone=UTC -c random_page_cost=1.1 -c jit=off',
});
const cache = createCountCache();

/** Placeholder for the only value of a statement that differs between requests. */
const ID = '00000000-0000-4000-8000-000000000000';
const NODE = -1;

/** The text of the only statement that a function of the API sends. */
async function record(run: (db: Db) => Promise<unknown>): Promise<Sql> {
  const recorded: Sql[] = [];
  const note = async (statement: Sql) => {
    recorded.push(statement);
    return [];
  };
  await run({ query: note, one: note } as unknown as Db);
  const [statement] = recorded;
  if (!statement || recorded.length > 1) throw new Error('one statement was expected');
  return statement;
}

async function query<Row extends object>({ name, text, values }: Sql, value: unknown = null): Promise<Row[]> {
  const bound = values.map((known) => (known === ID || known === NODE ? value : known));
  return (await pool.query<Row>({ name, text, values: bound })).rows;
}

interface Counted {
  counted: Sql;
  page: Sql;
}

async function withAndWithoutCount(run: (db: Db, withCount: boolean) => Promise<unknown>): Promise<Counted> {
  return { counted: await record((db) => run(db, true)), page: await record((db) => run(db, false)) };
}

const offers = (conditions: Sql[]) =>
  withAndWithoutCount((db, withCount) => {
    const filters = conditions.map((find) => ({ find }));
    return selectInOrder(
      db,
      { source: offerSource(null), filters, order: orderOf(ANY_OFFER), limit: 30, offset: 0 },
      withCount,
    );
  });
const LISTED = sql`o.is_listed`;
const everything = await offers([LISTED]);
const section = await offers([LISTED, sql`(o.category_1 ${sql`= ${NODE}::int`})`]);
const feed = await withAndWithoutCount((db, withCount) =>
  selectPostPage(db, postSelection({ page: 1, limit: 30 }, null, null), withCount),
);
const detail = await record((db) => selectOfferDetail(db, ID, null));
const accountOwner = { userId: ID, companyId: null };
const threads = await record((db) => selectThreadPage(db, accountOwner, { page: 1, limit: 30 }));
const { rows } = await pool.query<{ id: string; node: number }>(
  'select id, node from categories where parent_id is null',
);
const nodes = new Map(rows.map(({ id, node }) => [id, node]));

async function list(key: string, { counted, page }: Counted, value?: unknown): Promise<string> {
  const known = withCache ? cache.get(key) : null;
  const [row] = await query<{ results: string; count?: number }>(known ? page : counted, value);
  const count = known?.count ?? row?.count ?? 0;
  if (withCache && !known) cache.put(key, { count, exact: count <= 10_000 });
  return `{"count":${count},"results":${row?.results}}`;
}

/** Trusts the token's claims without verification. */
async function talks(request: IncomingMessage): Promise<string> {
  const payload = request.headers.authorization?.split('.')[1] ?? '';
  const { sub, sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; sid: string };
  const [user] = await query(selectIdentities([[sid, sub, '']], new Date()));
  if (!user) throw new Error('no session');
  const [row] = await query<{ results: string; count: number }>(threads, sub);
  return `{"count":${row?.count},"results":${row?.results}}`;
}

async function answer(request: IncomingMessage): Promise<string> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, , noun, id] = pathname.split('/');
  if (noun === 'message-threads-get') return talks(request);
  if (noun === 'posts') return list('posts', feed);
  if (id) return (await query<{ detail: string }>(detail, id))[0]?.detail ?? '';
  const node = nodes.get(searchParams.get('category') ?? '');
  return node === undefined ? list('all', everything) : list(`${node}`, section, node);
}

const server = createServer(async (request, response) => {
  const body = await answer(request);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`));
process.on('SIGTERM', () => process.exit(0));
