import { type Static, Type } from 'typebox';
import { Id, PageOf, PageQuery, Time } from './common.ts';
import { ProfileCard } from './notifications.ts';

/** POST message-blocks/: exactly one of the two. DELETE message-blocks/{id}/ has the same id. */
export const MessageBlockBody = Type.Object({ user_id: Type.Optional(Id), company_id: Type.Optional(Id) });
export type MessageBlockBody = Static<typeof MessageBlockBody>;

export const MessageBlock = Type.Object({ profile: ProfileCard, created_at: Time });
export type MessageBlock = Static<typeof MessageBlock>;

/** GET message-blocks/: whom the profile in use has blocked, newest first. */
export const MessageBlockPage = PageOf(MessageBlock);
export type MessageBlockPage = Static<typeof MessageBlockPage>;
export const MessageBlocksQuery = PageQuery;

/** POST message-report/: a message of the other side. A second report of the same message changes nothing. */
export const MessageReportBody = Type.Object({ message_id: Id, reason: Type.String({ maxLength: 1000 }) });
export type MessageReportBody = Static<typeof MessageReportBody>;

/** `text` is the message's at the time of the report. */
export const MessageReport = Type.Object({
  id: Id,
  message_id: Id,
  sender: ProfileCard,
  reporter: ProfileCard,
  text: Type.String(),
  has_image: Type.Boolean(),
  reason: Type.String(),
  created_at: Time,
});
export type MessageReport = Static<typeof MessageReport>;

/** GET accounts/admin/message-reports/: newest first. */
export const MessageReportPage = PageOf(MessageReport);
export type MessageReportPage = Static<typeof MessageReportPage>;
export const MessageReportsQuery = PageQuery;
