import type { ModerationStatement } from '@wspolnik/contract/moderation';
import { APPEAL_MONTHS } from '@wspolnik/contract/moderation';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { profileCard } from '../notifications/index.ts';

const isMember = (company: Sql, userId: string): Sql => sql`exists (
  select 1 from company_members m where m.company_id = ${company} and m.user_id = ${userId}::uuid)`;

/** Decisions `d` of cases `c` with the side of the person, whatever profile is in use; null for others. */
const sideOf = (userId: string): Sql => sql`case
  when c.author_user_id = ${userId}::uuid or ${isMember(sql`c.author_company_id`, userId)} then 'author'
  when exists (select 1 from moderation_reports r where r.case_id = c.id
    and (r.reporter_user_id = ${userId}::uuid or ${isMember(sql`r.reporter_company_id`, userId)})) then 'reporter' end`;

type StatementRow = Omit<ModerationStatement, 'allowed_actions' | 'automated'> & { appealable: boolean };

/** Undefined for everybody but the author and those who reported. `appealable` says whether this side can still appeal. */
export function selectStatement(db: Db, id: string, { user }: Identity, now: Date): Promise<StatementRow | undefined> {
  return db.one<StatementRow>(sql`
    select d.id, d.kind, d.category, d.ground, d.ground_point, d.reason, d.decided_at, s.side, c.subject_type as type, c.subject_id,
      case c.subject_type when 'post' then c.subject_id
        when 'comment' then (select k.post_id from post_comments k where k.id = c.subject_id) end as post_id,
      case c.subject_type when 'opinion' then (select o.company_id from opinions o where o.id = c.subject_id)
        when 'reference' then (select r.company_id from company_references r where r.id = c.subject_id) end as company_id,
      ${profileCard(sql`u`, sql`co`)} as author, d.content, d.answers, mine.appeal,
      case when last.id <> d.id and not (last.kind = 'uphold' and last.number = d.number + 1) then
        json_build_object('id', last.id, 'kind', last.kind, 'decided_at', f_iso(last.decided_at)) end as replaced_by,
      case when open.appealable then d.decided_at + ${`${APPEAL_MONTHS} months`}::interval end as appeal_until,
      open.appealable and mine.appeal is null as appealable
    from moderation_decisions d join moderation_cases c on c.id = d.case_id
    cross join lateral (select ${sideOf(user.id)} as side) s
    left join moderation_decisions last on last.id = c.decision_id
    left join users u on u.id = c.author_user_id left join companies co on co.id = c.author_company_id
    left join lateral (
      select json_build_object('text', a.text, 'created_at', f_iso(a.created_at), 'outcome', case when o.id is not null then
        json_build_object('id', o.id, 'kind', o.kind, 'reason', o.reason, 'decided_at', f_iso(o.decided_at)) end) as appeal
      from moderation_appeals a left join moderation_decisions o on o.id = a.outcome_id
      where a.decision_id = d.id and a.side = s.side and (a.user_id = ${user.id}::uuid or ${isMember(sql`a.company_id`, user.id)})
      limit 1) mine on true
    cross join lateral (select coalesce(c.decision_id = d.id and d.decided_at > ${now}::timestamptz - ${`${APPEAL_MONTHS} months`}::interval
      and (d.kind in ('hide', 'warn') and s.side = 'author' or d.kind in ('dismiss', 'warn') and s.side = 'reporter'), false) as appealable) open
    where d.id = ${id} and s.side is not null`);
}

/** The case of a decision, by its subject. */
export function subjectOf(db: Db, decisionId: string) {
  return db.one<{ type: ModerationStatement['type']; id: string }>(sql`
    select c.subject_type as type, c.subject_id as id
    from moderation_decisions d join moderation_cases c on c.id = d.case_id where d.id = ${decisionId}`);
}

/**
 * The profile for which the person appeals: as the author, unless they are a member of the company that did not write the
 * subject; as one who reported, the profile of their newest report that the decision answers.
 */
export async function appellantOf(
  db: Db,
  decisionId: string,
  { user }: Identity,
  side: ModerationStatement['side'],
): Promise<AccountOwner | undefined> {
  const leads = (
    company: Sql,
    writer: Sql,
  ) => sql`exists (select 1 from company_members m where m.company_id = ${company}
    and m.user_id = ${user.id}::uuid and (m.role <> 'member' or ${writer} = ${user.id}::uuid))`;
  return side === 'author'
    ? db.one<AccountOwner>(sql`
        select c.author_user_id as "userId", c.author_company_id as "companyId"
        from moderation_decisions d join moderation_cases c on c.id = d.case_id
        where d.id = ${decisionId} and (c.author_user_id = ${user.id} or ${leads(sql`c.author_company_id`, sql`c.written_by`)})`)
    : db.one<AccountOwner>(sql`
        select r.reporter_user_id as "userId", r.reporter_company_id as "companyId" from moderation_reports r
        where r.decision_id = ${decisionId}
          and (r.reporter_user_id = ${user.id} or ${leads(sql`r.reporter_company_id`, sql`r.created_by`)})
        order by r.created_at desc limit 1`);
}
