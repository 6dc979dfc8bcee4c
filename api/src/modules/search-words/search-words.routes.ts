import { Id } from '@wspolnik/contract/common';
import { SearchWord, SearchWordFields, SearchWordListQuery, SearchWordPage } from '@wspolnik/contract/search-words';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import type { Db } from '../../storage/db.ts';
import { searchBookOf } from './search-book.ts';
import { changeSearchWord, createSearchWord, getSearchWord, removeSearchWord } from './search-words.service.ts';
import { countSearchWords, selectSearchWords } from './search-words.sql.ts';

const tags = ['search'];
const params = Type.Object({ id: Id });
const ROOT = '/accounts/admin/search-words/';

/** Every change is seen by the next search of this process. */
export function searchWordRoutes(app: App, { clock, db }: Context): void {
  const answer = { 200: SearchWord };
  const changed = async <T>(change: (tx: Db) => Promise<T>): Promise<T> => {
    const result = await db.transaction(change);
    searchBookOf(db).forget();
    return result;
  };

  const listSchema = { tags, querystring: SearchWordListQuery, response: { 200: SearchWordPage } };
  app.get(ROOT, { access: 'admin', summary: 'List the words of the search', schema: listSchema }, async (request) => {
    const { query } = request;
    const [results, count] = await Promise.all([selectSearchWords(db, query), countSearchWords(db, query)]);
    return toPage(request, { ...query, count, results });
  });

  const created = { tags, body: SearchWordFields, response: { 201: SearchWord } };
  app.post(ROOT, { access: 'admin', summary: 'Add a word of the search', schema: created }, async (request, reply) => {
    const admin = callerOf(request);
    const id = await changed((tx) => createSearchWord(tx, admin, request.body, clock()));
    return reply.code(201).send(await getSearchWord(db, id));
  });

  app.put(
    `${ROOT}:id/`,
    {
      access: 'admin',
      summary: 'Change a word of the search',
      schema: { tags, params, body: SearchWordFields, response: answer },
    },
    async (request) => {
      const admin = callerOf(request);
      await changed((tx) => changeSearchWord(tx, admin, request.params.id, request.body, clock()));
      return getSearchWord(db, request.params.id);
    },
  );

  app.delete(
    `${ROOT}:id/`,
    {
      access: 'admin',
      summary: 'Delete a word of the search',
      schema: { tags, params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const admin = callerOf(request);
      await changed((tx) => removeSearchWord(tx, admin, request.params.id, clock()));
      return reply.code(204).send(null);
    },
  );
}
