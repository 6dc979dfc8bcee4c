import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** `{count, oldest_at}` of `waiting`, a query of one column `at`, in its order; counts up to the limit of exact totals. */
export function waitingJson(waiting: Sql): Sql {
  return sql`(select json_build_object('count', count(*), 'oldest_at', f_iso(min(w.at)))
    from (select q.at from (${waiting}) q limit ${EXACT_COUNT_LIMIT}::int) w)`;
}
