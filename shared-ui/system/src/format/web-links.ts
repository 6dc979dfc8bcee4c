export interface WebLink {
  /** As it is written. */
  value: string;
  href: string;
  start: number;
  end: number;
}

/** With a scheme or www: a dot without a space after it makes no link. */
const ADDRESS = /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>"„”«»]+/giu;
/** Ends the sentence, not the address. */
const AFTER = /[.,;:!?'’*_…\])}]/u;
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Whether the text has a bracket that its last character closes, as in `/Zamek_(architektura)`. */
function isPaired(text: string): boolean {
  const closing = text.slice(-1);
  const opening = OPENING[closing];
  return opening !== undefined && text.split(opening).length >= text.split(closing).length;
}

/** Without the end of the sentence. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (AFTER.test(text.charAt(end - 1)) && !isPaired(text.slice(0, end))) end--;
  return text.slice(0, end);
}

/** Addresses of pages in a text. A library would be a third of the page's code, for a list of domains that is not needed. */
export function webLinks(text: string): WebLink[] {
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: found, index }) => {
    const value = withoutEnd(found);
    const href = /^www\./i.test(value) ? `https://${value}` : value;
    const url = URL.parse(href);
    // A name before the host makes another host look like it.
    const isPublic = url?.hostname.includes('.') && !url.username && !url.password;
    return isPublic ? [{ value, href, start: index, end: index + value.length }] : [];
  });
}
