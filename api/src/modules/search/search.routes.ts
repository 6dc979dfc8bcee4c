import {
  SearchPage,
  SearchQuery,
  SearchReply,
  SearchSeparateQuery,
  SuggestQuery,
  SuggestReply,
} from '@wspolnik/contract/search';
import type { App, Context } from '../../platform/context.ts';
import { createInFlight } from '../../platform/limits/in-flight.ts';
import { listDbOf } from '../../platform/list-reads.ts';
import { visitorOf } from '../../platform/sign-in/access.ts';
import { type RawPage, readUntilEnd, sendEndingPage, sendRawJson } from '../../platform/wire/raw-page.ts';
import { catalogOf } from '../categories/index.ts';
import { searchBookOf } from '../search-words/index.ts';
import { type SearchHits, searchAll, searchSeparate } from './search.service.ts';
import { suggest } from './suggest.service.ts';

const tags = ['search'];

function hitsText({ results, count, exact }: RawPage): string {
  return `{"count":${count},"count_exact":${exact},"results":${results}}`;
}

function replyText({ closest, reading, ...kinds }: SearchHits): string {
  const parts = Object.entries(kinds).map(([kind, page]) => `"${kind}":${hitsText(page)}`);
  return `${JSON.stringify({ closest, reading }).slice(0, -1)},${parts.join(',')}}`;
}

export function searchRoutes(app: App, { db }: Context): void {
  const book = searchBookOf(db);
  const catalog = catalogOf(db);
  const shared = createInFlight<SearchHits>();
  const suggested = createInFlight<SuggestReply>();

  const allSchema = { tags, querystring: SearchQuery, response: { 200: SearchReply } };
  app.get(
    '/search/',
    {
      access: 'guest',
      replica: true,
      summary: 'Search offers, companies, people and posts together',
      schema: allSchema,
    },
    async (request, reply) => {
      const viewer = visitorOf(request);
      const listDb = listDbOf(request);
      const find = () => searchAll({ db: listDb, book, viewer }, request.query.q);
      // All guests see the same; statuses and shared contacts are the viewer's own.
      return sendRawJson(reply, replyText(await (viewer ? find() : shared(request.query.q ?? '', find))));
    },
  );

  const suggestSchema = { tags, querystring: SuggestQuery, response: { 200: SuggestReply } };
  app.get(
    '/search/suggest/',
    { access: 'public', summary: 'Suggest completions of a search', schema: suggestSchema },
    async ({ query }) => suggested(`${query.type ?? ''} ${(query.q ?? '').trim()}`, () => suggest({ db, book }, query)),
  );

  const separateSchema = { tags, querystring: SearchSeparateQuery, response: { 200: SearchPage } };
  app.get(
    '/search-separate/',
    { access: 'guest', replica: true, summary: 'Search one kind of result', schema: separateSchema },
    async (request, reply) => {
      const viewer = visitorOf(request);
      const listDb = listDbOf(request);
      const found = await readUntilEnd(request.query, (query) =>
        searchSeparate({ db: listDb, book, catalog, viewer }, query),
      );
      return sendEndingPage(request, reply, request.query, found, { closest: found.closest, reading: found.reading });
    },
  );
}
