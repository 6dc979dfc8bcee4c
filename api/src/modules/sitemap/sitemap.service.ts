import { SITEMAP_KINDS, type Sitemap, type SitemapKind } from '@wspolnik/contract/sitemap';
import { MINUTE_MS } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { keptFor } from '../../platform/kept-for.ts';
import type { Db } from '../../storage/db.ts';
import { SOURCES, selectLists, selectPart, selectParts, wasRemoved } from './sitemap.sql.ts';

/** The site changes slowly to a search engine, and a pass over all offers is not free. */
const KEPT_MS = 10 * MINUTE_MS;
/** Objects of a part: each has a page in two languages, and a file of a sitemap takes 50,000 addresses. */
export const PART_SIZE = 25_000;

export function createSitemap({ clock, db }: Pick<Context, 'clock' | 'db'>, size = PART_SIZE): () => Promise<Sitemap> {
  return keptFor(KEPT_MS, clock, async () => {
    const kinds: Sitemap['kinds'] = [];
    for (const kind of SITEMAP_KINDS) {
      kinds.push({ kind, path: SOURCES[kind].path, parts: await selectParts(db, SOURCES[kind], size) });
    }
    return { kinds, lists: await selectLists(db) };
  });
}

/** A `SitemapPart` as JSON text. */
export function readPart(db: Db, kind: SitemapKind, from: string, size = PART_SIZE): Promise<string> {
  return selectPart(db, SOURCES[kind], { from, size });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the object that this path of the API answers was deleted. Of any other path it is unknown, so not. */
export async function isRemoved(db: Db, path: string): Promise<boolean> {
  for (const source of Object.values(SOURCES)) {
    const [before = '', after = ''] = source.path.split(':id');
    const id = path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, -after.length) : '';
    if (UUID.test(id)) return wasRemoved(db, source, id);
  }
  return false;
}
