import { Parser } from 'htmlparser2';
import type { Fetched } from '../../platform/outbound/fetch-public.ts';

/** The description of a page, in Open Graph, Twitter's names or plain HTML. */
export interface PageFacts {
  title: string | null;
  description: string | null;
  site: string | null;
  /** Address of its picture, relative to the page. */
  image: string | null;
}

const TITLE_LENGTH = 200;
const DESCRIPTION_LENGTH = 300;
const SITE_LENGTH = 80;
/** A `<meta charset>` must be in the first 1024 bytes. */
const CHARSET_BYTES = 1024;

/** Names of `meta` by fact, the best first. */
const NAMES = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description', 'description'],
  site: ['og:site_name', 'application-name'],
  image: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
} as const;

export function readPage({ bytes, contentType }: Pick<Fetched, 'bytes' | 'contentType'>): PageFacts {
  const { metas, title } = readHead(decode(bytes, contentType));
  const find = (fact: keyof typeof NAMES) => NAMES[fact].map((name) => metas.get(name)).find(Boolean) ?? '';
  return {
    title: line(find('title'), TITLE_LENGTH) ?? line(title, TITLE_LENGTH),
    description: line(find('description'), DESCRIPTION_LENGTH),
    site: line(find('site'), SITE_LENGTH),
    image: find('image').trim() || null,
  };
}

function decode(bytes: Buffer, contentType: string): string {
  const head = bytes.subarray(0, CHARSET_BYTES).toString('latin1');
  const label = /charset\s*=\s*["']?([\w-]+)/i;
  const charset = label.exec(contentType)?.[1] ?? label.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The first value of each name, as browsers read it, and the text of the first `title`. */
function readHead(html: string) {
  const metas = new Map<string, string>();
  let title = '';
  let titles = 0;
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: key, content }) {
      if (name === 'title') {
        titles += 1;
        isInTitle = titles === 1;
      }
      const fact = (property ?? key)?.trim().toLowerCase();
      if (name === 'meta' && fact && content && !metas.has(fact)) metas.set(fact, content);
      // The titles of drawings are in the body.
      if (name === 'body') parser.pause();
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.write(html);
  parser.end();
  return { metas, title };
}

/** One line of plain text: no control characters, and none that turn the direction of the text around it. */
function line(text: string, length: number): string | null {
  const clean = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim();
  const letters = [...clean];
  if (letters.length <= length) return clean || null;
  return `${letters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
