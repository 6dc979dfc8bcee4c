import { type Static, Type } from 'typebox';
import { UserRole } from './accounts.ts';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanyRole, CompanyStatus, CompanySummary } from './companies.ts';
import { PLAN_ID_LENGTH, REASON_LENGTH, SEARCH_LENGTH } from './limits.ts';

/** `unverified` has not opened the mailed link yet. */
export const USER_STATUSES = ['active', 'unverified', 'disabled', 'deletion_pending'] as const;
export const UserStatus = Type.Enum(USER_STATUSES);
export type UserStatus = (typeof USER_STATUSES)[number];

/** GET admin/user_list/: without deleted accounts. */
export const AdminUser = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  role: UserRole,
  status: UserStatus,
  companies: Type.Array(Type.Object({ id: Id, name: Type.String(), role: CompanyRole })),
  created_at: Time,
});
export type AdminUser = Static<typeof AdminUser>;
export const AdminUserPage = PageOf(AdminUser);
export type AdminUserPage = Static<typeof AdminUserPage>;

/** `q` searches names and addresses. Newest first. */
export const AdminUserQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  status: Type.Optional(UserStatus),
  /** PROPOSED: who is proposed as an admin. */
  role: Type.Optional(Type.Union([...UserRole.anyOf, Type.Literal('PROPOSED')])),
});
export type AdminUserQuery = Static<typeof AdminUserQuery>;

/** POST admin/user_status/: disabling ends every session and needs a reason. */
export const UserStatusBody = Type.Object({
  user_id: Id,
  active: Type.Boolean(),
  reason: Type.Optional(Type.String({ maxLength: REASON_LENGTH })),
});
export type UserStatusBody = Static<typeof UserStatusBody>;

/** GET admin/company_list/: companies in every state, without deleted ones. */
export const AdminCompany = Type.Object({
  ...CompanySummary.properties,
  status: CompanyStatus,
  email: Nullable(Type.String()),
  nip: Nullable(Type.String()),
  plan: Type.Object({ id: Type.String(), name: Type.String(), name_en: Type.String() }),
  plan_paid_until: Nullable(Time),
  member_count: Type.Integer(),
  /** Listed offers. */
  offer_count: Type.Integer(),
  created_at: Time,
});
export type AdminCompany = Static<typeof AdminCompany>;
export const AdminCompanyPage = PageOf(AdminCompany);
export type AdminCompanyPage = Static<typeof AdminCompanyPage>;

/** `q` searches names and NIP. Newest first. */
export const AdminCompanyQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  status: Type.Optional(CompanyStatus),
  plan: Type.Optional(Type.String({ maxLength: PLAN_ID_LENGTH })),
});
export type AdminCompanyQuery = Static<typeof AdminCompanyQuery>;
