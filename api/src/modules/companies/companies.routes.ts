import { Id } from '@wspolnik/contract/common';
import {
  CompanyDetail,
  CompanyListQuery,
  CompanyMarkerPage,
  CompanyMarkerQuery,
  CompanyPage,
} from '@wspolnik/contract/companies';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { createCountCache } from '../../platform/count-cache.ts';
import { createInFlight } from '../../platform/limits/in-flight.ts';
import { listDbOf } from '../../platform/list-reads.ts';
import { memberOf, visitorOf } from '../../platform/sign-in/access.ts';
import { isAdmin } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { type RawPage, readUntilEnd, sendEndingPage, sendRawPage } from '../../platform/wire/raw-page.ts';
import { catalogOf } from '../categories/index.ts';
import { viewerOf } from '../network/index.ts';
import { searchBookOf } from '../search-words/index.ts';
import { findCompany } from './companies.sql.ts';
import { countCategories, listCompanies, listMarkers } from './company-list.service.ts';
import { toCompanyQuery } from './read-company-query.ts';

const tags = ['companies'];

export function companiesRoutes(app: App, { db }: Context): void {
  const catalog = catalogOf(db);
  const book = searchBookOf(db);
  const counts = createCountCache();
  app.get(
    '/accounts/company-list-all/',
    {
      access: 'guest',
      replica: true,
      summary: 'Search companies',
      schema: { tags, querystring: CompanyListQuery, response: { 200: CompanyPage } },
    },
    async (request, reply) => {
      const { query } = request;
      const viewer = viewerOf(visitorOf(request));
      const listDb = listDbOf(request);
      const asked = await toCompanyQuery(listDb, query, { catalog, book, viewer });
      const page = await readUntilEnd(query, (window) =>
        listCompanies({ db: listDb, book, cache: counts }, asked, { ...window, viewer }),
      );
      // Words that no company has are in no category.
      const isCounted = query.facets && !page.byParts;
      const facets = isCounted ? { category: await countCategories(listDb, page.asked ?? asked) } : undefined;
      return sendEndingPage(request, reply, query, page, { similar: page.similar, facets, reading: page.reading });
    },
  );

  const markersShared = createInFlight<RawPage>();
  const markersSchema = { tags, querystring: CompanyMarkerQuery, response: { 200: CompanyMarkerPage } };
  app.get(
    '/accounts/company-markers/',
    { access: 'guest', replica: true, summary: 'List companies on the map', schema: markersSchema },
    async (request, reply) => {
      const { query } = request;
      const viewer = viewerOf(visitorOf(request));
      const listDb = listDbOf(request);
      const fetchPage = async () => {
        const { page, limit, ...filter } = query;
        const asked = await toCompanyQuery(listDb, filter, { catalog, book, viewer });
        return listMarkers({ db: listDb, book, cache: counts }, asked, { page, limit, viewer });
      };
      const page = viewer ? await fetchPage() : await markersShared(JSON.stringify(query), fetchPage);
      return sendRawPage(request, reply, query, page);
    },
  );

  app.get(
    '/accounts/company-list-all/:id/',
    {
      access: 'guest',
      summary: 'Get a company',
      schema: { tags, params: Type.Object({ id: Id }), response: { 200: CompanyDetail } },
    },
    async (request) => {
      const identity = visitorOf(request);
      const sight = { viewer: viewerOf(identity), seesHidden: isAdmin(identity) };
      const company = await findCompany(db, request.params.id, sight);
      if (!company) throw problem('not_found');
      return company;
    },
  );

  app.get(
    '/accounts/company-data/',
    { access: 'company', summary: 'Get the company in use', schema: { tags, response: { 200: CompanyDetail } } },
    async (request) => {
      const identity = memberOf(request);
      const company = await findCompany(db, identity.company.id, { viewer: viewerOf(identity), seesHidden: false });
      if (!company) throw problem('not_found');
      return company;
    },
  );
}
