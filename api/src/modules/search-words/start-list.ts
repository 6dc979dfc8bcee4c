import { readFileSync } from 'node:fs';

export interface StartWord {
  /** The first of these names that a category has. */
  categories: readonly string[];
  phrase: string;
  /** Words that mean the same, separated by commas; empty for none. */
  words: string;
}

const AREAS = ['digital', 'knowledge', 'buildings', 'office', 'events'];

/** Sections that begin with `[a category | its other name]`; below it a phrase a line, or `phrase: other words, and others`. */
function readSection(section: string): StartWord[] {
  const [heading = '', ...lines] = section.trim().split('\n');
  const categories = heading.slice(1, -1).split(' | ');
  return lines.map((line) => {
    const [phrase = '', words = ''] = line.split(': ');
    return { categories, phrase, words };
  });
}

/**
 * Of a new site: what people in Poland call the trades of its first categories, who does them, what is done, and the same in English.
 * Admins change them.
 */
export function readStartWords(): StartWord[] {
  const texts = AREAS.map((area) => readFileSync(new URL(`start-words/${area}.txt`, import.meta.url), 'utf8'));
  return texts.flatMap((text) => text.split('\n\n')).flatMap(readSection);
}
