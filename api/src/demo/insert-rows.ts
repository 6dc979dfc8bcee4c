import type { Db } from '../storage/db.ts';
import { columnsSql, json, sql } from '../storage/sql.ts';

/**
 * Inserts rows whose properties are named as their columns. json_populate_recordset casts each by the table's own type; a column
 * that no row names gets its default. `copies` are columns with the value of another one.
 */
export async function insertRows(
  tx: Db,
  table: string,
  rows: readonly object[],
  copies: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (rows.length === 0) return;
  const into = columnsSql([table]);
  const own = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  await tx.query(sql`
    insert into ${into} (${columnsSql([...own, ...Object.keys(copies)])})
    select ${columnsSql([...own, ...Object.values(copies)])}
    from json_populate_recordset(null::${into}, ${json(rows)}::json)`);
}
