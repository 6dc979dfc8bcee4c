import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, Time } from './common.ts';
import { CompanyRole, NetworkStatus, OwnedCompany } from './companies.ts';
import { ConsentDue } from './legal-documents.ts';
import {
  ABOUT_LENGTH,
  CITY_LENGTH,
  COMPANY_LINK_LENGTH,
  EMAIL_LENGTH,
  HEADLINE_LENGTH,
  JOB_TITLE_LENGTH,
  MAX_PAGE,
  MAX_PERSON_TAGS,
  PERSON_NAME_LENGTH,
  PERSON_TAG_LENGTH,
} from './limits.ts';
import { NetworkStatusInfo } from './network.ts';

export const UserRole = Type.Union([Type.Literal('USER'), Type.Literal('ADMIN')]);
export type UserRole = Static<typeof UserRole>;

/** Besides the person: nobody, contacts that both sides accepted, or everybody who is signed in. A guest sees none of it. */
export const VISIBILITIES = ['nobody', 'contacts', 'signed_in'] as const;

/** To whom a person shows their address, phone, contacts, and details: city, tags, links and what they write about themselves. */
export const Visibility = Type.Object({
  email: Type.Enum(VISIBILITIES),
  phone: Type.Enum(VISIBILITIES),
  contacts: Type.Enum(VISIBILITIES),
  details: Type.Enum(VISIBILITIES),
});
export type Visibility = Static<typeof Visibility>;
/** Browsers with an earlier release do not know `details`, which stay as they are. */
export const VisibilityBody = Type.Object({
  ...Visibility.properties,
  details: Type.Optional(Visibility.properties.details),
});

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
  visibility: Visibility,
});
export type User = Static<typeof User>;

/** GET accounts/user-data/: the caller, with the companies they belong to. */
export const Me = Type.Object({
  ...User.properties,
  companies: Type.Array(OwnedCompany),
  /** New versions of the documents that the person has to be asked about. */
  consents_due: Type.Array(ConsentDue),
  /** True for an admin whose session may not administer until a second step is set up; otherwise absent. */
  second_step_required: Type.Optional(Type.Literal(true)),
});
export type Me = Static<typeof Me>;

export const Email = Type.String({ format: 'email', maxLength: EMAIL_LENGTH });
/** Validated by the API's password rule (`registerPassword`), which is more specific than a length. */
export const Password = Type.String({ maxLength: 200 });
/** `device_mark` of the latest sign-ins on this device: one of this account gives the device a separate count of wrong passwords. */
export const DeviceMarks = Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 5 }));

export const LoginBody = Type.Object({
  email: Type.String({ maxLength: EMAIL_LENGTH }),
  password: Type.String({ maxLength: 200 }),
  device_marks: DeviceMarks,
});
export type LoginBody = Static<typeof LoginBody>;
/**
 * `device_mark` is for the next sign-in on this device, and replaces the mark that was sent. `deletion_cancelled`: this sign-in
 * took back the deletion of the account.
 */
export const LoginReply = Type.Object({
  access: Type.String(),
  refresh: Type.String(),
  user: Me,
  company: Nullable(OwnedCompany),
  device_mark: Type.String(),
  deletion_cancelled: Type.Optional(Type.Boolean()),
});
export type LoginReply = Static<typeof LoginReply>;

export const RefreshBody = Type.Object({ refresh: Type.String({ maxLength: 2000 }) });
export const RefreshReply = Type.Object({ access: Type.String(), refresh: Type.String() });
export type RefreshReply = Static<typeof RefreshReply>;

export const LogoutBody = Type.Object({ refresh: Type.Optional(Type.String({ maxLength: 2000 })) });

export const ResetRequestBody = Type.Object({ email: Email });
export const ResetLinkQuery = Type.Object({
  uidb64: Type.String({ maxLength: 200 }),
  token: Type.String({ maxLength: 500 }),
});
export const ResetSubmitBody = Type.Object({ ...ResetLinkQuery.properties, password: Password });
export const ChangePasswordBody = Type.Object({
  old_password: Type.String({ maxLength: 200 }),
  password: Password,
});
/**
 * POST accounts/delete-account/: hides the profile and ends all sessions at once; the account is deleted 7 days later, unless the
 * person signs in before. `give_up_points` gives up remaining points; open orders still prevent the deletion.
 */
export const DeleteAccountBody = Type.Object({
  give_up_points: Type.Optional(Type.Boolean()),
});
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;

/** GET accounts/obligations/: what prevents the deletion of the caller's account; amounts in zł. `points` can be given up. */
export const AccountObligations = Type.Object({
  open_purchases: Type.Integer(),
  debts: Type.String(),
  withdrawals: Type.String(),
  waiting_points: Type.String(),
  points: Type.String(),
  /** Companies without another owner. */
  companies: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  last_admin: Type.Boolean(),
});
export type AccountObligations = Static<typeof AccountObligations>;

/** POST accounts/change-email/: the answer is the same for a known and an unknown address. */
export const ChangeEmailBody = Type.Object({ email: Email });
export type ChangeEmailBody = Static<typeof ChangeEmailBody>;
/** GET accounts/change-email/: the change that waits for its link; `expired` when that link is no longer valid. */
export const EmailChange = Type.Object({
  pending: Nullable(Type.Object({ email: Type.String(), expires_at: Time, expired: Type.Boolean() })),
});
export type EmailChange = Static<typeof EmailChange>;
/** POST accounts/change-email/confirm/: opens the mailed link. */
export const ConfirmEmailChangeBody = Type.Object({
  uidb64: Type.String({ maxLength: 200 }),
  token: Type.String({ maxLength: 500 }),
});
export const ConfirmEmailChangeReply = Type.Object({
  status: Type.Union([Type.Literal('changed'), Type.Literal('already_changed')]),
  email: Type.String(),
});
export type ConfirmEmailChangeReply = Static<typeof ConfirmEmailChangeReply>;

/**
 * A copy of the caller's data. `url` is null until the ZIP is ready, then a signed address that is valid for an hour; the file
 * exists until `expires_at`. `next_at` is when another one can be requested; null at once after the last one.
 */
export const DataExport = Type.Object({
  requested_at: Time,
  ready_at: Nullable(Time),
  expires_at: Nullable(Time),
  size: Nullable(Type.Integer()),
  /** Asked for in another session, or before the password or the second step changed: only its own session may download it. */
  elsewhere: Type.Boolean(),
  /** Ends with the session. */
  url: Nullable(Type.String()),
  next_at: Nullable(Time),
});
export type DataExport = Static<typeof DataExport>;
/** GET and POST accounts/export/: the latest request, or none. */
export const DataExportReply = Type.Object({ export: Nullable(DataExport) });
export type DataExportReply = Static<typeof DataExportReply>;

/** A company of a person; only active ones are public. */
export const ProfileCompany = Type.Object({
  id: Id,
  name: Type.String(),
  thumbnail: Nullable(Type.String()),
  city: Nullable(Type.String()),
  role: CompanyRole,
  job_title: Nullable(Type.String()),
});
export type ProfileCompany = Static<typeof ProfileCompany>;

/** What a person looks for, or offers, as typed. */
const Tags = Type.Array(Type.String());

/**
 * GET accounts/user-data/{id}/: the public profile. `email`, `phone` and `total_contacts` are null where the person does not show them
 * to the caller, and `visibility` for everybody else. So are the details, and the tags empty. `headline` is the person's own, or made
 * of their job. `companies` begin with the one that the person shows first. `network_status_info` is null for a guest and for the own
 * profile.
 */
export const PublicProfile = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  headline: Nullable(Type.String()),
  city: Nullable(Type.String()),
  seeks: Tags,
  offers: Tags,
  facebook: Nullable(Type.String()),
  linkedin: Nullable(Type.String()),
  twitter: Nullable(Type.String()),
  about: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  role: UserRole,
  visibility: Nullable(Visibility),
  total_contacts: Nullable(Type.Integer()),
  shared_contacts: Type.Integer(),
  network_status: NetworkStatus,
  network_status_info: Nullable(NetworkStatusInfo),
  companies: Type.Array(ProfileCompany),
});
export type PublicProfile = Static<typeof PublicProfile>;

/** PUT accounts/user-settings/: absent fields stay unchanged. An empty phone removes it. */
export const UserSettingsBody = Type.Object({
  first_name: Type.Optional(Type.String({ minLength: 1, maxLength: PERSON_NAME_LENGTH })),
  last_name: Type.Optional(Type.String({ minLength: 1, maxLength: PERSON_NAME_LENGTH })),
  phone: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
  locale: Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')])),
  visibility: Type.Optional(VisibilityBody),
});
export type UserSettingsBody = Static<typeof UserSettingsBody>;

/** The caller's job in a company; others see those in active ones. */
const OwnJob = Type.Object({
  company_id: Id,
  company_name: Type.String(),
  active: Type.Boolean(),
  job_title: Nullable(Type.String()),
});

/** GET accounts/profile/: what the caller has written about themselves. `first_company_id`: the company that is named beside them. */
export const OwnProfile = Type.Object({
  headline: Nullable(Type.String()),
  city: Nullable(Type.String()),
  seeks: Tags,
  offers: Tags,
  facebook: Nullable(Type.String()),
  linkedin: Nullable(Type.String()),
  twitter: Nullable(Type.String()),
  about: Nullable(Type.String()),
  jobs: Type.Array(OwnJob),
  first_company_id: Nullable(Id),
});
export type OwnProfile = Static<typeof OwnProfile>;

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));
const tags = Type.Optional(Type.Array(Type.String({ maxLength: PERSON_TAG_LENGTH }), { maxItems: MAX_PERSON_TAGS }));

/**
 * PUT accounts/profile/: absent fields stay unchanged; null or an empty text clears. Of tags that differ only in case the first is
 * kept. Links are validated for their service (`socials`). `jobs` names only companies of the caller; others of theirs stay unchanged.
 */
export const OwnProfileBody = Type.Object({
  headline: text(HEADLINE_LENGTH),
  city: text(CITY_LENGTH),
  seeks: tags,
  offers: tags,
  facebook: text(COMPANY_LINK_LENGTH),
  linkedin: text(COMPANY_LINK_LENGTH),
  twitter: text(COMPANY_LINK_LENGTH),
  about: text(ABOUT_LENGTH),
  jobs: Type.Optional(
    Type.Array(Type.Object({ company_id: Id, job_title: Nullable(Type.String({ maxLength: JOB_TITLE_LENGTH })) }), {
      maxItems: MAX_PAGE,
    }),
  ),
  first_company_id: Type.Optional(Nullable(Id)),
});
export type OwnProfileBody = Static<typeof OwnProfileBody>;

/** GET accounts/sessions/: the caller's open sessions. */
export const SessionInfo = Type.Object({
  id: Id,
  user_agent: Nullable(Type.String()),
  created_at: Time,
  last_used_at: Time,
  current: Type.Boolean(),
  /** Country of the address, ISO 3166-1 alpha-2; null where unknown. */
  country: Nullable(Type.String()),
  /** It was opened with a second step. */
  second_step: Type.Boolean(),
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
