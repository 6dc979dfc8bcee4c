import type { CompanyRole, CompanyStatus } from '@wspolnik/contract/companies';
import type { FastifyRequest } from 'fastify';
import { type Sql, sql } from '../../storage/sql.ts';
import type { Context } from '../context.ts';
import { isId } from '../ids.ts';
import { loaderOf } from '../loader.ts';
import { problem } from '../wire/problem.ts';

export interface IdentityUser {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  locale: 'pl' | 'en';
  role: 'USER' | 'ADMIN';
}
export interface IdentityCompany {
  id: string;
  name: string;
  status: CompanyStatus;
  role: CompanyRole;
}
/** The caller. `company` is the company in the Company-Id header; null when the user acts as a person. */
export interface Identity {
  sessionId: string;
  user: IdentityUser;
  company: IdentityCompany | null;
  /** The role requires a second step, and this session has proved none: it may not administer. */
  lacksSecondStep: boolean;
  /** Another one after each change of the password and of the second step. */
  credentialsVersion: number;
}
export interface CompanyIdentity extends Identity {
  company: IdentityCompany;
}

function companyId(request: FastifyRequest): string | null {
  const header = request.headers['company-id'];
  if (typeof header !== 'string' || header === '') return null;
  if (!isId(header)) throw problem('not_a_member');
  return header;
}

/** The access token of a request; null without one. */
export function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

interface IdentityRow extends IdentityUser {
  disabled: boolean;
  second_step: boolean;
  credentials_version: number;
  company: IdentityCompany | null;
}

/** A session, its user, and the company that it acts as, or ''. */
type Claim = readonly [sessionId: string, userId: string, companyId: string];

/** A row for each valid claim: its `position` from 1, the user, and the company when the user belongs to it. */
export function selectIdentities(claims: readonly Claim[], now: Date): Sql {
  const column = (index: 0 | 1 | 2) => claims.map((claim) => claim[index] || null);
  return sql`
    select w.position::int, u.id, u.email, u.first_name, u.last_name, u.locale, u.role, u.disabled_at is not null as disabled,
           s.second_step_at is not null as second_step, u.credentials_version,
           case when w.company_id is not null then (
             select json_build_object('id', c.id, 'name', c.name, 'status', c.status, 'role', m.role)
             from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
             where m.company_id = w.company_id and m.user_id = u.id) end as company
    from unnest(${column(0)}::uuid[], ${column(1)}::uuid[], ${column(2)}::uuid[])
      with ordinality as w (session_id, user_id, company_id, position)
    join sessions s on s.id = w.session_id and s.user_id = w.user_id and s.ended_at is null and s.expires_at > ${now}
    join users u on u.id = s.user_id and u.deleted_at is null`;
}

/**
 * Reads the session on every call: an ended one is invalid at once, not when its access token expires. Concurrent calls share
 * a statement.
 */
const readSession = loaderOf(async ({ db, clock }: Context, claims: readonly Claim[]) => {
  const rows = await db.query<IdentityRow & { position: number }>(selectIdentities(claims, clock()));
  const byPosition = new Map(rows.map(({ position, ...row }) => [position, row]));
  return claims.map((_, index) => byPosition.get(index + 1));
});

/** Whether sign-ins of this person must have a second step. */
export function requiresSecondStep({ config }: Pick<Context, 'config'>, { role }: Pick<IdentityUser, 'role'>): boolean {
  return config.adminSecondStep && role === 'ADMIN';
}

/**
 * The caller, or null for a guest. A route declares its access instead (access.ts), which calls this once a request.
 *
 * @throws ApiProblem token_not_valid, account_disabled, not_a_member
 */
export async function readIdentity(
  request: FastifyRequest,
  { withCompany }: { withCompany: boolean },
): Promise<Identity | null> {
  const token = bearerOf(request);
  if (!token) return null;
  const { context } = request.server;
  const claims = await context.accessTokens.verify(token, context.clock());
  if (!claims) throw problem('token_not_valid');
  const company = withCompany ? companyId(request) : null;
  const row = await readSession(context, [claims.sessionId, claims.userId, company ?? '']);
  if (!row) throw problem('token_not_valid');
  if (row.disabled) throw problem('account_disabled');
  request.server.countAccount(row.id);
  if (company && !row.company) throw problem('not_a_member');
  const { disabled, second_step, credentials_version: credentialsVersion, company: actingAs, ...user } = row;
  const lacksSecondStep = requiresSecondStep(context, user) && !second_step;
  return { sessionId: claims.sessionId, user, company: actingAs, lacksSecondStep, credentialsVersion };
}

/** Admin is the role ADMIN without a company (specification §6). */
export function isAdmin(identity: Identity | null): boolean {
  return identity?.user.role === 'ADMIN' && identity.company === null && !identity.lacksSecondStep;
}
