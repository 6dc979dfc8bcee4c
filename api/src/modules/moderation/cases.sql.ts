import type { AppealSide, DecisionKind, ModeratedType, ReportCategory } from '@wspolnik/contract/moderation';
import { newId } from '../../platform/ids.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';
import type { Subject } from './subjects.sql.ts';

export interface Case {
  id: string;
  status: 'waiting' | 'appealed' | 'decided';
  since: Date;
  decisions: number;
  decision_id: string | null;
  author_user_id: string | null;
  author_company_id: string | null;
  written_by: string | null;
}

/** Locked. */
export function lockCase(tx: Db, type: ModeratedType, id: string): Promise<Case | undefined> {
  return tx.one<Case>(
    sql`select * from moderation_cases where subject_type = ${type} and subject_id = ${id} for update`,
  );
}

/** The case of a subject, locked; a new one counts as decided until a report makes it wait. */
export async function openCase(tx: Db, subject: Subject, now: Date): Promise<Case> {
  await tx.query(sql`
    insert into moderation_cases (id, subject_type, subject_id, author_user_id, author_company_id, written_by, status, since, created_at)
    values (${newId()}, ${subject.type}, ${subject.id}, ${subject.author_user_id}, ${subject.author_company_id},
            ${subject.written_by}, 'decided', ${now}, ${now})
    on conflict (subject_type, subject_id) do nothing`);
  const found = await lockCase(tx, subject.type, subject.id);
  if (!found) throw new Error('a case vanished while it was opened');
  return found;
}

export interface NewReport {
  reporter: AccountOwner;
  createdBy: string;
  category: ReportCategory;
  reason: string;
  content: string | null;
  /** Of an offer. */
  snapshot: object | null;
}

/** False for a second report, which changes nothing while the first is open. */
export async function insertReport(tx: Db, caseId: string, report: NewReport, now: Date): Promise<boolean> {
  const { reporter, createdBy, category, reason, content, snapshot } = report;
  const changed = await tx.one(sql`
    with made as (
      insert into moderation_reports (id, case_id, reporter_user_id, reporter_company_id, created_by, category, reason, content, snapshot,
                                      created_at)
      values (${newId()}, ${caseId}, ${reporter.userId}, ${reporter.companyId}, ${createdBy}, ${category}, ${reason}, ${content},
              ${snapshot && json(snapshot)}::jsonb, ${now})
      on conflict (case_id, reporter_user_id, reporter_company_id) where decision_id is null do nothing returning 1)
    update moderation_cases set open_reports = open_reports + 1,
      status = case when status = 'decided' then 'waiting' else status end,
      since = case when status = 'decided' then ${now} else since end
    where id = ${caseId} and exists (select 1 from made) returning id`);
  return changed !== undefined;
}

export interface Decision {
  id: string;
  case_id: string;
  kind: DecisionKind;
  answers: AppealSide | null;
  category: ReportCategory;
  ground: 'law' | 'terms' | null;
  ground_point: string | null;
  decided_by: string | null;
  decided_at: Date;
}

export function findDecision(tx: Db, id: string): Promise<Decision | undefined> {
  return tx.one<Decision>(sql`select * from moderation_decisions where id = ${id}`);
}

/** The category that most open reports name. */
export async function reportedCategory(tx: Db, caseId: string): Promise<ReportCategory> {
  const row = await tx.one<{ category: ReportCategory }>(sql`
    select category from moderation_reports where case_id = ${caseId} and decision_id is null
    group by category order by count(*) desc, category limit 1`);
  return row?.category ?? 'other';
}

export type NewDecision = Omit<Decision, 'case_id' | 'decided_at'> & {
  decided_by: string;
  reason: string;
  content: string | null;
};

/** Adds the decision, and lets it answer the open reports and appeals. */
export async function insertDecision(tx: Db, of: Case, decision: NewDecision, now: Date): Promise<void> {
  const { id, kind, answers, category, ground, ground_point: point, reason, content, decided_by: by } = decision;
  const waitedSince = of.status === 'decided' ? now : of.since;
  await tx.query(sql`
    insert into moderation_decisions (id, case_id, number, kind, answers, category, ground, ground_point, reason, content, decided_by,
                                      waited_since, decided_at)
    values (${id}, ${of.id}, ${of.decisions + 1}, ${kind}, ${answers}, ${category}, ${ground}, ${point}, ${reason}, ${content},
            ${by}, ${waitedSince}, ${now})`);
  await tx.query(
    sql`update moderation_reports set decision_id = ${id} where case_id = ${of.id} and decision_id is null`,
  );
  await tx.query(sql`
    update moderation_appeals set outcome_id = ${id} where decision_id = ${of.decision_id}::uuid and outcome_id is null`);
  await tx.query(sql`
    update moderation_cases set status = 'decided', since = ${now}, open_reports = 0, decisions = ${of.decisions + 1},
      decision_id = ${id} where id = ${of.id}`);
}

export interface NewAppeal {
  side: AppealSide;
  by: AccountOwner;
  createdBy: string;
  text: string;
}

/** False when this profile has appealed the decision before. */
export async function insertAppeal(tx: Db, of: Case, appeal: NewAppeal, now: Date): Promise<boolean> {
  const { side, by, createdBy, text } = appeal;
  const made = await tx.one(sql`
    insert into moderation_appeals (id, decision_id, side, user_id, company_id, created_by, text, created_at)
    values (${newId()}, ${of.decision_id}, ${side}, ${by.userId}, ${by.companyId}, ${createdBy}, ${text}, ${now})
    on conflict (decision_id, coalesce(company_id, user_id)) do nothing returning id`);
  if (!made) return false;
  await tx.query(sql`
    update moderation_cases set status = 'appealed', since = case when status = 'appealed' then since else ${now}::timestamptz end
    where id = ${of.id}`);
  return true;
}

/**
 * Whether the admin wrote the subject, belongs to its company or to the one that an opinion is about, or has ever reported it or
 * appealed a decision about it: what another admin decided on the report does not make them impartial.
 */
export async function isOwnMatter(tx: Db, of: Case, adminId: string): Promise<boolean> {
  if (of.author_user_id === adminId || of.written_by === adminId) return true;
  const row = await tx.one(sql`
    select 1 where exists (select 1 from company_members where company_id = ${of.author_company_id}::uuid and user_id = ${adminId})
      or exists (select 1 from moderation_cases c join opinions o on c.subject_type = 'opinion' and o.id = c.subject_id
                 join company_members m using (company_id) where c.id = ${of.id} and m.user_id = ${adminId})
      or exists (select 1 from moderation_reports where case_id = ${of.id} and created_by = ${adminId})
      or exists (select 1 from moderation_appeals a join moderation_decisions d on d.id = a.decision_id
                 where d.case_id = ${of.id} and a.created_by = ${adminId})`);
  return row !== undefined;
}

/** Whose appeals are open, the author first. */
export async function appealedBy(tx: Db, of: Case): Promise<AppealSide[]> {
  if (of.status !== 'appealed') return [];
  const rows = await tx.query<{ side: AppealSide }>(sql`
    select distinct side from moderation_appeals where decision_id = ${of.decision_id}::uuid and outcome_id is null order by side`);
  return rows.map(({ side }) => side);
}

/** One of them is set. */
export interface ProfileRow {
  user_id: string | null;
  company_id: string | null;
}

/** Profiles whose reports of the case have one of the decisions, or whose appeals have the first of them. */
export function selectReporters(
  tx: Db,
  caseId: string,
  [decisionId, former]: readonly [decisionId: string, former: string | null],
): Promise<ProfileRow[]> {
  return tx.query(sql`
    select distinct reporter_user_id as user_id, reporter_company_id as company_id from moderation_reports
    where case_id = ${caseId} and (decision_id = ${decisionId} or decision_id = ${former}::uuid)
    union
    select user_id, company_id from moderation_appeals where outcome_id = ${decisionId} and side = 'reporter'`);
}
