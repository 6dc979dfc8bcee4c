import { readFileSync } from 'node:fs';
import path from 'node:path';
import dictionary from 'dictionary-pl';
import { foldWord } from '../words/fold.ts';

/** The letters that fold to one. */
const FOLDED_TOGETHER: Record<string, string> = {
  a: 'aą',
  c: 'cć',
  e: 'eę',
  l: 'lł',
  n: 'nń',
  o: 'oó',
  s: 'sś',
  z: 'zźż',
};

/** A letter stays excluded only if every letter that folds to it was: a folded rule must apply wherever the rule did. */
function foldCondition(condition: string): string {
  return condition.replace(/\[(\^?)([^[\]]*)\]/g, (_, not: string, members: string) => {
    const folded = [...new Set(foldWord(members))];
    if (not === '') return `[${folded.join('')}]`;
    const excluded = folded.filter((letter) =>
      [...(FOLDED_TOGETHER[letter] ?? letter)].every((one) => members.includes(one)),
    );
    return excluded.length > 0 ? `[^${excluded.join('')}]` : '.';
  });
}

/** The rules for endings and prefixes. The rest of the file serves the correction of spelling. */
function foldAffixes(text: string): string {
  const rules = text.split('\n').filter((line) => /^[PS]FX /.test(line));
  const folded = rules.map((line) => {
    const [kind, flag, removed = '', added, condition] = line.split(/\s+/);
    // The head of a class has a count instead of letters.
    if (!added || !condition) return line;
    return [kind, flag, foldWord(removed), foldWord(added), foldWord(foldCondition(condition))].join(' ');
  });
  return ['SET UTF-8', ...folded].join('\n');
}

/** One "word/FLAGS" a line. Flags are case-sensitive, so only the text before them is folded. */
function foldWords(text: string): string {
  return text.replace(/^[^/\r\n\u2028\u2029]+/gm, (word) => (/[^a-z]/.test(word) ? foldWord(word) : word));
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * The Polish dictionary of Hunspell with every letter folded, since people type without diacritics: what its rules make of a
 * word are the word's folded inflections. additions.dic has what the dictionary lacks, in its own format.
 */
export function foldedDictionary(): { affixes: string; words: string } {
  const own = readFileSync(path.join(import.meta.dirname, 'additions.dic'), 'utf8');
  // The first line is the number of words; Hunspell only reserves room by it.
  return {
    affixes: foldAffixes(decode(dictionary.aff)),
    words: foldWords(`${decode(dictionary.dic).trimEnd()}\n${own}`),
  };
}
