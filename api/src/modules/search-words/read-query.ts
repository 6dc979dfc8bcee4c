import { pol } from 'stopword';
import { stemsOf } from '../../platform/polish/polish-stems.ts';
import { foldWord } from '../../platform/words/fold.ts';
import {
  combineWords,
  foldedWords,
  isFunctionWord,
  type SearchedWord,
  type SearchedWords,
  searchedWord,
} from '../../platform/words/search-words.ts';
import { type FoundTown, type Town, townIn } from './towns-in-text.ts';

/** What people write around the thing that they look for. Only beside other words; in any form. Folded. */
const FILLERS = new Set([
  ...pol.map(foldWord),
  ...(
    'szukam szukamy szukac poszukuje poszukujemy potrzebuje potrzebujemy potrzebowac potrzebny potrzebna potrzebne potrzeba chce ' +
    'chcialbym chcialabym chcemy prosze prosba ktos kogos czegos komu kogo czyms firma firmy firme firm firmie usluga uslugi uslug dobry ' +
    'dobra dobre dobrego dobrej tani tania tanie tanio taniego taniej mniej najtanszy najlepszy najlepsza polecany polecana polecicie ' +
    'polecacie polecisz sprawdzony solidny solidna okolica okolicy okolicach okolice poblizu blisko zaraz pilnie szybko oferta oferty ' +
    'ofert wykonawca wykonawcy fachowiec specjalista znalezc znajde zamowic zamowie zlecic zlece kupic kupie zrobic zrobi robi umie wie ' +
    'dostac dostane chodzi sie moge mozna near me my who how where best cheap good looking need needed want find company companies service ' +
    'services a an is with'
  ).split(' '),
]);

/** A phrase and what it leads to. */
export interface Synonym {
  /** Folded. */
  phrase: readonly string[];
  /** The texts of tsqueries: of words that mean the same, and of the categories. */
  means: readonly string[];
  trades: readonly string[];
  categoryId: string | null;
}

/** What the reading of a query knows beside the dictionary and the towns. */
export interface WordBook {
  /** Rows whose first word has the form; the longest phrase first. */
  byFirstForm: ReadonlyMap<string, readonly Synonym[]>;
  /** Categories by the forms of the words of their names. */
  categoriesByForm: ReadonlyMap<string, readonly string[]>;
}

export interface ReadQuery {
  /** What is looked for, without the town and words that narrow nothing; null when that is all. */
  words: SearchedWords | null;
  /** With the town as words, for lists that have no towns; null without a letter or digit. */
  all: SearchedWords | null;
  town: Town | null;
  /** The text without the town, as it was typed. */
  rest: string;
  /** Categories that the words name or lead to, the best first. */
  categoryIds: readonly string[];
}

/** A word with its dictionary forms: two words are forms of one when they share any. */
export const formsShared = (word: string): readonly string[] => [word, ...stemsOf(word)];

/** What is done with many things: "montaż okien" is about windows. In dictionary form, folded. */
const GENERAL = new Set(
  (
    'montaz wymiana naprawa wykonanie wynajem sprzedaz zakup produkcja obsluga wykonac naprawic wymienic zamontowac wynajac projektowac ' +
    'zarzadzac tworzyc prowadzic przygotowac'
  ).split(' '),
);

/** What a firm calls itself before the word for what it does: "biuro projektowe", "pracownia stolarska". Folded. */
const KINDS_OF_FIRMS = new Set(
  'biuro biura agencja agencje zaklad zaklady pracownia pracownie studio salon punkt centrum'.split(' '),
);

/** Whose craft it is: "tynkarstwo" has "tynkarz", "ogrodnictwo" has "ogrodnik". */
const doerOf = (word: string): string => word.replace(/arstw[oauem]+$/, 'arz').replace(/ictw[oauem]+$/, 'ik');

function isFiller(word: string): boolean {
  return isFunctionWord(word) || FILLERS.has(word);
}

const sharesForm = (typed: string, word: string): boolean => {
  const forms = formsShared(word);
  return formsShared(typed).some((form) => forms.includes(form));
};

function synonymAt(words: readonly string[], at: number, { byFirstForm }: WordBook): Synonym[] {
  const matchesOf = (typed: readonly string[]) =>
    formsShared(typed[0] ?? '')
      .flatMap((form) => byFirstForm.get(form) ?? [])
      .filter(({ phrase }) => phrase.every((word, i) => i < typed.length && sharesForm(typed[i] ?? '', word)));
  const own = matchesOf(words.slice(at));
  const found = own.length > 0 ? own : matchesOf([doerOf(words[at] ?? ''), ...words.slice(at + 1)]);
  const longest = Math.max(0, ...found.map(({ phrase }) => phrase.length));
  return [...new Set(found.filter(({ phrase }) => phrase.length === longest))];
}

interface Found {
  words: SearchedWord[];
  categoryIds: string[];
}

/** Phrases of the book first, then single words. */
function wordsFrom(typed: readonly string[], book: WordBook): Found {
  const found: Found = { words: [], categoryIds: [] };
  const seen = new Set<string>();
  for (let at = 0; at < typed.length; ) {
    const synonyms = synonymAt(typed, at, book);
    const length = synonyms[0]?.phrase.length ?? 1;
    const own = typed.slice(at, at + length);
    at += length;
    if (seen.has(own.join(' '))) continue;
    seen.add(own.join(' '));
    found.words.push(
      searchedWord(own, {
        means: synonyms.flatMap(({ means }) => means),
        trades: synonyms.flatMap(({ trades }) => trades),
        isGeneral: own.length === 1 && formsShared(own[0] ?? '').some((form) => GENERAL.has(form)),
      }),
    );
    found.categoryIds.push(...synonyms.flatMap(({ categoryId }) => categoryId ?? []));
    if (length === 1) {
      const named = formsShared(own[0] ?? '').flatMap((form) => book.categoriesByForm.get(form) ?? []);
      found.categoryIds.push(...named);
    }
  }
  return { ...found, categoryIds: [...new Set(found.categoryIds)] };
}

/** Words that a phrase of the book needs stay, as "firma" in "strona firmowa" does not. */
function meaningful(typed: readonly string[], book: WordBook): string[] {
  const kept: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const [synonym] = synonymAt(typed, at, book);
    const length = synonym?.phrase.length ?? 1;
    const own = typed.slice(at, at + length);
    const isKind = at === 0 && KINDS_OF_FIRMS.has(own[0] ?? '') && typed.slice(1).some((word) => !isFiller(word));
    if (length > 1 || !(isKind || isFiller(own[0] ?? ''))) kept.push(...own);
    at += length;
  }
  return kept;
}

/** The typed text without the words of the town. */
function withoutTown(text: string, { from, to }: FoundTown, skipped: number): string {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const first = tokens[skipped + from];
  const last = tokens[skipped + to - 1];
  if (!first || !last) return text.trim();
  const rest = `${text.slice(0, first.index)} ${text.slice(last.index + last[0].length)}`;
  return rest
    .split(/[\s,]+/)
    .filter(Boolean)
    .join(' ');
}

/** How a search is understood. The same for every list and for the suggestions. */
export function readQuery(text: string | undefined, book: WordBook): ReadQuery {
  const q = text ?? '';
  const typed = foldedWords(q);
  const found = townIn(typed);
  const rest = found ? [...typed.slice(0, found.from), ...typed.slice(found.to)] : typed;
  const kept = meaningful(rest, book);
  // Only words that narrow nothing: they are looked for after all, unless a town is.
  const { words, categoryIds } = wordsFrom(kept.length > 0 || found ? kept : rest, book);
  const folded = typed.join(' ');
  const own = combineWords(found ? rest.join(' ') : folded, words);
  // The name beside its form: texts have either.
  const townWords = found ? found.town.words.map((word) => searchedWord([word])) : [];
  const skipped = [...q.matchAll(/[\p{L}\p{N}]+/gu)].length - typed.length;
  return {
    words: own,
    all: combineWords(folded, [...words, ...townWords]),
    town: found?.town ?? null,
    rest: found ? withoutTown(q, found, skipped) : q.trim(),
    categoryIds,
  };
}
