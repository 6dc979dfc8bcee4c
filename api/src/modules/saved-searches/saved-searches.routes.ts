import { Id, PageQuery } from '@wspolnik/contract/common';
import { RenameSearchBody, SavedSearch, SavedSearchBody, SavedSearchPage } from '@wspolnik/contract/saved-searches';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import { problem } from '../../platform/wire/problem.ts';
import { renameSearch, saveSearch } from './saved-searches.service.ts';
import { countSavedSearches, deleteSavedSearch, listSavedSearches } from './saved-searches.sql.ts';

const tags = ['saved searches'];

export function savedSearchRoutes(app: App, context: Context): void {
  const { db } = context;

  const listSchema = { tags, querystring: PageQuery, response: { 200: SavedSearchPage } };
  app.get(
    '/saved-searches/',
    { access: 'user', summary: 'List saved searches', schema: listSchema },
    async (request) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      const { page, limit } = request.query;
      const results = await listSavedSearches(db, accountOwner, { limit, offset: (page - 1) * limit });
      return toPage(request, { page, limit, results, count: await countSavedSearches(db, accountOwner) });
    },
  );

  const saveSchema = { tags, body: SavedSearchBody, response: { 200: SavedSearch, 201: SavedSearch } };
  app.post(
    '/saved-searches/',
    { access: 'user', summary: 'Save a search', schema: saveSchema },
    async (request, reply) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      const { search, isNew } = await saveSearch(context, accountOwner, request.body);
      return reply.code(isNew ? 201 : 200).send(search);
    },
  );

  const params = Type.Object({ id: Id });
  const renameSchema = { tags, params, body: RenameSearchBody, response: { 200: SavedSearch } };
  app.put(
    '/saved-searches/:id/',
    { access: 'user', summary: 'Rename a saved search', schema: renameSchema },
    async (request) => renameSearch(context, accountOwnerOf(callerOf(request)), request.params.id, request.body.name),
  );

  app.delete(
    '/saved-searches/:id/',
    {
      access: 'user',
      summary: 'Delete a saved search',
      schema: { tags, params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      if (!(await deleteSavedSearch(db, accountOwner, request.params.id))) throw problem('not_found');
      return reply.code(204).send(null);
    },
  );
}
