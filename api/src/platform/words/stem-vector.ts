import { stemsOf } from '../polish/polish-stems.ts';
import { foldWord } from './fold.ts';

/** Raise it when the dictionary or {@link stemVector} changes: a job then renews the stems in the tables (ADR 45). */
export const STEMS_VERSION = 1;

/** Of a title or name, a category, a company, and of other text; as in the columns `tsv` of the database. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** `@[Anna Nowak](user:<id>)`: names are no words of the text, and deleted accounts lose theirs. */
const MENTION = /@\[[^[\]]*\]\((?:user|company):[0-9a-f-]{36}\)/gi;

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Marked, so that a word as it was written differs from the stem of another one. */
export const stemLexeme = (stem: string) => `'=${stem}'`;

/** The stems of texts with their weights, as the text of a tsvector: for the columns `stems`. */
export function stemVector(texts: Partial<Record<Weight, string>>): string {
  const weights = new Map<string, Weight>();
  const written = new Set<string>();
  for (const weight of ['A', 'B', 'C', 'D'] as const) {
    const words = wordsOf((texts[weight] ?? '').replace(MENTION, ' '));
    for (const word of words) written.add(word);
    // A search asks for the stem as a word, too.
    const unwritten = words.flatMap(stemsOf).filter((stem) => !written.has(stem));
    for (const stem of unwritten) if (!weights.has(stem)) weights.set(stem, weight);
  }
  // Every stem at the same place: where it stands is of no use, only its weight.
  return [...weights].map(([stem, weight]) => `${stemLexeme(stem)}:1${weight}`).join(' ');
}
