import { markWords } from '@wspolnik/system/cards';

/** Characters of a text that is shown in short, and of those before the first match. */
const LENGTH = 240;
const BEFORE = 60;
/** `@[Anna Nowak](user:<id>)` */
const MENTION = /@\[([^[\]]*)\]\((?:user|company):[0-9a-f-]{36}\)/gi;

/** The part of a post's text around the first searched word, without the markup of mentions. */
export function excerptOf(text: string, q: string): string {
  const plain = text.replace(MENTION, '$1').replace(/\s+/g, ' ').trim();
  if (plain.length <= LENGTH) return plain;
  const parts = markWords(plain, q);
  const first = parts.findIndex(({ marked }) => marked);
  const at = parts.slice(0, Math.max(0, first)).reduce((total, part) => total + part.text.length, 0);
  const start = at > BEFORE * 2 ? plain.indexOf(' ', at - BEFORE) + 1 : 0;
  const end = start + LENGTH < plain.length ? plain.lastIndexOf(' ', start + LENGTH) : plain.length;
  const shown = plain.slice(start, end > start ? end : start + LENGTH);
  return `${start > 0 ? '… ' : ''}${shown}${start + shown.length < plain.length ? ' …' : ''}`;
}
