import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { THREAD_SEARCH_LENGTH } from './limits.ts';
import { ProfileCard } from './notifications.ts';

/**
 * GET message-thread-search/: what has all words of `q` in its text or in the name of its document, whatever their case, diacritics and
 * inflection; newest first. For a company its notes too.
 */
export const ThreadSearchQuery = Type.Object({
  ...PageQuery.properties,
  thread_id: Id,
  q: Type.Optional(Type.String({ maxLength: THREAD_SEARCH_LENGTH })),
});
export type ThreadSearchQuery = Static<typeof ThreadSearchQuery>;

export const ThreadHit = Type.Object({
  kind: Type.Enum(['message', 'note']),
  id: Id,
  /** Where the thread opens: of the message, or of the one that the note follows. */
  position: Type.Integer(),
  /** The part of the text around the words. */
  excerpt: Type.String(),
  /** The name of the document. */
  document: Nullable(Type.String()),
  /** Written by the profile in use. */
  mine: Type.Boolean(),
  /** The colleague who wrote it; null in messages of the other side and of a person. */
  author: Nullable(ProfileCard),
  created_at: Time,
});
export type ThreadHit = Static<typeof ThreadHit>;
export const ThreadHitPage = PageOf(ThreadHit);
export type ThreadHitPage = Static<typeof ThreadHitPage>;
