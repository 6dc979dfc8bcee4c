import { Type } from 'typebox';
import { Id, PageQuery } from '../../contract/common.ts';
import { SavedSearch, SavedSearchBody, SavedSearchPage } from '../../contract/saved-searches.ts';
import type { App, Context } from '../../platform/context.ts';
import { holderOf } from '../../platform/holder.ts';
import { requireUser } from '../../platform/identity.ts';
import { toPage } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { saveSearch } from './saved-searches.service.ts';
import { countSavedSearches, deleteSavedSearch, listSavedSearches } from './saved-searches.sql.ts';

const tags = ['saved searches'];

export function savedSearchRoutes(app: App, context: Context): void {
  const { db } = context;

  const listSchema = { tags, querystring: PageQuery, response: { 200: SavedSearchPage } };
  app.get('/saved-searches/', { schema: listSchema }, async (request) => {
    const holder = holderOf(await requireUser(request));
    const { page, limit } = request.query;
    const results = await listSavedSearches(db, holder, { limit, offset: (page - 1) * limit });
    return toPage(request, { page, limit, results, count: await countSavedSearches(db, holder) });
  });

  const saveSchema = { tags, body: SavedSearchBody, response: { 201: SavedSearch } };
  app.post('/saved-searches/', { schema: saveSchema }, async (request, reply) => {
    const holder = holderOf(await requireUser(request));
    return reply.code(201).send(await saveSearch(context, holder, request.body));
  });

  app.delete('/saved-searches/:id/', { schema: { tags, params: Type.Object({ id: Id }) } }, async (request, reply) => {
    const holder = holderOf(await requireUser(request));
    if (!(await deleteSavedSearch(db, holder, request.params.id))) throw problem('not_found');
    return reply.code(204).send();
  });
}
