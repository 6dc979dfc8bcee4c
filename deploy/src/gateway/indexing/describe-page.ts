import type { Locale, Route } from '../../release/manifest-types.ts';
import type { ApiAnswer } from '../api-client.ts';
import type { GatewayContext } from '../context.ts';
import { findRoute, type LiveRelease, type MatchedRoute } from '../live-release.ts';
import type { PreviewAnswer } from '../open-graph.ts';
import type { PagePath } from '../paths.ts';
import { sharedOf } from '../shared-object.ts';
import { isListed, listQuery, listView, WHOLE_LIST } from './addresses.ts';
import type { NamedCategory, Preview } from './preview.ts';

/** What search engines and shared links get of a page. */
export interface PageDescription {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** The part of the query that belongs to the canonical address: empty, or from its `?`. */
  query: string;
  /** Kept from search engines: pages for somebody signed in, results of searches, and what is missing. */
  hidden: boolean;
  preview: Preview | null;
}

export interface DescribedPage {
  live: LiveRelease;
  page: PagePath;
  matched: MatchedRoute | null;
  search: URLSearchParams;
  /** What every address of the administration shows, when it is one. */
  administration: Route | null;
  /** The API's answers to the page's own first reads, by path. */
  known?: Readonly<Record<string, ApiAnswer>> | undefined;
}

const REMOVED: Record<Locale, string> = { pl: 'Ta strona została usunięta', en: 'This page was removed' };
const NUMBERED: Record<Locale, (title: string, page: number) => string> = {
  pl: (title, page) => `${title}, strona ${page}`,
  en: (title, page) => `${title}, page ${page}`,
};
const NOTHING: PreviewAnswer = { missing: false };

/** Asks the API about what the page shows; without its answer the page describes itself. */
export async function describePage(
  { previews }: Pick<GatewayContext, 'previews'>,
  { live, page, matched, search, administration, known }: DescribedPage,
): Promise<PageDescription> {
  const { locale, path } = page;
  const route = matched?.route;
  if (administration) return hiddenPage(200, administration.title?.[locale] ?? '');
  const shared = sharedOf(matched, search);
  const answer = shared ? await previews.read(shared.api, locale, known?.[shared.api]) : NOTHING;
  const isRemoved = 'removed' in answer && answer.removed === true;
  const isMissing = !route || path === '/404' || ('missing' in answer && answer.missing);
  if (isRemoved) return hiddenPage(410, REMOVED[locale]);
  if (isMissing) return hiddenPage(404, findRoute(live, '/404')?.route.title?.[locale] ?? '');

  const preview = 'preview' in answer ? answer.preview : null;
  const asked = listView(route, search);
  const category = asked.category ? await previews.category(asked.category, locale) : null;
  const view = asked.category && !category ? WHOLE_LIST : asked;
  return {
    status: 200,
    title: preview?.title || listTitle(route.title?.[locale] ?? '', { category, page: view.page, locale }),
    description: preview?.description || (route.description?.[locale] ?? ''),
    query: shared?.query && preview ? shared.query : listQuery(view),
    hidden: !isListed(route),
    preview,
  };
}

const hiddenPage = (status: PageDescription['status'], title: string): PageDescription => ({
  status,
  title,
  description: '',
  query: '',
  hidden: true,
  preview: null,
});

function listTitle(
  title: string,
  { category, page, locale }: { category: NamedCategory | null; page: number; locale: Locale },
): string {
  const named = category ? `${category.name} · ${title}` : title;
  return page > 1 ? NUMBERED[locale](named, page) : named;
}
