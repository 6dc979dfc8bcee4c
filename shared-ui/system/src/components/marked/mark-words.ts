import { foldText } from '../../format/fold-text.ts';

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** Letters at the end of a longer word that its inflections change. */
const ENDING = 3;

/** How many letters of `word` the searched word stands for; 0 when it is another word. Both are folded letter by letter. */
function lengthIn(word: string[], searched: string): number {
  const begun = [...searched];
  const differs = begun.findIndex((letter, index) => word[index] !== letter);
  if (differs < 0) return begun.length;
  const least = Math.max(3, begun.length - (begun.length > 6 ? ENDING : ENDING - 1));
  return differs >= least ? differs : 0;
}

/** Splits a text where words begin with what was searched, or with the common part of its inflections: zolw marks "żółw". */
export function markWords(text: string, q: string): MarkedPart[] {
  const searched = foldText(q).match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const letters = [...word];
    const folded = letters.map((letter) => foldText(letter));
    const length = Math.max(0, ...searched.map((one) => lengthIn(folded, one)));
    if (length === 0) continue;
    const marked = letters.slice(0, length).join('');
    if (index > end) parts.push({ text: text.slice(end, index), marked: false });
    parts.push({ text: marked, marked: true });
    end = index + marked.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}
