import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';

interface MarkerWindow {
  limit: number;
  offset: number;
  /** What matches is found first and sorted then: to walk through all in their order would cost more. */
  found?: boolean;
}

/** All that a map asks for. Written out: for an unknown LIMIT the planner keeps replanning. */
const ALL = 10_000;

/** Markers as JSON text, and how many they are. Each is stored as text: 10 000 of them would keep Node and PostgreSQL busy. */
export async function selectMarkers(
  db: Db,
  conditions: readonly Sql[],
  order: Sql,
  { limit, offset, found = false }: MarkerWindow,
): Promise<{ results: string; rows: number }> {
  const rows = limit === ALL ? sql`limit 10000` : sql`limit ${limit}::int`;
  const window = offset === 0 ? rows : sql`${rows} offset ${offset}::int`;
  const matching = sql`companies c where ${joinSql(conditions, ' and ')}`;
  // "offset 0" keeps the order out of the search.
  const source = found ? sql`(select c.id, c.marker from ${matching} offset 0) c` : matching;
  const row = await db.one<{ results: string; rows: number }>(sql`
    select '[' || coalesce(string_agg(m.marker, ','), '') || ']' as results, count(*)::int as rows
    from (select c.marker from ${source} order by ${order} ${window}) m`);
  return row ?? { results: '[]', rows: 0 };
}
