import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, Time } from './common.ts';
import { CompanyRole, NetworkStatus, OwnedCompany } from './companies.ts';
import { NetworkStatusInfo } from './network.ts';

export const UserRole = Type.Union([Type.Literal('USER'), Type.Literal('ADMIN')]);
export type UserRole = Static<typeof UserRole>;

export const User = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  email: Type.String(),
  phone: Nullable(Type.String()),
  locale: Type.Union([Type.Literal('pl'), Type.Literal('en')]),
  role: UserRole,
  total_contacts: Type.Integer(),
  shared_contacts: Type.Integer(),
});
export type User = Static<typeof User>;

/** GET accounts/user-data/: the caller, with the companies they belong to. */
export const Me = Type.Object({ ...User.properties, companies: Type.Array(OwnedCompany) });
export type Me = Static<typeof Me>;

const Email = Type.String({ format: 'email', maxLength: 254 });
/** Validated by the API's password rule (`registerPassword`), which is more specific than a length. */
const Password = Type.String({ maxLength: 200 });
/** `terms` is the string or the value true (specification §5: "value must be the string true"). */
const Accepted = Type.Union([Type.Literal(true), Type.Literal('true')]);

/** A secret that the browser makes at sign-up: the same device is signed in when it opens the confirmation link. */
const DeviceKey = Type.Optional(Type.String({ minLength: 20, maxLength: 100 }));

export const RegisterBody = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: 100 }),
  last_name: Type.String({ minLength: 1, maxLength: 100 }),
  email: Email,
  password: Password,
  terms: Accepted,
  ref: Type.Optional(Type.String({ maxLength: 200 })),
  locale: Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')])),
  device: DeviceKey,
});
export type RegisterBody = Static<typeof RegisterBody>;
export const RegisterReply = Type.Object({ email: Type.String(), status: Type.Literal('verification_sent') });

export const LoginBody = Type.Object({
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 200 }),
});
export type LoginBody = Static<typeof LoginBody>;
export const LoginReply = Type.Object({
  access: Type.String(),
  refresh: Type.String(),
  user: Me,
  company: Nullable(OwnedCompany),
});
export type LoginReply = Static<typeof LoginReply>;

export const RefreshBody = Type.Object({ refresh: Type.String({ maxLength: 2000 }) });
export const RefreshReply = Type.Object({ access: Type.String(), refresh: Type.String() });
export type RefreshReply = Static<typeof RefreshReply>;

export const LogoutBody = Type.Object({ refresh: Type.Optional(Type.String({ maxLength: 2000 })) });

export const ResetRequestBody = Type.Object({ email: Email });
export const ResetSubmitBody = Type.Object({
  uidb64: Type.String({ maxLength: 200 }),
  token: Type.String({ maxLength: 500 }),
  password: Password,
});
export const ChangePasswordBody = Type.Object({
  old_password: Type.String({ maxLength: 200 }),
  password: Password,
});
/** POST accounts/delete-account/. `give_up_points` gives up remaining points; open orders still prevent the deletion. */
export const DeleteAccountBody = Type.Object({
  password: Type.String({ maxLength: 200 }),
  give_up_points: Type.Optional(Type.Boolean()),
});
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;
export const VerifyEmailReply = Type.Object({
  status: Type.Union([Type.Literal('verified'), Type.Literal('already_verified')]),
});
export type VerifyEmailReply = Static<typeof VerifyEmailReply>;

export const VerifyEmailQuery = Type.Object({
  uidb64: Type.String({ maxLength: 200 }),
  token: Type.String({ maxLength: 500 }),
});

/** A company of a person; only active ones are public. */
export const ProfileCompany = Type.Object({
  id: Id,
  name: Type.String(),
  thumbnail: Nullable(Type.String()),
  city: Nullable(Type.String()),
  role: CompanyRole,
});
export type ProfileCompany = Static<typeof ProfileCompany>;

/**
 * POST accounts/verify-email/: as GET, and opens a session when this call confirmed the address on the device of the sign-up.
 */
export const ConfirmEmailBody = Type.Object({ ...VerifyEmailQuery.properties, device: DeviceKey });
export type ConfirmEmailBody = Static<typeof ConfirmEmailBody>;
/** `email` fills in the sign-in form when there is no session. */
export const ConfirmEmailReply = Type.Object({
  ...VerifyEmailReply.properties,
  email: Type.String(),
  session: Nullable(LoginReply),
});
export type ConfirmEmailReply = Static<typeof ConfirmEmailReply>;

/**
 * POST accounts/resend-verification/: by address, or by an expired link. `device` chooses among several sign-ups of one
 * address. The answer is always 204.
 */
export const ResendVerificationBody = Type.Object({
  email: Type.Optional(Email),
  device: DeviceKey,
  uidb64: Type.Optional(VerifyEmailQuery.properties.uidb64),
  token: Type.Optional(VerifyEmailQuery.properties.token),
});
export type ResendVerificationBody = Static<typeof ResendVerificationBody>;

/**
 * GET accounts/user-data/{id}/: the public profile. `email` and `network_status_info` are null for a guest, the latter also for the
 * own profile.
 */
export const PublicProfile = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  email: Nullable(Type.String()),
  role: UserRole,
  total_contacts: Type.Integer(),
  shared_contacts: Type.Integer(),
  network_status: NetworkStatus,
  network_status_info: Nullable(NetworkStatusInfo),
  companies: Type.Array(ProfileCompany),
});
export type PublicProfile = Static<typeof PublicProfile>;

/** PUT accounts/user-settings/: absent fields stay unchanged. An empty phone removes it. */
export const UserSettingsBody = Type.Object({
  first_name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  last_name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  phone: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
  locale: Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')])),
});
export type UserSettingsBody = Static<typeof UserSettingsBody>;

/** GET accounts/sessions/: the caller's open sessions. */
export const SessionInfo = Type.Object({
  id: Id,
  user_agent: Nullable(Type.String()),
  created_at: Time,
  last_used_at: Time,
  current: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;
export const SessionPage = PageOf(SessionInfo);

/** GET dev/outbox/ (never in production): mails that would have been sent. */
export const OutboxMail = Type.Object({
  id: Id,
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  headers: Type.Record(Type.String(), Type.String()),
  created_at: Time,
});
export type OutboxMail = Static<typeof OutboxMail>;
export const OutboxPage = PageOf(OutboxMail);
