import { type LinkedPart, webLinks } from '@wspolnik/system/cards';

/** Nearly all texts have no address; looking for one takes longer than the rest of the card. */
const MAY_HAVE = /:\/\/|www\./i;

/** The web addresses of a text as links, only http and https. */
export function textLinks(text: string): readonly LinkedPart[] {
  if (!MAY_HAVE.test(text)) return [{ text }];
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const { href, start, end: after, value } of webLinks(text)) {
    if (start > end) parts.push({ text: text.slice(end, start) });
    parts.push({ text: value, href });
    end = after;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
