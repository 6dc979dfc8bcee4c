import { withQuery } from '@wspolnik/shared-auth';
import type { Locale } from '@wspolnik/system';

/** The API's suggestion. */
interface Suggestion {
  kind: SuggestionKind;
  id: string | null;
  label: string;
  label_en: string;
  detail: string | null;
}
type SuggestionKind = 'word' | 'category' | 'city' | 'company' | 'person' | 'offer';

/** The API's answer to search/suggest/. */
export interface SuggestReply {
  closest: boolean;
  results: Suggestion[];
}

export type OptionKind = SuggestionKind | 'recent';

export interface SuggestOption {
  kind: OptionKind;
  label: string;
  detail: string | null;
  /** Without locale. */
  to: string;
  /** The text of a search; null for what has a page. */
  search: string | null;
}

const searchFor = (q: string) => withQuery('/search', { q });

const LINKS: Record<SuggestionKind, (item: Suggestion) => string> = {
  word: ({ label }) => searchFor(label),
  category: ({ id }) => withQuery('/offers', { category: id ?? undefined }),
  city: ({ label }) => withQuery('/offers', { city: label }),
  company: ({ id }) => `/companies/${id}`,
  person: ({ id }) => `/profiles/${id}`,
  offer: ({ id }) => `/offers/${id}`,
};

export function optionOf(item: Suggestion, locale: Locale): SuggestOption {
  const label = locale === 'en' ? item.label_en : item.label;
  const search = item.kind === 'word' ? label : null;
  return { kind: item.kind, label, detail: item.detail, to: LINKS[item.kind](item), search };
}

export const recentOption = (q: string): SuggestOption => ({
  kind: 'recent',
  label: q,
  detail: null,
  to: searchFor(q),
  search: q,
});
