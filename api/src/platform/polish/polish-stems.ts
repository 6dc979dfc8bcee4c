import { getWasmModule, Hunspell } from 'hunspell-wasm';
import { foldedDictionary } from './folded-dictionary.ts';

/** Words whose stems are remembered; looking one up takes 50 µs. A text repeats most of its words. */
const MOST_REMEMBERED = 50_000;

const hunspellModule: unknown = await getWasmModule();
let hunspell: Hunspell | undefined;
const remembered = new Map<string, readonly string[]>();

/** Reads the dictionary: about 0.7 s of processor time and 70 MB, once in a process. A server does it before it listens. */
export function loadStems(): Hunspell {
  if (!hunspell) {
    const { affixes, words } = foldedDictionary();
    hunspell = new Hunspell(hunspellModule, affixes, words);
  }
  return hunspell;
}

function lookUp(word: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  return [...new Set(loadStems().stemWord(word))];
}

/**
 * The dictionary forms of a folded Polish word; several when it may be a form of more than one, none when it is unknown. Two
 * words are inflections of one when they share a stem.
 */
export function stemsOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const stems = lookUp(word);
  remembered.set(word, stems);
  return stems;
}
