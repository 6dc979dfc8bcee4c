import { find } from 'linkifyjs';
import { memo } from 'react';

/** Without one of these there is no address in a text; most messages have none. */
const MAY_HAVE_LINK = /https?:|www\.|\p{L}\.\p{L}{2}/iu;

interface Part {
  start: number;
  text: string;
  href?: string;
}

/** Splits a text at its web addresses. Others, as `mailto:` or `javascript:`, stay text. */
export function splitLinks(text: string): Part[] {
  if (!MAY_HAVE_LINK.test(text)) return [{ start: 0, text }];
  const parts: Part[] = [];
  let end = 0;
  for (const link of find(text, 'url', { defaultProtocol: 'https' })) {
    if (!/^https?:\/\//i.test(link.href)) continue;
    if (link.start > end) parts.push({ start: end, text: text.slice(end, link.start) });
    parts.push({ start: link.start, text: link.value, href: link.href });
    end = link.end;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end) });
  return parts;
}

/** A plain text with its web addresses as links. Its own direction, so that it cannot turn what stands around it. */
export const MessageText = memo(function MessageText({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className} dir="auto">
      {splitLinks(text).map(({ start, text: part, href }) =>
        href ? (
          <a key={start} href={href} target="_blank" rel="noopener nofollow ugc">
            <bdi>{part}</bdi>
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
});
