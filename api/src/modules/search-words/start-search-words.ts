import { newId } from '../../platform/ids.ts';
import type { Database, Db } from '../../storage/db.ts';
import {
  hasSearchWords,
  insertSearchWords,
  lockSearchWords,
  type SearchWordRow,
  selectBookCategories,
} from './search-words.sql.ts';
import { readStartWords } from './start-list.ts';

/** The rows of the start list whose category there is, or which have words. */
async function startRows(db: Db): Promise<SearchWordRow[]> {
  const categories = new Map((await selectBookCategories(db)).map(({ name, id }) => [name, id]));
  return readStartWords()
    .map(({ categories: names, phrase, words }): SearchWordRow => {
      const category_id = names.map((name) => categories.get(name)).find(Boolean) ?? null;
      return { id: newId(), phrase, words, category_id };
    })
    .filter((row) => row.category_id !== null || row.words !== '');
}

/** The same in a transaction that has just made the categories. */
export async function insertStartWords(tx: Db, now: Date): Promise<void> {
  await lockSearchWords(tx);
  if (!(await hasSearchWords(tx))) await insertSearchWords(tx, await startRows(tx), now);
}

/** Gives a site without words of the search the first ones. Processes that start together wait for each other. */
export async function addStartSearchWords(db: Database, now: Date): Promise<void> {
  if (!(await hasSearchWords(db))) await db.transaction((tx) => insertStartWords(tx, now));
}
