import type { Locale } from '../release/types.ts';

/** A link preview has to be quick or not at all. */
const DEADLINE_MS = 300;
const DESCRIPTION_LENGTH = 200;

export interface Preview {
  title: string;
  description: string;
  /** Path or absolute URL. */
  image: string | null;
  /** For what is for sale. */
  sale: Sale | null;
}

/** Zł as the API writes them; null for an individual price. */
export interface Sale {
  price: string | null;
  /** Of a range; null for a fixed price. */
  highPrice: string | null;
  seller: string;
}

export type PreviewAnswer = { preview: Preview } | { missing: boolean };

/** Asks the API about what is shared. Anything but a plain answer in time leaves the page as it is without. */
export async function fetchPreview(api: string, path: string, locale: Locale): Promise<PreviewAnswer> {
  try {
    const response = await fetch(new URL(`/api/${path}`, api), {
      headers: { accept: 'application/json', 'accept-language': locale },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) return { missing: response.status === 404 };
    return { preview: toPreview((await response.json()) as Described) };
  } catch {
    return { missing: false };
  }
}

interface Described {
  title?: string;
  name?: string;
  description?: string | null;
  image?: string | { url?: string } | null;
  price_from?: string | null;
  price_to?: string | null;
  author?: { name?: string };
}

function toPreview({ title, name, description, image, ...rest }: Described): Preview {
  const url = typeof image === 'string' ? image : image?.url;
  return {
    title: title ?? name ?? '',
    description: shorten(plainText(description ?? '')),
    image: url ?? null,
    sale: toSale(rest),
  };
}

function toSale({ price_from, price_to, author }: Described): Sale | null {
  if (price_from === undefined || !author?.name) return null;
  return { price: price_from, highPrice: price_to ?? null, seller: author.name };
}

/** Without tags, and without the marks of the little Markdown that descriptions have. */
function plainText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+|^\s*(?:[-+]|\d+\.)\s/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
