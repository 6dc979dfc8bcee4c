import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { ProfileCard } from './notifications.ts';

/** Specification §5: what a text area takes. */
export const MESSAGE_LENGTH = 1000;

/** POST message-send/, multipart with an optional `image`, or JSON. Exactly one recipient. */
export const SendMessageFields = Type.Object({
  user_recipient_id: Type.Optional(Id),
  company_recipient_id: Type.Optional(Id),
  message: Type.String({ minLength: 1, maxLength: MESSAGE_LENGTH }),
  /** Made by the browser, one per message: sent again it answers the stored one. */
  client_id: Type.Optional(Id),
});
export type SendMessageFields = Static<typeof SendMessageFields>;

/** Addresses work for an hour without a token. */
export const MessageImage = Type.Object({
  url: Type.String(),
  thumbnail: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});

export const Message = Type.Object({
  id: Id,
  thread_id: Id,
  /** 1, 2, 3… within the thread: the cursor of its pages. */
  position: Type.Integer(),
  /** Null for what the other side wrote. */
  client_id: Nullable(Id),
  sender: ProfileCard,
  /** Whether the profile in use wrote it. */
  mine: Type.Boolean(),
  /** Whether the side that it was written to has read it. */
  read: Type.Boolean(),
  /** Plain text: markup in it is shown as it was typed. */
  text: Type.String(),
  image: Nullable(MessageImage),
  created_at: Time,
});
export type Message = Static<typeof Message>;

/** `other.deleted`: the account is gone and cannot be written to. `excerpt` is the beginning of the last message. */
export const MessageThread = Type.Object({
  id: Id,
  other: ProfileCard,
  unread_count: Type.Integer(),
  last_message: Type.Object({
    id: Id,
    position: Type.Integer(),
    excerpt: Type.String(),
    has_image: Type.Boolean(),
    mine: Type.Boolean(),
    created_at: Time,
  }),
});
export type MessageThread = Static<typeof MessageThread>;
export const MessageThreadPage = PageOf(MessageThread);
export type MessageThreadPage = Static<typeof MessageThreadPage>;

/** GET message-threads-get/: of the profile in use, newest first. */
export const MessageThreadsQuery = PageQuery;

/**
 * GET message-thread-messages-get/. Without a cursor the newest. `before` and `after` are positions of messages: what
 * stands directly before or after that one.
 */
export const ThreadMessagesQuery = Type.Object({
  thread_id: Type.Optional(Type.String({ maxLength: 100 })),
  before: Type.Optional(Type.Integer({ minimum: 1 })),
  after: Type.Optional(Type.Integer({ minimum: 0 })),
  limit: PageQuery.properties.limit,
});
export type ThreadMessagesQuery = Static<typeof ThreadMessagesQuery>;

/** `results` oldest first, always. */
export const ThreadMessages = Type.Object({
  thread: MessageThread,
  results: Type.Array(Message),
  has_before: Type.Boolean(),
  has_after: Type.Boolean(),
});
export type ThreadMessages = Static<typeof ThreadMessages>;

/** POST message-mark-read/ with the id of a message (it and all before it), message-mark-read-thread/ with a thread's. */
export const MarkReadBody = Type.Object({ id: Id });
export const MarkReadReply = Type.Object({ thread_id: Id, unread_count: Type.Integer() });
export type MarkReadReply = Static<typeof MarkReadReply>;

/** GET message-unread-count/: of the profile in use. */
export const UnreadMessages = Type.Object({ unread_count: Type.Integer(), unread_threads: Type.Integer() });
export type UnreadMessages = Static<typeof UnreadMessages>;
