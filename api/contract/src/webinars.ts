import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Id, Nullable, PageOf, PageQuery, Picture, Time } from './common.ts';
import {
  EMAIL_LENGTH,
  MAX_WEBINAR_PLACES,
  WEBINAR_LINK_LENGTH,
  WEBINAR_TEXT_LENGTH,
  WEBINAR_TITLE_LENGTH,
} from './limits.ts';
import { UserCard } from './network.ts';

/** Before the start; from the start until one hour later; afterwards. Both ends are half-open. */
export const WEBINAR_STATES = ['upcoming', 'running', 'past'] as const;
export const WebinarState = Type.Enum(WEBINAR_STATES);
export type WebinarState = (typeof WEBINAR_STATES)[number];

export const Speaker = Type.Object({
  name: Type.String(),
  description: Type.String(),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  sector: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
});
export type Speaker = Static<typeof Speaker>;

/** PUT webinars/{id}/sign-up/: who sees the person among those who come. */
export const WebinarSignUpBody = Type.Object({
  /** Contacts, from now on. */
  show_contacts: Type.Boolean(),
  /** The other participants, once the webinar is over. */
  show_participants: Type.Boolean(),
});
export type WebinarSignUpBody = Static<typeof WebinarSignUpBody>;

/** A person's sign-up, with a place or on the waiting list. */
export const WebinarSignUp = Type.Object({
  ...WebinarSignUpBody.properties,
  has_place: Type.Boolean(),
  /** On the waiting list, from 1; null with a place. */
  position: Nullable(Type.Integer({ minimum: 1 })),
  /** The meeting: with a place, from an hour before the start until the end. */
  join_url: Nullable(Type.String()),
});
export type WebinarSignUp = Static<typeof WebinarSignUp>;

/** Contacts of the caller who come and agreed that contacts see it, the first few of `count`. */
export const WebinarContacts = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  people: Type.Array(Type.Object({ id: Id, name: Type.String(), thumbnail: Nullable(Type.String()) })),
});
export type WebinarContacts = Static<typeof WebinarContacts>;

/** What only admins see of a webinar. */
export const WebinarOrganising = Type.Object({
  join_url: Nullable(Type.String()),
  recording_url: Nullable(Type.String()),
  /** People with a place. */
  signed_up: Type.Integer({ minimum: 0 }),
  waiting: Type.Integer({ minimum: 0 }),
});

export const Webinar = Type.Object({
  id: Id,
  title: Type.String(),
  image: Nullable(Picture),
  short_description: Type.String(),
  /** The start. */
  webinar_date: Time,
  /** As of the response; the browser continues from `webinar_date`. */
  state: WebinarState,
  category: Nullable(CategoryRef),
  /** Page for sign-up elsewhere; null when people sign up in the product. */
  signup_url: Nullable(Type.String()),
  /** Null for any number. */
  places: Nullable(Type.Integer({ minimum: 1 })),
  /** Null where `places` is. */
  free_places: Nullable(Type.Integer({ minimum: 0 })),
  /** Of a past webinar. */
  recording_url: Nullable(Type.String()),
  /** The caller's own; null without one, and for guests. */
  sign_up: Nullable(WebinarSignUp),
  contacts: WebinarContacts,
  /** For admins; null for everybody else. */
  organising: Nullable(WebinarOrganising),
  /** The calendar file. */
  calendar_url: Type.String(),
  speaker: Speaker,
});
export type Webinar = Static<typeof Webinar>;
export const WebinarPage = PageOf(Webinar);
export type WebinarPage = Static<typeof WebinarPage>;

/** Running and upcoming ones first, the next on top; then past ones, the latest on top. */
export const WebinarListQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(WebinarState),
});
export type WebinarListQuery = Static<typeof WebinarListQuery>;

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/**
 * POST webinars/ and PUT webinars/{id}/, multipart with `image` and `speaker_image`. All fields are replaced; a picture stays
 * unless it is replaced or removed. The phone is Polish.
 */
export const WebinarFields = Type.Object({
  title: Type.String({ maxLength: WEBINAR_TITLE_LENGTH }),
  short_description: text(WEBINAR_TEXT_LENGTH),
  webinar_date: Time,
  category_id: Type.Optional(Nullable(Id)),
  signup_url: text(WEBINAR_LINK_LENGTH),
  places: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MAX_WEBINAR_PLACES }))),
  join_url: text(WEBINAR_LINK_LENGTH),
  recording_url: text(WEBINAR_LINK_LENGTH),
  speaker_name: Type.String({ maxLength: WEBINAR_TITLE_LENGTH }),
  speaker_description: text(WEBINAR_TEXT_LENGTH),
  speaker_sector: text(WEBINAR_TITLE_LENGTH),
  speaker_phone: text(30),
  speaker_email: text(EMAIL_LENGTH),
  remove_image: Type.Optional(Type.Boolean()),
  remove_speaker_image: Type.Optional(Type.Boolean()),
});
export type WebinarFields = Static<typeof WebinarFields>;

/** GET webinars/{id}/participants/: those who came and agreed that others see it, for whoever had a place; empty before the end. */
export const WebinarParticipantPage = PageOf(UserCard);
export type WebinarParticipantPage = Static<typeof WebinarParticipantPage>;

/** GET webinars/{id}/sign-ups/, for admins: people with a place in the order of their sign-up, then the waiting list. */
export const WebinarSignUpEntry = Type.Object({
  user: Type.Object({ id: Id, name: Type.String(), email: Type.String() }),
  signed_up_at: Time,
  has_place: Type.Boolean(),
});
export type WebinarSignUpEntry = Static<typeof WebinarSignUpEntry>;
export const WebinarSignUpPage = PageOf(WebinarSignUpEntry);
export type WebinarSignUpPage = Static<typeof WebinarSignUpPage>;

/** GET webinars/{id}/sign-ups/export/ */
export const WebinarSignUpsExportQuery = Type.Object({ locale: Type.Enum(['pl', 'en'], { default: 'pl' }) });
