import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';

interface MarkerWindow {
  limit: number;
  offset: number;
  /** Finds the matches first and sorts them afterwards, where walking all companies in order would cost more. */
  found?: boolean;
}

/** The map's limit. A literal: with LIMIT as a parameter the planner keeps replanning. */
const ALL = 10_000;

/**
 * Markers as JSON text, with their number. Each is stored as text: building 10 000 of them would block Node and
 * PostgreSQL.
 */
export async function selectMarkers(
  db: Db,
  conditions: readonly Sql[],
  order: Sql,
  { limit, offset, found = false }: MarkerWindow,
): Promise<{ results: string; rows: number }> {
  const rows = limit === ALL ? sql`limit 10000` : sql`limit ${limit}::int`;
  const window = offset === 0 ? rows : sql`${rows} offset ${offset}::int`;
  const matching = sql`companies c where ${joinSql(conditions, ' and ')}`;
  // "offset 0" keeps the sort out of the search.
  const source = found ? sql`(select c.id, c.marker from ${matching} offset 0) c` : matching;
  const row = await db.one<{ results: string; rows: number }>(sql`
    select '[' || coalesce(string_agg(m.marker, ','), '') || ']' as results, count(*)::int as rows
    from (select c.marker from ${source} order by ${order} ${window}) m`);
  return row ?? { results: '[]', rows: 0 };
}
