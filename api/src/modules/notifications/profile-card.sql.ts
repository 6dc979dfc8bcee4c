import { headlineOf } from '../../platform/headline.sql.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** {@link ProfileCard} of a user `u`. */
export function userCard(u: Sql): Sql {
  return sql`json_build_object('id', ${u}.id, 'type', 'user',
    'name', case when ${u}.deleted_at is null then ${u}.first_name || ' ' || ${u}.last_name else '' end,
    'image', case when ${u}.deleted_at is null then coalesce(${u}.thumbnail, ${u}.image) end,
    'headline', ${headlineOf(u)}, 'deleted', ${u}.deleted_at is not null)`;
}

/** {@link ProfileCard} of a company `c`, else of a user `u`, both left joined. Null when both are missing. */
export function profileCard(u: Sql, c: Sql): Sql {
  return sql`case
    when ${c}.id is not null then json_build_object('id', ${c}.id, 'type', 'company',
      'name', case when ${c}.deleted_at is null then ${c}.name else '' end,
      'image', case when ${c}.deleted_at is null then coalesce(${c}.thumbnail, ${c}.image) end,
      'headline', null, 'deleted', ${c}.deleted_at is not null)
    when ${u}.id is not null then ${userCard(u)}
    end`;
}
