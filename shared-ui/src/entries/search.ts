// The search: a field with suggestions, the last searches, and marked matches. Bundled by the shell, whose header has the field,
// and by the remote with the page of results. The list of suggestions loads with the first focus.

export { markWords } from '../components/marked/mark-words.ts';
export { Marked, type MarkedProps } from '../components/marked/marked.tsx';
export { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from '../remote/search/recent-searches.ts';
export { type SuggestInput, type SuggestInputOptions, useSuggestInput } from '../remote/search/use-suggest-input.tsx';
