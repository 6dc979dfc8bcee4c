import { type Static, Type } from 'typebox';
import { Id, Nullable, Time } from './common.ts';
import { MESSAGE_LENGTH } from './limits.ts';
import { ProfileCard } from './notifications.ts';

/** PUT message-thread-assignee/: the member of the company in use who looks after the thread; null for nobody. */
export const AssignThreadBody = Type.Object({ thread_id: Id, user_id: Nullable(Id) });
export type AssignThreadBody = Static<typeof AssignThreadBody>;

/** POST message-thread-notes/. `client_id` becomes the note's id: sending it again answers the stored note. */
export const ThreadNoteBody = Type.Object({
  client_id: Id,
  thread_id: Id,
  text: Type.String({ minLength: 1, maxLength: MESSAGE_LENGTH }),
});
export type ThreadNoteBody = Static<typeof ThreadNoteBody>;

/** What a member of a company wrote about a thread, for the members of that company. */
export const ThreadNote = Type.Object({
  id: Id,
  thread_id: Id,
  /** Of the message that the note follows. */
  position: Type.Integer(),
  author: ProfileCard,
  /** The person wrote it, and may delete it. */
  mine: Type.Boolean(),
  text: Type.String(),
  created_at: Time,
});
export type ThreadNote = Static<typeof ThreadNote>;
