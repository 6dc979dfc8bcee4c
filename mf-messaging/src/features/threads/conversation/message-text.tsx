import { webLinks } from '@wspolnik/system/cards';
import { memo } from 'react';

interface Part {
  start: number;
  text: string;
  href?: string;
}

function splitLinks(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { value, href, start, end } of webLinks(text)) {
    if (start > from) parts.push({ start: from, text: text.slice(from, start) });
    parts.push({ start, text: value, href });
    from = end;
  }
  if (from < text.length) parts.push({ start: from, text: text.slice(from) });
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
          <span key={start}>{part}</span>
        ),
      )}
    </p>
  );
});
