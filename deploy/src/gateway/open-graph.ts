import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import type { Locale } from '../release/types.ts';
import { type ApiAnswer, readApi } from './api-client.ts';

/** A preview must not delay the page. */
const DEADLINE_MS = 300;
const DESCRIPTION_LENGTH = 200;
/** How many answers are kept, and for how many milliseconds. */
const KEPT = 1000;
const KEPT_MS = 5000;

export interface Preview {
  title: string;
  description: string;
  /** Path or absolute URL. */
  image: string | null;
  /** Null when nothing is for sale. */
  sale: Sale | null;
  /** Null for anything but a company. */
  company: DescribedCompany | null;
}

export interface DescribedCompany {
  street: string | null;
  zipCode: string | null;
  city: string | null;
  /** The average and the number of ratings; null without any. */
  rating: { average: number; count: number } | null;
}

/** zł in wire format, gross; null for individual pricing. */
export interface Sale {
  price: string | null;
  /** Of a range; null for a fixed price. */
  highPrice: string | null;
  seller: string;
}

export type PreviewAnswer = { preview: Preview } | { missing: boolean };

export interface Previews {
  /** Asks the API about the shared object, or answers what it said a moment ago. Without its answer a page has no preview. */
  read(path: string, locale: Locale): Promise<PreviewAnswer>;
}

/**
 * What everybody may read, asked for the gateway itself: it forwards no visitor's address, and the API counts no calls of its
 * gateway. Answers are kept for a moment, so that pages by the hundred cost the API one call.
 */
export function openPreviews(api: Dispatcher): Previews {
  const kept = new LRUCache<string, PreviewAnswer>({ max: KEPT, ttl: KEPT_MS });
  return {
    async read(path, locale) {
      const key = `${locale} ${path}`;
      const known = kept.get(key);
      if (known) return known;
      const headers = { 'accept-language': locale };
      const answer = await readApi(api, `/api/${path}`, { headers, deadline: DEADLINE_MS });
      if (answer?.status !== 200 && answer?.status !== 404) return { missing: false };
      const preview = previewOf(answer);
      kept.set(key, preview);
      return preview;
    },
  };
}

/** The preview that an answer with the status 200 or 404 describes. */
export function previewOf({ status, body }: ApiAnswer): PreviewAnswer {
  if (status === 404) return { missing: true };
  const described = body as Described | { data: Described };
  return { preview: toPreview('data' in described ? described.data : described) };
}

interface Described {
  title?: string;
  name?: string;
  /** Of a person. */
  first_name?: string;
  last_name?: string;
  description?: string | null;
  /** Of a post, which has no title. */
  text?: string;
  link?: { image?: { url?: string } | null } | null;
  image?: string | { url?: string } | null;
  price_from?: string | null;
  price_to?: string | null;
  author?: { name?: string | null };
  address?: string | null;
  zip_code?: string | null;
  location?: { city?: string | null };
  rating?: number;
  rating_count?: number;
}

function toPreview(described: Described): Preview {
  const { title, name, first_name, last_name, description, text, image, link, ...rest } = described;
  const url = typeof image === 'string' ? image : (image?.url ?? link?.image?.url);
  return {
    title: title ?? name ?? rest.author?.name ?? [first_name, last_name].filter(Boolean).join(' '),
    description: shorten(plainText(description ?? text ?? '')),
    image: url ?? null,
    sale: toSale(rest),
    company: toCompany(rest),
  };
}

/** Only a company answers with its number of ratings. */
function toCompany({ address, zip_code, location, rating, rating_count }: Described): DescribedCompany | null {
  if (rating === undefined || rating_count === undefined) return null;
  return {
    street: address ?? null,
    zipCode: zip_code ?? null,
    city: location?.city ?? null,
    rating: rating_count > 0 ? { average: rating, count: rating_count } : null,
  };
}

function toSale({ price_from, price_to, author }: Described): Sale | null {
  if (price_from === undefined || !author?.name) return null;
  return { price: price_from, highPrice: price_to ?? null, seller: author.name };
}

/** Removes tags and the markup of descriptions. */
function plainText(markup: string): string {
  return markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/@?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*+|^[ \t]*(?:[-+]|\d+\.)\s/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
