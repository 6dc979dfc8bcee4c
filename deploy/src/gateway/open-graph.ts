import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import type { Locale } from '../release/manifest-types.ts';
import { type ApiAnswer, readApi } from './api-client.ts';
import type { NamedCategory, Preview } from './indexing/preview.ts';
import { type Described, named, toPreview } from './indexing/to-preview.ts';

/** A preview must not delay the page. */
const DEADLINE_MS = 300;
/** How many answers are kept, and for how many milliseconds. */
const KEPT = 1000;
const KEPT_MS = 5000;

/** `removed`: it existed, and was deleted for good. */
export type PreviewAnswer = { preview: Preview } | { missing: boolean; removed?: boolean };

export interface Previews {
  /**
   * Asks the API about the shared object, or answers what it said a moment ago, or just now to the page itself (`known`). Without
   * its answer a page has no preview.
   */
  read(path: string, locale: Locale, known?: ApiAnswer): Promise<PreviewAnswer>;
  /** The category with this id; null when there is none, or no answer. */
  category(id: string, locale: Locale): Promise<NamedCategory | null>;
}

/**
 * What everybody may read, asked for the gateway itself: it forwards no visitor's address, and the API counts no calls of its
 * gateway. Answers are kept for a moment, so that pages by the hundred cost the API one call.
 */
export function openPreviews(api: Dispatcher): Previews {
  const kept = new LRUCache<string, PreviewAnswer>({ max: KEPT, ttl: KEPT_MS });
  const trees = new LRUCache<string, Map<string, NamedCategory>>({ max: 2, ttl: KEPT_MS });
  const ask = (path: string, locale: Locale) =>
    readApi(api, `/api/${path}`, { headers: { 'accept-language': locale }, deadline: DEADLINE_MS });

  async function missing(path: string, locale: Locale): Promise<PreviewAnswer> {
    const answer = await ask(`sitemap/removed/?${new URLSearchParams({ path })}`, locale);
    return { missing: true, removed: (answer?.body as { removed: boolean } | undefined)?.removed ?? false };
  }

  return {
    async read(path, locale, known) {
      const key = `${locale} ${path}`;
      const before = known ? undefined : kept.get(key);
      if (before) return before;
      const answer = known ?? (await ask(path, locale));
      if (answer?.status !== 200 && answer?.status !== 404) return { missing: false };
      const found =
        answer.status === 404
          ? await missing(path, locale)
          : { preview: toPreview(unwrapped(answer.body as Described | { data: Described }), locale) };
      kept.set(key, found);
      return found;
    },

    async category(id, locale) {
      const known = trees.get(locale);
      if (known) return known.get(id) ?? null;
      const answer = await ask('categories/', locale);
      if (!Array.isArray(answer?.body)) return null;
      const tree = new Map(flatten(answer.body).map((category) => [category.id, named(category, locale)]));
      trees.set(locale, tree);
      return tree.get(id) ?? null;
    },
  };
}

const unwrapped = (body: Described | { data: Described }) => ('data' in body ? body.data : body);

interface CategoryNode {
  id: string;
  name: string;
  name_en: string;
  children?: CategoryNode[];
}

const flatten = (nodes: CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
