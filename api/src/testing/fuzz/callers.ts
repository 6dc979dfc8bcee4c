import { DAY_MS } from '@wspolnik/settings';
import { DEMO_DOMAIN } from '../../demo/people.ts';
import { newId } from '../../platform/ids.ts';
import { joinSql, Sql, sql } from '../../storage/sql.ts';
import type { TestApi } from '../harness.ts';
import { as } from '../people.ts';
import type { Operation } from './operations.ts';

export const CALLERS = ['guest', 'user', 'owner', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

async function openSession({ context, db }: TestApi, userId: string): Promise<string> {
  const [sessionId, now] = [newId(), context.clock()];
  await db.query(sql`
    insert into sessions (id, user_id, created_at, last_used_at, expires_at)
    values (${sessionId}, ${userId}, ${now}, ${now}, ${new Date(now.getTime() + DAY_MS)})`);
  return context.accessTokens.sign({ userId, sessionId }, now);
}

/**
 * Headers of the demo account (for the owner, of its company) with a new session, because an earlier call may have ended the
 * last.
 */
export async function headersOf(api: TestApi, name: CallerName): Promise<Record<string, string>> {
  if (name === 'guest') return {};
  const person = await api.db.one<{ id: string; company: string | null }>(sql`
    select u.id, (select m.company_id from company_members m where m.user_id = u.id and m.role = 'owner' limit 1) as company
    from users u where u.email = ${`${name}@${DEMO_DOMAIN}`}`);
  if (!person) throw new Error(`the demo has no ${name}`);
  return as(await openSession(api, person.id), name === 'owner' ? (person.company ?? undefined) : undefined);
}

const OWN_PER_TABLE = 4;
const OTHERS_PER_TABLE = 2;
/** Terms on the wire that differ from their table's name. */
const ALIASES: Record<string, readonly string[]> = {
  transaction: ['orders'],
  sale: ['orders'],
  purchase: ['orders'],
  recipient: ['users', 'companies'],
};
const NOBODYS = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Ids of existing rows by table: the callers' own first, then others. */
export async function idsOfThings({ db }: TestApi): Promise<Map<string, string[]>> {
  const tables = await db.query<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid' group by 1 having 'id' = any(array_agg(column_name::text)) order by 1`);
  const own = sql`(select u.id from users u where u.email = any(${CALLERS.map((name) => `${name}@${DEMO_DOMAIN}`)})
    union select m.company_id from company_members m join users u on u.id = m.user_id where u.email = ${`owner@${DEMO_DOMAIN}`})`;
  const ids = new Map<string, string[]>();
  for (const { name, columns } of tables) {
    // Names come from the database's catalogue, not from a request.
    const [table, isOwn] = [
      new Sql([`"${name}"`], []),
      columns.map((column) => sql`${new Sql([column], [])} in ${own}`),
    ];
    const rows = await db.query<{ id: string }>(sql`
      (select id from ${table} where ${joinSql(isOwn, ' or ')} order by id limit ${OWN_PER_TABLE})
      union all (select id from ${table} order by id limit ${OTHERS_PER_TABLE})`);
    ids.set(name, [...new Set(rows.map(({ id }) => id))]);
  }
  return ids;
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** Ids of the operation's own kinds, then all others, and two unused ones. */
export function idsFor({ path, body, parameters }: Operation, things: ReadonlyMap<string, string[]>): string[] {
  const names = [path, ...Object.keys(body?.properties ?? {}), ...parameters.map(({ name }) => name)];
  const words = new Set(names.flatMap((name) => name.split(/[^a-z]+/)).map(singular));
  const isMeant = (table: string) =>
    table.split('_').some((part) => words.has(singular(part))) ||
    [...words].some((word) => ALIASES[word]?.includes(table));
  const meant = [...things].filter(([table]) => isMeant(table)).flatMap(([, ids]) => ids);
  const others = [...things.values()].map(([first]) => first ?? newId());
  // Repeated, so that most requests name an object of the operation's own kinds.
  return [...meant, ...meant, ...meant, ...others, ...NOBODYS];
}
