import type { TypedSearch } from '../../hooks/use-typed-search.ts';
import type { MentionOption } from './mention-text.ts';

/** People and companies whose name starts with the text. */
export type MentionSearch = TypedSearch<MentionOption>;

/** Milliseconds between the last keystroke and the search. */
export const MENTION_DELAY = 300;
