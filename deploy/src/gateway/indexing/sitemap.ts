import type { Dispatcher } from 'undici';
import { readApi } from '../api-client.ts';
import type { LiveRelease } from '../live-release.ts';
import { fillPath } from '../paths.ts';
import { listedRoutes } from './addresses.ts';
import { isDisallowed } from './robots.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Milliseconds for the API to read a part. */
const DEADLINE_MS = 15_000;

/** GET sitemap/ of the API. */
interface SitemapAnswer {
  kinds: { kind: string; path: string; parts: { from: string }[] }[];
  lists: Record<string, string | null>;
}

/** GET sitemap/{kind}/ of the API. */
type PartAnswer = { id: string; changed_at: string }[];

export interface SitemapPart {
  /** `offers-2` */
  name: string;
  entries(): Promise<SitemapEntry[]>;
}

/** The API did not answer in time. */
export class SitemapUnavailable extends Error {}

/** The parts of the sitemap: pages without parameters, then the objects of each kind that has a page in the release. */
export async function readSitemap(api: Dispatcher, live: LiveRelease): Promise<SitemapPart[]> {
  const { kinds, lists } = await read<SitemapAnswer>(api, 'sitemap/');
  const pages = staticEntries(live, lists);
  return [
    { name: 'pages-1', entries: async () => pages },
    ...kinds.flatMap(({ kind, path, parts }) => {
      const pageOf = objectPage(live, path);
      if (!pageOf) return [];
      return parts.map(({ from }, index) => ({
        name: `${kind}-${index + 1}`,
        entries: async () => {
          const found = await read<PartAnswer>(api, `sitemap/${kind}/?from=${encodeURIComponent(from)}`);
          return found.map(({ id, changed_at }) => ({ path: pageOf(id), changedAt: changed_at }));
        },
      }));
    }),
  ];
}

async function read<Answer>(api: Dispatcher, path: string): Promise<Answer> {
  const answer = await readApi(api, `/api/${path}`, { deadline: DEADLINE_MS });
  if (answer?.status !== 200) throw new SitemapUnavailable(`GET ${path} answered ${answer?.status ?? 'nothing'}`);
  return answer.body as Answer;
}

/** A list changes with its newest entry, the first page with the offers that it shows, any other page with its release. */
function staticEntries(live: LiveRelease, lists: SitemapAnswer['lists']): SitemapEntry[] {
  return listedRoutes(live)
    .filter(({ route: { path } }) => !path.includes(':') && !isDisallowed(path))
    .map(({ container, route: { path } }) => ({
      path,
      changedAt: lists[path === '/' ? 'offers' : (path.split('/').at(-1) ?? '')] ?? live.releasedAt(container.name),
    }));
}

/** The same call, whatever its parameter is called. */
const shapeOf = (path: string) => path.replace(/:[a-z0-9_]+/g, ':');

/** The page whose preview is that call: the release knows it from `openGraph`. Null when no page for everybody shows it. */
function objectPage(live: LiveRelease, apiPath: string): ((id: string) => string) | null {
  for (const { route } of listedRoutes(live)) {
    const name = /:([a-z0-9_]+)/.exec(route.openGraph ?? '')?.[1];
    if (!name || shapeOf(route.openGraph ?? '') !== shapeOf(apiPath)) continue;
    return route.path.includes(`:${name}`)
      ? (id) => fillPath(route.path, { [name]: id })
      : (id) => `${route.path}?${new URLSearchParams({ [name]: id })}`;
  }
  return null;
}
