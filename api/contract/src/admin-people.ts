import { type Static, Type } from 'typebox';
import { UserRole } from './accounts.ts';
import { AdminCompany, AdminUser } from './admin.ts';
import { Id, Money, Nullable, PageOf, Time } from './common.ts';
import { CompanyObligations, CompanyRole, CompanyStatus } from './companies.ts';
import { ActivationRequest } from './company-verification.ts';
import { REASON_LENGTH } from './limits.ts';

const Reason = Type.String({ maxLength: REASON_LENGTH });
const Person = Type.Object({ id: Id, name: Type.String() });

/** Activity of a profile. Numbers of things above 10 000 are given as 10 000. */
const ProfileNumbers = Type.Object({
  /** Orders that it placed. */
  orders: Type.Integer(),
  /** Of a person: of the companies that they belong to. */
  sales: Type.Integer(),
  posts: Type.Integer(),
  opinions: Type.Integer(),
  /** Available and withdrawable points. */
  points: Money,
});

/** GET admin/users/{id}/ */
export const AdminUserDetail = Type.Object({
  ...AdminUser.properties,
  locale: Type.Union([Type.Literal('pl'), Type.Literal('en')]),
  email_verified_at: Nullable(Time),
  /** When an admin suspended it. */
  disabled_at: Nullable(Time),
  /** Why; null for an account that is not suspended. */
  disabled_reason: Nullable(Type.String()),
  /** The person's own request; the account is hidden until it is deleted or the request is taken back. */
  deletion_requested_at: Nullable(Time),
  /** Another admin must approve it; null when nobody proposes the person as an admin. */
  role_proposal: Nullable(Type.Object({ by: Person, reason: Type.String(), proposed_at: Time })),
  numbers: ProfileNumbers,
  /** Open ones. */
  session_count: Type.Integer(),
  last_seen_at: Nullable(Time),
});
export type AdminUserDetail = Static<typeof AdminUserDetail>;

/** GET admin/users/{id}/sessions/: open sessions, the last used first. */
export const AdminSession = Type.Object({
  id: Id,
  user_agent: Nullable(Type.String()),
  created_at: Time,
  last_used_at: Time,
});
export type AdminSession = Static<typeof AdminSession>;
export const AdminSessionPage = PageOf(AdminSession);
export type AdminSessionPage = Static<typeof AdminSessionPage>;

/**
 * POST admin/users/{id}/role/. Granting needs a confirmed, active account. Where there are two admins it proposes: the answer still
 * has the role USER.
 */
export const UserRoleBody = Type.Object({ role: UserRole, reason: Reason });
export type UserRoleBody = Static<typeof UserRoleBody>;

export const ROLE_DECISIONS = ['approve', 'decline', 'withdraw'] as const;
/** POST admin/users/{id}/role/decide/: about the proposal of that time. Who proposed withdraws; others approve or decline. */
export const RoleDecisionBody = Type.Object({ decision: Type.Enum(ROLE_DECISIONS), proposed_at: Time });
export type RoleDecisionBody = Static<typeof RoleDecisionBody>;

/** GET admin/companies/{id}/ */
export const AdminCompanyDetail = Type.Object({
  ...AdminCompany.properties,
  address: Nullable(Type.String()),
  zip_code: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  website: Nullable(Type.String()),
  regon: Nullable(Type.String()),
  krs: Nullable(Type.String()),
  bank_number: Nullable(Type.String()),
  /** Why it is suspended; null in any other status. */
  suspended_reason: Nullable(Type.String()),
  /** Owners first, at most 100. */
  members: Type.Array(Type.Object({ ...Person.properties, email: Type.String(), role: CompanyRole })),
  numbers: ProfileNumbers,
  /** What prevents its deletion; an admin gives up its remaining points. */
  obligations: CompanyObligations,
  /** Other companies with the same NIP. */
  same_nip: Type.Array(Type.Object({ ...Person.properties, status: CompanyStatus })),
  /** Verifications, the newest first, at most 20. */
  requests: Type.Array(ActivationRequest),
});
export type AdminCompanyDetail = Static<typeof AdminCompanyDetail>;
