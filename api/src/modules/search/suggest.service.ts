import { SUGGESTION_KINDS, type Suggestion, type SuggestionKind, type SuggestReply } from '../../contract/search.ts';
import { foldWord } from '../../platform/fold.ts';
import { foldedWords, prefixQuery, stemOf } from '../../platform/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { selectSimilar, selectSuggestions, type TitleWord } from './suggest.sql.ts';

const MOST = 10;
/** How many of each kind are shown when every kind has enough; the rest of the places goes round. */
const SHARE: Record<SuggestionKind, number> = { word: 2, category: 2, city: 1, company: 2, person: 1, offer: 2 };
/** Words beyond these only repeat what the offers say. */
const MOST_WORDS = 3;

/** The typed text with its last word completed; one for all inflections, spelt as in most titles. */
function completions(typed: string, folded: string, words: TitleWord[]): Suggestion[] {
  const begun = typed.slice(0, Math.max(0, typed.search(/[\p{L}\p{N}]+[^\p{L}\p{N}]*$/u))).toLowerCase();
  const stems = new Map<string, TitleWord>();
  for (const word of words) {
    const stem = stemOf(word.folded);
    if (word.folded.length > 2 && !stems.has(stem)) stems.set(stem, word);
  }
  return [...stems.values()]
    .map(({ word }) => `${begun}${word}`)
    .filter((label) => foldWord(label) !== folded)
    .slice(0, MOST_WORDS)
    .map((label) => ({ kind: 'word', id: null, label, label_en: label, detail: null }));
}

/** At most ten: of each kind its share, and what is left to those that have more, in the order of the kinds. */
function choose(all: Suggestion[]): Suggestion[] {
  const byKind = SUGGESTION_KINDS.map((kind) => all.filter((item) => item.kind === kind));
  const shown = byKind.map((items, index) => Math.min(items.length, SHARE[SUGGESTION_KINDS[index] ?? 'word']));
  let left = MOST - shown.reduce((total, count) => total + count, 0);
  const next = () => byKind.findIndex((items, index) => (shown[index] ?? 0) < items.length);
  for (let index = next(); left > 0 && index >= 0; index = next(), left -= 1) shown[index] = (shown[index] ?? 0) + 1;
  return byKind.flatMap((items, index) => items.slice(0, shown[index]));
}

/** What the typed text may begin; when nothing does, what is spelt alike. One statement, or two. */
export async function suggest(db: Db, q: string | undefined): Promise<SuggestReply> {
  const typed = (q ?? '').trim();
  const words = foldedWords(typed);
  const last = words.at(-1);
  if (!last) return { closest: false, results: [] };
  const text = words.join(' ');
  const query = words.map(prefixQuery).join('&');
  const found = await selectSuggestions(db, { text, last, query });
  const results = choose([...completions(typed, foldWord(typed), found.words), ...found.others]);
  if (results.length > 0) return { closest: false, results };
  const similar = choose(await selectSimilar(db, text));
  return { closest: similar.length > 0, results: similar };
}
