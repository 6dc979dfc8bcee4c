import { EDIT_MINUTES } from '@wspolnik/contract/limits';
import { type Sql, sql } from '../../storage/sql.ts';

/** Whether the row `row` of `type` may still be edited. What was reported stays as it was until the decision, and after it. */
export const isEditable = (type: 'post' | 'comment', row: Sql): Sql => sql`(
  ${row}.created_at > now() - make_interval(mins => ${EDIT_MINUTES}::int) and ${row}.hidden_at is null and not exists (
    select 1 from moderation_cases q where q.subject_type = ${type} and q.subject_id = ${row}.id and q.open_reports > 0))`;
