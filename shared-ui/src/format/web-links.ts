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
const AFTER = /(?<![.,;:!?'’*_…\])}])[.,;:!?'’*_…\])}]+$/u;

/** Addresses of pages in a text. A library would be a third of the page's code, for a list of domains that is not needed. */
export function webLinks(text: string): WebLink[] {
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: found, index }) => {
    const value = found.replace(AFTER, '');
    const href = /^www\./i.test(value) ? `https://${value}` : value;
    const url = URL.parse(href);
    // A name before the host makes another host look like it.
    const isPublic = url?.hostname.includes('.') && !url.username && !url.password;
    return isPublic ? [{ value, href, start: index, end: index + value.length }] : [];
  });
}
