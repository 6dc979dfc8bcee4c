import { type Sql, sql } from '../storage/sql.ts';

/** Of several memberships `m` in companies `w`: the one that the person shows first, then those with a job title. */
export const JOBS_ORDER = sql`m.shown_first desc, m.job_title is null, w.name_order, w.id`;

/** `selected` of the first active company of the person `u`: its membership `m`, and the company `w`. By company_members_by_user. */
export const firstJob = (u: Sql, selected: Sql): Sql => sql`(
  select ${selected} from company_members m join companies w on w.id = m.company_id
  where m.user_id = ${u}.id and w.status = 'active' and w.deleted_at is null order by ${JOBS_ORDER} limit 1)`;

/**
 * The contract's `headline` of a person `u`, who may be left joined: their own, else their job and company. Texts of a suspended
 * account are not shown, nor those of a deleted one.
 */
export const headlineOf = (u: Sql): Sql => sql`case when ${u}.deleted_at is null and ${u}.disabled_at is null then
  coalesce(${u}.headline, ${firstJob(u, sql`m.job_title || ', ' || w.name`)}) end`;
