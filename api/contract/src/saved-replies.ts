import { type Static, Type } from 'typebox';
import { Id, Time } from './common.ts';
import { MESSAGE_LENGTH, SAVED_REPLY_TITLE_LENGTH } from './limits.ts';

/** POST message-saved-replies/, PUT message-saved-replies/{id}/. */
export const SavedReplyBody = Type.Object({
  title: Type.String({ minLength: 1, maxLength: SAVED_REPLY_TITLE_LENGTH }),
  text: Type.String({ minLength: 1, maxLength: MESSAGE_LENGTH }),
});
export type SavedReplyBody = Static<typeof SavedReplyBody>;

/** A text that members of the company put into their messages. */
export const SavedReply = Type.Object({ id: Id, title: Type.String(), text: Type.String(), updated_at: Time });
export type SavedReply = Static<typeof SavedReply>;

/** GET message-saved-replies/: all of the company in use, by title. */
export const SavedReplies = Type.Object({ results: Type.Array(SavedReply) });
export type SavedReplies = Static<typeof SavedReplies>;
