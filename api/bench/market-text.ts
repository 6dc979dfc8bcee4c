import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOG } from '../src/demo/catalog.ts';

/** Reproducible numbers, by a linear congruential generator. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    /** From 0 up to, but not including, 1. */
    next,
    below: (end: number): number => Math.floor(next() * end),
    /** From 0 to `end` - 1, low numbers far more often (Zipf). */
    zipf: (end: number): number => Math.floor(Math.exp(next() * Math.log(end + 1))) - 1,
  };
}

export type Dice = ReturnType<typeof createDice>;

const PREFIXES =
  'eko auto mega pro nowo super multi foto video info bio termo elektro inter mikro trans hiper poli'.split(' ');

function everyText(): string {
  return CATALOG.flatMap(({ trades }) =>
    trades.flatMap(({ about, offers }) => [about, ...offers.map(([title, text]) => `${title} ${text}`)]),
  ).join(' ');
}

/** Polish words, the most frequent first: those of the demo offers, then a long tail derived from them. */
function readVocabulary(): string[] {
  const counts = new Map<string, number>();
  for (const word of everyText()
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const real = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
  return [...real, ...PREFIXES.flatMap((prefix) => real.map((word) => prefix + word))];
}

export const VOCABULARY: readonly string[] = readVocabulary();

/** Words with realistic frequencies. */
export function sentence(dice: Dice, words: number): string {
  return Array.from({ length: words }, () => VOCABULARY[dice.zipf(VOCABULARY.length)]).join(' ');
}

export interface City {
  name: string;
  lat: number;
  lng: number;
}

/** Polish towns, the largest first. */
export const CITIES: readonly City[] = readFileSync(
  path.join(import.meta.dirname, '../src/modules/geocode/places.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(0, 500)
  .map((line) => {
    const [name = '', lat, lng] = line.split('\t');
    return { name, lat: Number(lat), lng: Number(lng) };
  });
