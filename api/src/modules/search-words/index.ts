/** How a search is understood: towns, words with the same meaning, words that narrow nothing, typing errors. */
export { namesTown, type Placed, readPlaced } from './in-town.ts';
export type { ReadQuery } from './read-query.ts';
export { FEW, toReading } from './reading.ts';
export { type SearchBook, searchBookOf } from './search-book.ts';
export { addStartSearchWords, insertStartWords } from './start-search-words.ts';
export {
  askedWords,
  correctedQuery,
  findPlaced,
  findSome,
  type TextList,
  type TextPage,
  type TextQuery,
} from './text-list.ts';
