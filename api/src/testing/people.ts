import type { LoginReply } from '@wspolnik/contract/accounts';
import type { CompanyRole } from '@wspolnik/contract/companies';
import { newId } from '../platform/ids.ts';
import { issueConfirmation, type Prover } from '../platform/sign-in/confirmation.ts';
import { stemVector } from '../platform/words/stem-vector.ts';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import type { TestApi } from './harness.ts';

export const PASSWORD = 'Demo!2345';

interface PersonOptions {
  email: string;
  role?: 'USER' | 'ADMIN';
  verified?: boolean;
  disabled?: boolean;
}

let passwordHash: Promise<string> | undefined;

/** A user with the password {@link PASSWORD}, verified by default. */
export async function addUser(api: TestApi, options: PersonOptions): Promise<string> {
  const { email, role = 'USER', verified = true, disabled = false } = options;
  passwordHash ??= api.context.passwords.hash(PASSWORD);
  const id = newId();
  await api.db.query(sql`
    insert into users (id, email, first_name, last_name, password_hash, role, email_verified_at, disabled_at)
    values (${id}, ${email}, 'Anna', 'Nowak', ${await passwordHash}, ${role},
            ${verified ? new Date() : null}, ${disabled ? new Date() : null})`);
  return id;
}

export async function addCompany(api: TestApi, name: string, status = 'active'): Promise<string> {
  const id = newId();
  await api.db.query(sql`
    insert into companies (id, name, stems, city, status)
    values (${id}, ${name}, ${stemVector({ A: name })}::tsvector, 'Łódź', ${status})`);
  return id;
}

export async function addMember(api: TestApi, companyId: string, userId: string, role: CompanyRole): Promise<void> {
  await api.db.query(sql`
    insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, ${role})`);
}

export async function signIn(api: TestApi, email: string, password: string = PASSWORD): Promise<LoginReply> {
  const reply = await api.inject({ method: 'POST', url: '/api/accounts/login/', payload: { email, password } });
  if (reply.statusCode !== 200) throw new Error(`sign-in of ${email}: ${reply.body}`);
  return reply.json<LoginReply>();
}

/** Headers of a signed-in caller, acting as `companyId` when given. */
export function as(access: string, companyId?: string): Record<string, string> {
  return { authorization: `Bearer ${access}`, ...(companyId ? { 'company-id': companyId } : {}) };
}

/** Headers of a new session of `email`. */
export async function asUser(api: TestApi, email: string, companyId?: string): Promise<Record<string, string>> {
  return as((await signIn(api, email)).access, companyId);
}

/** The signed-in caller of the headers, as the one who proves something; null for a guest. */
export async function proverOf(db: Db, headers: Record<string, string>): Promise<Prover | null> {
  const [, claims] = (headers.authorization ?? '').split('.');
  if (!claims) return null;
  const { sub: id, sid: sessionId } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
  if (!id || !sessionId) throw new Error('an access token without its person or session');
  const row = await db.one<{ version: number }>(sql`select credentials_version as version from users where id = ${id}`);
  return { user: { id }, sessionId, credentialsVersion: row?.version ?? 0 };
}

/** The caller's headers after the password or the second step was proved; a guest's stay as they are. */
export async function confirmed(
  { context, db }: TestApi,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const prover = await proverOf(db, headers);
  return prover
    ? { ...headers, confirmation: issueConfirmation(context.vault, prover, context.clock()).token }
    : headers;
}
