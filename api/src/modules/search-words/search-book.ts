import { foldedWords, formsOf, isFunctionWord } from '../../platform/words/search-words.ts';
import { wordsOf } from '../../platform/words/stem-vector.ts';
import type { Database, Db } from '../../storage/db.ts';
import { createCorrection } from './correction.ts';
import { formsShared, type ReadQuery, readQuery, type Synonym, type WordBook } from './read-query.ts';
import {
  type BookCategory,
  type SearchWordRow,
  selectBookCategories,
  selectBookVersion,
  selectBookWords,
} from './search-words.sql.ts';
import { townWords } from './towns-in-text.ts';

/** Milliseconds. A change of another process may be seen this much later; this process's own calls `forget`. */
const MAX_AGE_MS = 15_000;
/** Residents of towns whose names are corrected. */
const CORRECTED_FROM = 20_000;

interface Loaded extends WordBook {
  /** Of the table and the categories that it was read from. */
  version: string;
  categories: ReadonlyMap<string, BookCategory>;
  vocabulary: readonly string[];
}

/** Rows of the category by its name, which the vectors of offers and companies have with the weight B. */
function byCategory({ name }: BookCategory): string | null {
  const words = wordsOf(name).filter((word) => !isFunctionWord(word));
  return words.length > 0 ? words.map((word) => `'${word}':B`).join('&') : null;
}

function phraseForms(text: string): string | null {
  const words = foldedWords(text);
  return words.length > 0 ? words.map((word) => `(${formsOf(word)})`).join('&') : null;
}

/** The category and those below it. Jobs are no trade, unless the category is one of jobs. */
function subtree(categories: readonly BookCategory[], id: string | null): BookCategory[] {
  const root = categories.find((category) => category.id === id);
  return root ? categories.filter(({ path }) => path.includes(root.node)) : [];
}

function toSynonym(row: Omit<SearchWordRow, 'id'>, categories: readonly BookCategory[]): Synonym {
  return {
    phrase: foldedWords(row.phrase),
    means: row.words
      .split(',')
      .map(phraseForms)
      .filter((text) => text !== null),
    trades: subtree(categories, row.category_id)
      .map(byCategory)
      .filter((text) => text !== null),
    categoryId: row.category_id,
  };
}

function groupBy<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const nameWords = ({ name, name_en }: BookCategory) =>
  wordsOf(`${name} ${name_en}`).filter((word) => !isFunctionWord(word));

/** Reads the table when it has changed: it has thousands of words, each of which the dictionary looks up. */
async function load(db: Database, before: Loaded | undefined): Promise<Loaded> {
  const categories = await selectBookCategories(db);
  const version = `${await selectBookVersion(db)} ${JSON.stringify(categories)}`;
  if (before?.version === version) return before;
  const rows = await selectBookWords(db);
  const synonyms = rows.map((row) => toSynonym(row, categories));
  const named = groupBy(categories, (category) => nameWords(category).flatMap(formsShared));
  return {
    version,
    byFirstForm: groupBy(synonyms, ({ phrase: [first = ''] }) => formsShared(first)),
    categoriesByForm: new Map([...named].map(([form, found]) => [form, found.map(({ id }) => id)])),
    categories: new Map(categories.map((category) => [category.id, category])),
    vocabulary: [
      ...new Set([
        ...synonyms.flatMap(({ phrase }) => phrase),
        ...categories.flatMap(nameWords),
        ...townWords(CORRECTED_FROM),
      ]),
    ],
  };
}

export interface SearchBook {
  /** How the text of a search is understood. */
  read(text: string | undefined): Promise<ReadQuery>;
  /** The text with its typing errors corrected; null without any. One statement for words that the book does not know. */
  correct(db: Db, text: string): Promise<string | null>;
  category(id: string): Promise<BookCategory | undefined>;
  forget(): void;
}

function createBook(db: Database): SearchBook {
  let current: { loadedAt: number; value: Promise<Loaded> } | undefined;
  let last: Loaded | undefined;
  async function renew(): Promise<Loaded> {
    last = await load(db, last);
    return last;
  }
  function loaded(): Promise<Loaded> {
    const now = performance.now();
    if (current && now - current.loadedAt < MAX_AGE_MS) return current.value;
    const entry = { loadedAt: now, value: renew() };
    current = entry;
    entry.value.catch(() => {
      if (current === entry) current = undefined;
    });
    return entry.value;
  }
  return {
    read: async (text) => readQuery(text, await loaded()),
    correct: async (reader, text) => createCorrection((await loaded()).vocabulary)(reader, text),
    category: async (id) => (await loaded()).categories.get(id),
    forget: () => {
      current = undefined;
    },
  };
}

const books = new WeakMap<Database, SearchBook>();

/** The book of one database, shared by every module of the process. */
export function searchBookOf(db: Database): SearchBook {
  const known = books.get(db);
  if (known) return known;
  const book = createBook(db);
  books.set(db, book);
  return book;
}
