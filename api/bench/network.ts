/**
 * Page 1 of GET network/ for a hub of 5 000 contacts, depth 1 to 3, on a separate PostgreSQL, compared with a plain join over
 * the edges that answers the same page and totals (exact, where the API stops at 10 000); then its suggestions, a chain and the
 * numbers of its invitations. Measures only the statements.
 *
 *   node api/bench/network.ts [--profiles=80000] [--contacts=20] [--runs=40]
 */
import { parseArgs } from 'node:util';
import { selectChain } from '../src/modules/network/network-chain.sql.ts';
import { countInvitations, selectNetwork, within } from '../src/modules/network/network-list.sql.ts';
import { selectSuggestions } from '../src/modules/network/network-suggestions.sql.ts';
import type { Database } from '../src/storage/db.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { type Sql, sql } from '../src/storage/sql.ts';
import { demandPostgres } from '../src/testing/temporary-postgres.ts';

const { values: options } = parseArgs({
  options: {
    profiles: { type: 'string', default: '80000' },
    contacts: { type: 'string', default: '20' },
    runs: { type: 'string', default: '40' },
  },
});
const PROFILES = Number(options.profiles);
const CONTACTS = Number(options.contacts);
const RUNS = Number(options.runs);
const HUB_CONTACTS = 5_000;
const HUB = 1;

/** Half companies, half people; the triggers are disabled, and the contacts are set as they would do. */
async function load(db: Database): Promise<string> {
  await db.query(sql`set statement_timeout = 0`);
  await db.query(sql`
    insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
    select lpad(n::text, 32, '0')::uuid, 'p' || n || '@bench.test', 'Osoba', 'Nr ' || n * 7919 % 100003, 'x', now()
    from generate_series(1, ${PROFILES / 2}::int) n`);
  await db.query(sql`
    insert into companies (id, name, city, status)
    select ('c' || lpad(n::text, 31, '0'))::uuid, 'Firma ' || n * 7919 % 100003, 'Miasto ' || n % 300, 'active'
    from generate_series(1, ${PROFILES / 2}::int) n`);
  await db.query(sql`alter table network_edges disable trigger user`);
  await db.query(sql`
    insert into network_edges (from_node, to_node)
    select f, 1 + abs(hashint8(f::bigint * 1000 + k)) % ${PROFILES}::int
    from generate_series(1, ${PROFILES}::int) f, generate_series(1, ${CONTACTS}::int) k
    where f <> 1 + abs(hashint8(f::bigint * 1000 + k)) % ${PROFILES}::int
    union select ${HUB}::int, 2 + n * ${Math.floor(PROFILES / HUB_CONTACTS)}::int % (${PROFILES}::int - 1)
    from generate_series(1, ${HUB_CONTACTS}::int) n
    on conflict do nothing`);
  await db.query(sql`alter table network_edges enable trigger user`);
  await db.query(sql`
    update network_nodes n set contacts = e.contacts
    from (select from_node, array_agg(to_node order by to_node) as contacts from network_edges group by from_node) e
    where e.from_node = n.id`);
  await db.query(sql`vacuum analyze`);
  const row = await db.one<{ user_id: string }>(sql`select user_id from network_nodes where id = ${HUB}`);
  if (!row) throw new Error('the hub is missing');
  return row.user_id;
}

function steps(depth: number): Sql {
  const one = sql`select e.to_node as node, 1 as distance from network_edges e where e.from_node = ${HUB}::int`;
  const two = sql`${one} union all select f.to_node, 2 from network_edges e
    join network_edges f on f.from_node = e.to_node where e.from_node = ${HUB}::int`;
  if (depth === 1) return one;
  if (depth === 2) return two;
  return sql`${two} union all select g.to_node, 3 from network_edges e join network_edges f on f.from_node = e.to_node
    join network_edges g on g.from_node = f.to_node where e.from_node = ${HUB}::int`;
}

/** Names, both totals and one page of each kind, without the columns derived in the nodes. */
function plainJoin(depth: number): Sql {
  return sql`
    with reach as materialized (
      select node, min(distance) as distance from (${steps(depth)}) s where node <> ${HUB}::int group by node),
    hits as materialized (
      select r.node, r.distance, c.id as company_id, c.name as company, u.id as user_id, u.first_name || ' ' || u.last_name as person
      from reach r join network_nodes n on n.id = r.node
      left join companies c on c.id = n.company_id and c.status = 'active' and c.deleted_at is null
      left join users u on u.id = n.user_id and u.deleted_at is null and u.disabled_at is null and u.email_verified_at is not null)
    select (select json_agg(t) from (select * from hits where company_id is not null order by distance, company, node limit 30) t) as companies,
      (select json_agg(t) from (select * from hits where user_id is not null order by distance, person, node limit 30) t) as users,
      (select count(*) from hits where company_id is not null) as company_count,
      (select count(*) from hits where user_id is not null) as user_count`;
}

async function timesOf(
  runs: number,
  run: () => Promise<unknown>,
): Promise<{ fastest: number; median: number; worst: number }> {
  const times: number[] = [];
  for (let index = 0; index < runs + 3; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  const sorted = times.slice(3).sort((a, b) => a - b);
  return { fastest: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

async function measure(db: Database, userId: string): Promise<void> {
  const viewer = { userId, companyId: null };
  const text = (ms: number) => `${ms.toFixed(1).padStart(7)} ms`;
  for (const depth of [1, 2, 3]) {
    const selection = { circle: within(viewer, depth), viewer, q: undefined, page: 1, limit: 30, now: new Date() };
    const api = await timesOf(RUNS, () => selectNetwork(db, selection));
    const { company_count, user_count, exact } = await selectNetwork(db, selection);
    const join = await timesOf(Math.max(3, Math.floor(RUNS / (depth * depth))), () => db.query(plainJoin(depth)));
    console.log(
      `depth ${depth}: API ${text(api.median)} (fastest ${text(api.fastest)}, worst ${text(api.worst)}), plain join ${text(join.median)}, ` +
        `${(api.median / join.median).toFixed(3)} ×; ${company_count} companies, ${user_count} people${exact ? '' : ' and more'}`,
    );
  }
  const last = await db.one<{ id: number }>(sql`select max(id) as id from network_nodes`);
  for (const [name, run] of [
    ['suggestions', () => selectSuggestions(db, viewer, 12, new Date())],
    ['chain to the last profile', () => selectChain(db, viewer, last?.id ?? HUB)],
    ['invitations', () => countInvitations(db, viewer)],
  ] as const) {
    const { median, worst } = await timesOf(RUNS, run);
    console.log(`${name}: ${text(median)} (worst ${text(worst)})`);
  }
}

const postgres = await demandPostgres();
const database = openPostgres({
  url: postgres.url,
  poolSize: 1,
  onError: (error) => {
    throw error;
  },
});
try {
  console.log(`Loading ${PROFILES} profiles with ${CONTACTS} contacts each, one with ${HUB_CONTACTS} …`);
  await migrate(database);
  await measure(database, await load(database));
} finally {
  await database.close();
  await postgres.stop();
}
