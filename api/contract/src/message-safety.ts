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
