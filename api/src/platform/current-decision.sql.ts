import type { ModeratedType } from '@wspolnik/contract/moderation';
import { type Sql, sql } from '../storage/sql.ts';

/** Id of the last decision about a subject, or null. Relies on the constraint one_case. */
export function currentDecision(type: ModeratedType, id: Sql): Sql {
  return sql`(select mc.decision_id from moderation_cases mc where mc.subject_type = ${type} and mc.subject_id = ${id})`;
}
