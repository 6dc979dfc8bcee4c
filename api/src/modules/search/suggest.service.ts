import {
  SUGGESTION_KINDS,
  type Suggestion,
  type SuggestionKind,
  type SuggestQuery,
  type SuggestReply,
} from '@wspolnik/contract/search';
import { ofWeights } from '../../platform/lists/relevance.sql.ts';
import { stemsOf } from '../../platform/polish/polish-stems.ts';
import { foldWord } from '../../platform/words/fold.ts';
import { foldedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import type { ReadQuery, SearchBook } from '../search-words/index.ts';
import { selectSimilar, selectSuggestions, type TitleWord } from './suggest.sql.ts';

const MOST = 10;
/** How many of each kind are shown when every kind has enough; the rest of the places goes round. */
const SHARE: Record<SuggestionKind, number> = { word: 2, category: 2, city: 1, company: 2, person: 1, offer: 2 };
/** Titles and names, and the company and city of an offer: a category suggests itself, and a text is not shown. */
const NAMED = 'AC';
/** Words beyond these only repeat what the offers say. */
const MOST_WORDS = 3;

interface Typed {
  typed: string;
  /** Its last word, folded. */
  last: string;
}

/** The typed text with its last word completed, then in another form; one for all inflections, spelt as in most titles. */
function completions({ typed, last }: Typed, words: TitleWord[]): Suggestion[] {
  const folded = foldWord(typed);
  const begun = typed
    .slice(0, Math.max(0, typed.search(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+[^\p{L}\p{N}]*$/u)))
    .toLowerCase();
  const lastStems = stemsOf(last);
  const completes = ({ folded: word }: TitleWord) => word.startsWith(last);
  const inflects = ({ folded: word }: TitleWord) => stemsOf(word).some((stem) => lastStems.includes(stem));
  const seen = new Set<string>();
  const isNew = ({ folded: word }: TitleWord) => {
    const stems = [word, ...stemsOf(word)];
    const known = stems.some((stem) => seen.has(stem));
    for (const stem of stems) seen.add(stem);
    return word.length > 2 && !known;
  };
  return [...words.filter(completes), ...words.filter((word) => !completes(word) && inflects(word))]
    .filter(({ folded: word }) => word !== last)
    .filter(isNew)
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

/** Categories that the words lead to, as "prawnik" to law, before those whose names begin so. */
async function meantCategories(book: SearchBook, { categoryIds }: ReadQuery): Promise<Suggestion[]> {
  const found = await Promise.all(categoryIds.slice(0, SHARE.category).map((id) => book.category(id)));
  return found.flatMap((category) => {
    if (!category) return [];
    const { id, name, name_en, parent } = category;
    return [{ kind: 'category', id, label: name, label_en: name_en, detail: parent }];
  });
}

const isSame = (one: Suggestion) => (other: Suggestion) => one.kind === other.kind && one.id === other.id;

/** Suggestions that begin with the typed text, or else those with a similar spelling. One statement, or two. */
export async function suggest(
  { db, book }: { db: Db; book: SearchBook },
  { q, type }: SuggestQuery,
): Promise<SuggestReply> {
  const typed = (q ?? '').trim();
  const read = await book.read(typed);
  const words = foldedWords(typed);
  const last = words.at(-1);
  if (!last || !read.all) return { closest: false, results: [] };
  const text = words.join(' ');
  const own = read.all.words.map(({ own: forms }) => `(${forms})`).join('&');
  const asked = { text, last, query: own, named: ofWeights(own, NAMED), type };
  const [found, meant] = await Promise.all([selectSuggestions(db, asked), meantCategories(book, read)]);
  const others = found.others.filter((item) => !meant.some(isSame(item)));
  const ofType = (items: Suggestion[]) => choose(type ? items.filter(({ kind }) => kind === type) : items);
  const results = ofType([...completions({ typed, last }, found.words), ...meant, ...others]);
  if (results.length > 0) return { closest: false, results };
  const similar = ofType(await selectSimilar(db, asked));
  return { closest: similar.length > 0, results: similar };
}
