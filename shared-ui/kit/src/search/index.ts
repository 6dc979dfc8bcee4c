// The search: a field with suggestions, the last searches, and marked matches. Bundled by the shell, whose header has the field,
// and by the remote with the page of results. The list of suggestions loads with the first focus.

export { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';
export { type SuggestInput, type SuggestInputOptions, useSuggestInput } from './use-suggest-input.tsx';
