import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { lockCompanyOf, selectOneOpinion } from './opinions.sql.ts';

/** Refuses who may not report the opinion. @throws ApiProblem not_found (hidden as well), invalid_transition (own) */
export async function lockToReport(tx: Db, caller: Identity, id: string): Promise<void> {
  await lockCompanyOf(tx, id);
  const opinion = await selectOneOpinion(tx, id, caller);
  if (!opinion || opinion.hidden) throw problem('not_found');
  if (!opinion.allowed_actions.includes('report')) throw problem('invalid_transition');
}
