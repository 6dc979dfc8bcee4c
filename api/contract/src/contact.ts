import { type Static, Type } from 'typebox';
import { FileState, Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import {
  CONTACT_ANSWER_LENGTH,
  CONTACT_NAME_LENGTH,
  CONTACT_TEXT_LENGTH,
  EMAIL_LENGTH,
  SEARCH_LENGTH,
} from './limits.ts';

export const CONTACT_TOPICS = ['help', 'abuse', 'privacy', 'invoices', 'other'] as const;
export const ContactTopic = Type.Enum(CONTACT_TOPICS);
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_STATUSES = ['waiting', 'answered', 'closed'] as const;
export const ContactStatus = Type.Enum(CONTACT_STATUSES);
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/**
 * POST contact/: a form with up to 3 `files` (PDF, PNG, JPEG, 5 MB each). `website` is a field that people do not see, and
 * `seconds` says how long the form was open: a robot fills in the one and is faster than the other allows. It gets the same
 * answer, and nothing is stored.
 */
export const ContactBody = Type.Object({
  topic: ContactTopic,
  name: Type.String({ minLength: 1, maxLength: CONTACT_NAME_LENGTH }),
  email: Type.String({ format: 'email', maxLength: EMAIL_LENGTH }),
  text: Type.String({ minLength: 1, maxLength: CONTACT_TEXT_LENGTH }),
  locale: Type.Optional(Type.Enum(['pl', 'en'] as const)),
  website: Type.Optional(Type.String({ maxLength: 500 })),
  seconds: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ContactBody = Static<typeof ContactBody>;
export const ContactReply = Type.Object({ number: Type.Integer() });
export type ContactReply = Static<typeof ContactReply>;

/** GET admin/contact-messages/: the newest first. */
export const ContactMessage = Type.Object({
  id: Id,
  number: Type.Integer(),
  topic: ContactTopic,
  name: Type.String(),
  email: Type.String(),
  /** The start of the text. */
  excerpt: Type.String(),
  status: ContactStatus,
  file_count: Type.Integer(),
  created_at: Time,
});
export type ContactMessage = Static<typeof ContactMessage>;
export const ContactMessagePage = PageOf(ContactMessage);
export type ContactMessagePage = Static<typeof ContactMessagePage>;

/** `q` searches the number, name, address and text. */
export const ContactMessageQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(ContactStatus),
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
});
export type ContactMessageQuery = Static<typeof ContactMessageQuery>;

/** `url` is signed and valid for an hour. */
export const ContactFile = Type.Object({
  id: Id,
  name: Type.String(),
  mime: Type.String(),
  size: Type.Integer(),
  state: FileState,
  /** Null unless the file is available. */
  url: Nullable(Type.String()),
});
export type ContactFile = Static<typeof ContactFile>;

/** GET admin/contact-messages/{id}/ */
export const ContactMessageDetail = Type.Object({
  id: Id,
  number: Type.Integer(),
  topic: ContactTopic,
  name: Type.String(),
  email: Type.String(),
  text: Type.String(),
  locale: Type.Enum(['pl', 'en'] as const),
  status: ContactStatus,
  created_at: Time,
  /** The account that was signed in; null for a guest. */
  user_id: Nullable(Id),
  files: Type.Array(ContactFile),
  /** Oldest first. */
  answers: Type.Array(Type.Object({ id: Id, text: Type.String(), at: Time, by: Type.String() })),
});
export type ContactMessageDetail = Static<typeof ContactMessageDetail>;

/**
 * POST admin/contact-messages/{id}/answer/: mails the answer. `seen` is the number of answers that the admin has read; with
 * another one meanwhile the call is refused with `already_decided`.
 */
export const AnswerContactBody = Type.Object({
  text: Type.String({ minLength: 1, maxLength: CONTACT_ANSWER_LENGTH }),
  seen: Type.Integer({ minimum: 0 }),
});
export type AnswerContactBody = Static<typeof AnswerContactBody>;

/** POST admin/contact-messages/{id}/status/: closes it, or opens a closed one again. */
export const ContactStatusBody = Type.Object({ closed: Type.Boolean() });
export type ContactStatusBody = Static<typeof ContactStatusBody>;
