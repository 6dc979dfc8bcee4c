import type { Locale } from '@wspolnik/shared-ui';
import { parseOfferQuery } from '../lib/offer-query.ts';
import { parseOwnOfferQuery } from '../lib/own-offer-query.ts';
import { swrKeys } from '../lib/swr-keys.ts';

export { loadMessages } from './messages.ts';
export { App } from './root.tsx';

interface LoadInput {
  getJSON: (path: string) => Promise<unknown>;
  locale: Locale;
  /** Without the locale's prefix. */
  path: string;
  search: string;
}

/** First-view contract: the page's first data by SWR key. Throws what `getJSON` throws. */
export async function load({ getJSON, path, search }: LoadInput): Promise<{ fallback: Record<string, unknown> }> {
  const keys = keysOf(path, search);
  const values = await Promise.all(keys.map((key) => getJSON(key)));
  return { fallback: Object.fromEntries(keys.map((key, index) => [key, values[index]])) };
}

function keysOf(path: string, search: string): string[] {
  const page = path.replace(/\/$/, '');
  if (page === '/offers/create') return [swrKeys.categories(), swrKeys.publishing()];
  if (page === '/offers/manage') return [swrKeys.ownOffers(parseOwnOfferQuery(search))];
  const [, id, edit] = /^\/offers\/([^/]+)(\/edit)?$/.exec(page) ?? [];
  if (id === undefined) return [swrKeys.offers(parseOfferQuery(search)), swrKeys.categories()];
  const offer = swrKeys.offer(decodeURIComponent(id));
  return edit ? [offer, swrKeys.categories()] : [offer];
}
