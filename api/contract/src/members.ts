import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanyRole, CompanySummary } from './companies.ts';
import { EMAIL_LENGTH, PERSON_NAME_LENGTH, SEARCH_LENGTH } from './limits.ts';

const MemberAction = Type.Union([
  Type.Literal('promote'),
  Type.Literal('demote'),
  Type.Literal('remove'),
  Type.Literal('leave'),
]);
export type MemberAction = Static<typeof MemberAction>;

/** GET accounts/company-members/: members of the company in use. `allowed_actions` are the caller's. */
export const CompanyMember = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  /** In this company. */
  job_title: Nullable(Type.String()),
  role: CompanyRole,
  joined_at: Time,
  allowed_actions: Type.Array(MemberAction),
});
export type CompanyMember = Static<typeof CompanyMember>;
export const CompanyMemberPage = PageOf(CompanyMember);

export const MemberListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
});

/** An invitation is valid for 7 days. */
const InvitationStatus = Type.Union([
  Type.Literal('sent'),
  Type.Literal('accepted'),
  Type.Literal('revoked'),
  Type.Literal('expired'),
]);

const InvitedPerson = Type.Object({
  id: Id,
  name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
});

/**
 * An invitation as shown to the company that sent it: to the address that the inviter typed, or to a `person` by id. The
 * person's address is null until they have accepted.
 */
export const CompanyInvitation = Type.Object({
  id: Id,
  email: Nullable(Type.String()),
  person: Nullable(InvitedPerson),
  status: InvitationStatus,
  invited_by: Type.Object({ id: Id, name: Type.String() }),
  created_at: Time,
  sent_at: Time,
  expires_at: Time,
});
export type CompanyInvitation = Static<typeof CompanyInvitation>;
export const CompanyInvitationPage = PageOf(CompanyInvitation);

/** Without `status`: open ones. */
export const InvitationListQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(InvitationStatus),
});

/**
 * POST accounts/company-manage-users/. `add` mails an invitation, also to a person with an account: nobody becomes a member
 * without accepting. `remove` removes a member; with the own id the caller leaves. Needs either `email` or `user_id`; a company
 * that is not active invites only by `email` (409 `company_not_active`).
 */
export const ManageUsersBody = Type.Object({
  email: Type.Optional(Type.String({ format: 'email', maxLength: EMAIL_LENGTH })),
  user_id: Type.Optional(Id),
  action: Type.Union([Type.Literal('add'), Type.Literal('remove')]),
});
export type ManageUsersBody = Static<typeof ManageUsersBody>;
export const ManageUsersReply = Type.Object({
  status: Type.Union([Type.Literal('invited'), Type.Literal('removed')]),
  invitation: Nullable(CompanyInvitation),
});
export type ManageUsersReply = Static<typeof ManageUsersReply>;

/**
 * POST accounts/company-manage-managers/: one step up or down member ↔ manager ↔ owner. With `role` the target is explicit,
 * so that a repeated request has one effect.
 */
export const ManageManagersBody = Type.Object({
  email: Type.Optional(Type.String({ format: 'email', maxLength: EMAIL_LENGTH })),
  user_id: Type.Optional(Id),
  action: Type.Union([Type.Literal('promote'), Type.Literal('demote')]),
  role: Type.Optional(CompanyRole),
});
export type ManageManagersBody = Static<typeof ManageManagersBody>;

const Token = Type.String({ minLength: 1, maxLength: 500 });

/**
 * GET invite/: data for the page behind a mailed link. `known` means that the person signs in instead of creating an account.
 */
export const InviteQuery = Type.Object({ token: Token });
export const InvitePreview = Type.Object({
  email: Type.String(),
  company: CompanySummary,
  invited_by: Type.String(),
  expires_at: Time,
  known: Type.Boolean(),
});
export type InvitePreview = Static<typeof InvitePreview>;

/** POST invite/accept: a new person. The address is always the invited one. */
export const InviteAcceptBody = Type.Object({
  token: Token,
  first_name: Type.String({ minLength: 1, maxLength: PERSON_NAME_LENGTH }),
  last_name: Type.String({ minLength: 1, maxLength: PERSON_NAME_LENGTH }),
  /** Validated by the API's password rule (`registerPassword`). */
  password: Type.String({ maxLength: 200 }),
  /** `terms` is the string or the value true (specification §5). */
  terms: Type.Union([Type.Literal(true), Type.Literal('true')]),
  locale: Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')])),
});
export type InviteAcceptBody = Static<typeof InviteAcceptBody>;
/** The mail arrived at the address, so it counts as verified, and the person can sign in at once. */
export const InviteAcceptReply = Type.Object({ email: Type.String(), status: Type.Literal('verified') });
export type InviteAcceptReply = Static<typeof InviteAcceptReply>;

/** GET accounts/invitations/: open invitations to the caller or the caller's address. */
export const MyInvitation = Type.Object({
  id: Id,
  company: CompanySummary,
  invited_by: Type.String(),
  sent_at: Time,
  expires_at: Time,
});
export type MyInvitation = Static<typeof MyInvitation>;
export const MyInvitationPage = PageOf(MyInvitation);

/** POST accounts/invitations/accept/: by the mailed token, or by the id from the list. */
export const AcceptInvitationBody = Type.Object({ token: Type.Optional(Token), id: Type.Optional(Id) });
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>;
