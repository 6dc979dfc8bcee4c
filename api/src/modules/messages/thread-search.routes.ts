import { ThreadHitPage, ThreadSearchQuery } from '@wspolnik/contract/thread-search';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import { problem } from '../../platform/wire/problem.ts';
import { searchedWords } from '../../platform/words/search-words.ts';
import { searchInThread } from './search-in-thread.sql.ts';
import { findThread } from './threads.sql.ts';

export function threadSearchRoutes(app: App, { db }: Context): void {
  app.get(
    '/message-thread-search/',
    {
      access: 'user',
      summary: 'Search in a thread',
      schema: { tags: ['messages'], querystring: ThreadSearchQuery, response: { 200: ThreadHitPage } },
    },
    async (request) => {
      const owner = accountOwnerOf(callerOf(request));
      const { thread_id: threadId, q, page, limit } = request.query;
      if (!(await findThread(db, owner, threadId.toLowerCase()))) throw problem('not_found');
      const words = searchedWords(q);
      const found = words
        ? await searchInThread(db, owner, { threadId, words, page, limit })
        : { results: [], count: 0 };
      return toPage(request, { page, limit, ...found });
    },
  );
}
