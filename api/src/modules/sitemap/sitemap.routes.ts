import { Removed, RemovedQuery, Sitemap, SitemapKind, SitemapPart, SitemapPartQuery } from '@wspolnik/contract/sitemap';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { sendRawJson } from '../../platform/wire/raw-page.ts';
import { createSitemap, isRemoved, readPart } from './sitemap.service.ts';

const tags = ['sitemap'];

/** What the gateway needs for search engines: nothing that a guest could not read page by page. */
export function sitemapRoutes(app: App, context: Context): void {
  const { db } = context;
  const read = createSitemap(context);

  app.get(
    '/sitemap/',
    { access: 'public', summary: 'Get the parts of the sitemaps', schema: { tags, response: { 200: Sitemap } } },
    read,
  );

  const removedSchema = { tags, querystring: RemovedQuery, response: { 200: Removed } };
  app.get(
    '/sitemap/removed/',
    { access: 'public', summary: 'Find out whether something was deleted', schema: removedSchema },
    async ({ query }) => ({ removed: await isRemoved(db, query.path) }),
  );

  const partSchema = {
    tags,
    params: Type.Object({ kind: SitemapKind }),
    querystring: SitemapPartQuery,
    response: { 200: SitemapPart },
  };
  app.get(
    '/sitemap/:kind/',
    { access: 'public', summary: 'List the public objects of a part of the sitemaps', schema: partSchema },
    async ({ params, query }, reply) => sendRawJson(reply, await readPart(db, params.kind, query.from)),
  );
}
