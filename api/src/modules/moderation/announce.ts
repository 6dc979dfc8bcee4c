import type { DecisionKind, ModeratedType } from '../../contract/moderation.ts';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { type NewNotification, notify, notifyAll } from '../notifications/index.ts';
import type { Case } from './cases.sql.ts';

export interface Told {
  type: ModeratedType;
  of: Case;
  decisionId: string;
  kind: DecisionKind;
  reason: string;
  adminId: string;
}

const ownerOf = (row: { user_id: string | null; company_id: string | null }): AccountOwner[] => {
  if (row.company_id) return [companyAsOwner(row.company_id)];
  return row.user_id ? [userAsOwner(row.user_id)] : [];
};

function toAuthor({ type, kind, reason }: Told): Pick<NewNotification, 'kind' | 'params'> {
  const shown = kind === 'restore';
  if (type === 'post') {
    return shown
      ? { kind: 'PostRestored', params: { reason } }
      : { kind: 'PostHidden', params: { decision: kind, reason } };
  }
  return shown
    ? { kind: 'ContentRestored', params: { what: type, reason } }
    : { kind: 'ContentHidden', params: { what: type, decision: kind, reason } };
}

/** Tells the author; `concernsAuthor` is false when something stays that they never lost. It does not name the admin. */
export async function tellAuthor(tx: Db, told: Told, now: Date): Promise<void> {
  const { author_user_id, author_company_id } = told.of;
  const [to] = ownerOf({ user_id: author_user_id, company_id: author_company_id });
  if (!to) return;
  const subject = { type: 'decision', id: told.decisionId } as const;
  await notify(tx, { ...toAuthor(told), to, actor: null, actingUserId: told.adminId, subject }, now);
}

/** Profiles whose reports or appeals the decision answers; a changed outcome concerns those of the former decision as well. */
function reportersOf(tx: Db, { of, decisionId, kind }: Told) {
  const former = kind === 'uphold' ? null : of.decision_id;
  return tx.query<{ user_id: string | null; company_id: string | null }>(sql`
    select distinct reporter_user_id as user_id, reporter_company_id as company_id from moderation_reports
    where case_id = ${of.id} and (decision_id = ${decisionId} or decision_id = ${former}::uuid)
    union
    select user_id, company_id from moderation_appeals where outcome_id = ${decisionId} and side = 'reporter'`);
}

export async function tellReporters(tx: Db, told: Told, now: Date): Promise<void> {
  const to = (await reportersOf(tx, told)).flatMap(ownerOf);
  if (to.length === 0) return;
  const subject = { type: 'decision', id: told.decisionId } as const;
  const params = { what: told.type, decision: told.kind };
  const content = { kind: 'ReportAnswered', actor: null, actingUserId: told.adminId, subject, params } as const;
  await notifyAll(tx, { ...content, to, except: null }, now);
}
