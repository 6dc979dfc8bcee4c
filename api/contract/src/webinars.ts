import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Id, Nullable, PageOf, PageQuery, Picture, Time } from './common.ts';
import { EMAIL_LENGTH, WEBINAR_LINK_LENGTH, WEBINAR_TEXT_LENGTH, WEBINAR_TITLE_LENGTH } from './limits.ts';

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
  /** Page for sign-up; null when there is none yet. */
  signup_url: Nullable(Type.String()),
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
  speaker_name: Type.String({ maxLength: WEBINAR_TITLE_LENGTH }),
  speaker_description: text(WEBINAR_TEXT_LENGTH),
  speaker_sector: text(WEBINAR_TITLE_LENGTH),
  speaker_phone: text(30),
  speaker_email: text(EMAIL_LENGTH),
  remove_image: Type.Optional(Type.Boolean()),
  remove_speaker_image: Type.Optional(Type.Boolean()),
});
export type WebinarFields = Static<typeof WebinarFields>;
