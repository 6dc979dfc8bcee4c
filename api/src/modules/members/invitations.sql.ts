import type { CompanyInvitation, InvitePreview, MyInvitation } from '@wspolnik/contract/members';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { COMPANY_SUMMARY } from '../companies/index.ts';

/** `expired` is never stored: it follows from the time. */
const status = (now: Date): Sql => sql`
  case when i.status = 'sent' and i.expires_at <= ${now} then 'expired' else i.status end`;

const INVITER = sql`u.first_name || ' ' || u.last_name`;

/** People who were invited by id have given nobody their address until they accept (security.md). */
function columns(now: Date): Sql {
  return sql`
    i.id, case when i.user_id is null or i.status = 'accepted' then i.email end as email,
    case when p.id is not null then json_build_object(
      'id', p.id, 'name', p.first_name || ' ' || p.last_name, 'image', p.image, 'thumbnail', p.thumbnail) end as person,
    ${status(now)} as status, json_build_object('id', u.id, 'name', ${INVITER}) as invited_by, i.created_at, i.sent_at, i.expires_at`;
}

const FROM = sql`
  from company_invitations i join users u on u.id = i.invited_by left join users p on p.id = i.user_id`;

export interface InvitationFilter {
  companyId: string;
  status?: CompanyInvitation['status'] | undefined;
  now: Date;
  page: number;
  limit: number;
}

function matching({ companyId, status: wanted = 'sent', now }: InvitationFilter): Sql {
  return sql`
    ${FROM} where i.company_id = ${companyId} and ${status(now)} = ${wanted}`;
}

export function selectInvitations(db: Db, filter: InvitationFilter): Promise<CompanyInvitation[]> {
  return db.query<CompanyInvitation>(sql`
    select ${columns(filter.now)} ${matching(filter)}
    order by i.created_at desc, i.id desc limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`);
}

export async function countInvitations(db: Db, filter: InvitationFilter): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select count(*) as count ${matching(filter)}`);
  return row?.count ?? 0;
}

export function selectInvitation(db: Db, id: string, now: Date): Promise<CompanyInvitation | undefined> {
  return db.one<CompanyInvitation>(sql`
    select ${columns(now)} ${FROM} where i.id = ${id}`);
}

export interface NewInvitation {
  id: string;
  companyId: string;
  /** Where the mail goes. */
  email: string;
  /** The person who was invited by id. */
  userId: string | null;
  tokenHash: string;
  invitedBy: string;
  expiresAt: Date;
}

/**
 * Inviting the same address or person again renews the first invitation and invalidates its link. Answers the id of the open
 * one.
 */
export async function putInvitation(tx: Db, input: NewInvitation, now: Date): Promise<string> {
  const open = input.userId
    ? sql`(company_id, user_id) where status = 'sent'`
    : sql`(company_id, lower(email)) where status = 'sent' and user_id is null`;
  const row = await tx.one<{ id: string }>(sql`
    insert into company_invitations (id, company_id, email, user_id, token_hash, invited_by, created_at, sent_at, expires_at)
    values (${input.id}, ${input.companyId}, ${input.email}, ${input.userId}, ${input.tokenHash}, ${input.invitedBy}, ${now},
            ${now}, ${input.expiresAt})
    on conflict ${open} do update set
      email = excluded.email, token_hash = excluded.token_hash, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at
    returning id`);
  if (!row) throw new Error('the invitation was not written');
  return row.id;
}

export interface OpenInvitation {
  id: string;
  company_id: string;
  company: string;
  email: string;
  /** The person who was invited by id; nobody else may accept. */
  user_id: string | null;
  status: 'sent' | 'accepted' | 'revoked';
  expires_at: string;
  /** The inviter, while they belong to the company. */
  inviter_id: string | null;
}

export type Which = { tokenHash: string } | { id: string };

const which = (by: Which): Sql => ('id' in by ? sql`i.id = ${by.id}` : sql`i.token_hash = ${by.tokenHash}`);

export async function findCompanyOf(tx: Db, by: Which): Promise<string | undefined> {
  const row = await tx.one<{ company_id: string }>(sql`
    select i.company_id from company_invitations i where ${which(by)}`);
  return row?.company_id;
}

/** Locks the invitation: of two acceptances at once, or an acceptance and a revocation, the second finds it decided. */
export function lockInvitation(tx: Db, by: Which): Promise<OpenInvitation | undefined> {
  return tx.one<OpenInvitation>(sql`
    select i.id, i.company_id, c.name as company, i.email, i.user_id, i.status, i.expires_at, m.user_id as inviter_id
    from company_invitations i join companies c on c.id = i.company_id and c.deleted_at is null
    left join company_members m on m.company_id = i.company_id and m.user_id = i.invited_by
    where ${which(by)} for no key update of i`);
}

export async function decideInvitation(
  tx: Db,
  id: string,
  { status: decided, acceptedBy }: { status: 'accepted' | 'revoked'; acceptedBy: string | null },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update company_invitations set status = ${decided}, accepted_by = ${acceptedBy}, decided_at = ${now}
    where id = ${id}`);
}

export interface PreviewRow extends InvitePreview {
  status: OpenInvitation['status'];
}

/** Data for the page behind the mailed link; undefined for an outdated token. */
export function selectPreview(db: Db, tokenHash: string): Promise<PreviewRow | undefined> {
  return db.one<PreviewRow>(sql`
    select i.email, i.status, ${COMPANY_SUMMARY} as company, ${INVITER} as invited_by, i.expires_at,
      i.user_id is not null or exists (
        select 1 from users k where lower(k.email) = lower(i.email) and k.deleted_at is null
          and k.email_verified_at is not null) as known
    from company_invitations i join companies c on c.id = i.company_id and c.deleted_at is null
    join users u on u.id = i.invited_by
    where i.token_hash = ${tokenHash}`);
}

export interface Invited {
  id: string;
  email: string;
}

/** Whether the invitation is for this account. An invitation by id stays with the person when their address changes. */
const isFor = ({ id, email }: Invited): Sql => sql`
  (i.user_id = ${id} or i.user_id is null and lower(i.email) = lower(${email}))`;

/** The other open invitations of the company to somebody who has joined it are accepted as well. */
export async function closeInvitations(
  tx: Db,
  { companyId, person }: { companyId: string; person: Invited },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update company_invitations i set status = 'accepted', accepted_by = ${person.id}, decided_at = ${now}
    where i.company_id = ${companyId} and i.status = 'sent' and ${isFor(person)}`);
}

interface Mine {
  person: Invited;
  now: Date;
}

function mine({ person, now }: Mine): Sql {
  return sql`
    from company_invitations i join companies c on c.id = i.company_id and c.deleted_at is null
    join users u on u.id = i.invited_by
    where ${isFor(person)} and i.status = 'sent' and i.expires_at > ${now}`;
}

export function selectMine(db: Db, filter: Mine & { page: number; limit: number }): Promise<MyInvitation[]> {
  return db.query<MyInvitation>(sql`
    select i.id, ${COMPANY_SUMMARY} as company, ${INVITER} as invited_by, i.sent_at, i.expires_at ${mine(filter)}
    order by i.sent_at desc, i.id desc limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`);
}

export async function countMine(db: Db, filter: Mine): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select count(*) as count ${mine(filter)}`);
  return row?.count ?? 0;
}

/** Deletes invitations that ended before `before`, in any status. */
export async function deleteInvitations(tx: Db, before: Date): Promise<void> {
  await tx.query(sql`delete from company_invitations where expires_at <= ${before}`);
}
