import type { DecisionKind, ModeratedType } from '@wspolnik/contract/moderation';
import { publishToAdmins } from '../../platform/realtime/publish.ts';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { type NewNotification, notify, notifyAll } from '../notifications/index.ts';
import { type Case, type ProfileRow, selectReporters } from './cases.sql.ts';

/** Admins' open pages read the cases on the screen again. */
export async function announceCases(tx: Db, now: Date): Promise<void> {
  await publishToAdmins(tx, { type: 'moderation.changed', data: {} }, now);
}

export interface Told {
  type: ModeratedType;
  of: Case;
  decisionId: string;
  kind: DecisionKind;
  /** It is about a warning: the content was and stays visible. */
  warning: boolean;
  reason: string;
  adminId: string;
}

const ownerOf = (row: ProfileRow): AccountOwner[] => {
  if (row.company_id) return [companyAsOwner(row.company_id)];
  return row.user_id ? [userAsOwner(row.user_id)] : [];
};

function toAuthor({ type, kind, warning, reason }: Told): Pick<NewNotification, 'kind' | 'params'> {
  if (warning) return { kind: 'ContentWarned', params: { what: type, decision: kind, reason } };
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

/** Tells those whose reports or appeals the decision answers; a changed outcome concerns those of the former one as well. */
export async function tellReporters(tx: Db, told: Told, now: Date): Promise<void> {
  const { of, decisionId, kind } = told;
  const former = kind === 'uphold' ? null : of.decision_id;
  const to = (await selectReporters(tx, of.id, [decisionId, former])).flatMap(ownerOf);
  if (to.length === 0) return;
  const subject = { type: 'decision', id: told.decisionId } as const;
  const params = { what: told.type, decision: told.kind };
  const content = { kind: 'ReportAnswered', actor: null, actingUserId: told.adminId, subject, params } as const;
  await notifyAll(tx, { ...content, to, except: null }, now);
}
