import { safeHref } from './links.ts';
import { type TextRun, tidyRuns } from './text-model.ts';

interface Stars {
  kind: 'stars';
  count: number;
  /** Whether the stars follow a non-space, so that they may end an emphasis, or precede one, so that they may begin one. */
  before: boolean;
  after: boolean;
}
type Token = Stars | { kind: 'text'; text: string } | { kind: 'link'; href: string | undefined };

// In this order: an escaped character, stars, a whole link, plain text, a single bracket or backslash.
const TOKEN =
  /\\(?<escaped>[\\*[\].)+-])|(?<stars>\*+)|\[(?<label>(?:\\[\s\S]|[^\\[\]])+)\]\((?<url>(?:[^\s()<>]|\([^\s()<>]*\))+)\)|(?<text>[^\\*[]+)|[\s\S]/y;

const BOLD = 2;
const ITALIC = 1;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  const token = new RegExp(TOKEN);
  for (let at = 0; at < source.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(source);
    const { escaped, stars, label, url, text } = match?.groups ?? {};
    const href = url === undefined ? null : safeHref(url);
    if (stars) {
      const next = source.charAt(token.lastIndex);
      tokens.push({
        kind: 'stars',
        count: stars.length,
        before: /\S/.test(source.charAt(at - 1)),
        after: /\S/.test(next),
      });
    } else if (label && href) {
      tokens.push({ kind: 'link', href }, ...tokensOf(label), { kind: 'link', href: undefined });
    } else if (label) {
      // Not an allowed URL: the bracket is text, and parsing continues after it.
      tokens.push({ kind: 'text', text: '[' });
      token.lastIndex = at + 1;
    } else {
      tokens.push({ kind: 'text', text: escaped ?? text ?? match?.[0] ?? '' });
    }
  }
  return tokens;
}

/** The runs of stars that begin or end an emphasis of this weight; a run without a partner is text. */
function pairedStars(tokens: readonly Token[], weight: number): ReadonlySet<Token> {
  const paired = new Set<Token>();
  let open: Stars | null = null;
  for (const token of tokens) {
    if (token.kind !== 'stars' || token.count > BOLD + ITALIC || !(token.count & weight)) continue;
    if (open && token.before) {
      paired.add(open).add(token);
      open = null;
    } else if (!open && token.after) open = token;
  }
  return paired;
}

/**
 * Emphasis and links of one paragraph. `*` toggles italics, `**` bold, `***` both; unlike in CommonMark they need not be
 * nested, so any content of an editor can be written.
 */
export function readInline(source: string): TextRun[] {
  const tokens = tokensOf(source);
  const bolds = pairedStars(tokens, BOLD);
  const italics = pairedStars(tokens, ITALIC);
  const runs: TextRun[] = [];
  let marks: Omit<TextRun, 'text'> = {};
  for (const token of tokens) {
    if (token.kind === 'text') runs.push({ ...marks, text: token.text });
    else if (token.kind === 'link') marks = { ...marks, href: token.href };
    else {
      const turned = (bolds.has(token) ? BOLD : 0) + (italics.has(token) ? ITALIC : 0);
      const next = {
        ...marks,
        bold: Boolean(marks.bold) !== bolds.has(token),
        italic: Boolean(marks.italic) !== italics.has(token),
      };
      if (token.count > turned) runs.push({ ...marks, text: '*'.repeat(token.count - turned) });
      marks = next;
    }
  }
  return tidyRuns(runs);
}
