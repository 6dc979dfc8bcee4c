import { MAX_PAGE } from '@wspolnik/contract/limits';
import {
  OfferListQuery,
  OfferMarkerPage,
  OfferMarkerQuery,
  OfferPage,
  OwnOfferListQuery,
  OwnOfferPage,
} from '@wspolnik/contract/offer-lists';
import type { App, Context } from '../../platform/context.ts';
import { createCountCache } from '../../platform/count-cache.ts';
import { createInFlight } from '../../platform/limits/in-flight.ts';
import { listDbOf } from '../../platform/list-reads.ts';
import { memberOf, visitorOf } from '../../platform/sign-in/access.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import { EMPTY_PAGE, readUntilEnd, sendEndingPage, sendRawPage } from '../../platform/wire/raw-page.ts';
import { catalogOf } from '../categories/index.ts';
import { overdueBefore, selectOwnOverview } from '../offers/index.ts';
import { searchBookOf } from '../search-words/index.ts';
import { countCategories, listOffers, type RawOfferPage } from './offer-list.service.ts';
import { listOfferMarkers } from './offer-markers.service.ts';
import { countOptions } from './option-facets.service.ts';
import { shownTo, toOfferQuery } from './read-offer-query.ts';

const tags = ['offers'];

/** Only the offers of one company may be read in a large page. @throws ApiProblem validation_failed (limit) */
function refuseLargePage({ seller_id, limit }: OfferListQuery): void {
  if (!seller_id && limit > MAX_PAGE) throw invalidField('limit', 'max', { max: MAX_PAGE });
}

type FoundOffers = RawOfferPage & Pick<OfferPage, 'facets'>;

export function offerSearchRoutes(app: App, { db, clock }: Context): void {
  const catalog = catalogOf(db);
  const book = searchBookOf(db);
  const counts = createCountCache();
  const shared = createInFlight<FoundOffers>();

  const listSchema = { tags, querystring: OfferListQuery, response: { 200: OfferPage } };
  const listOptions = { access: 'guest', replica: true, summary: 'Search offers', schema: listSchema } as const;
  app.get('/offers/', listOptions, async (request, reply) => {
    const { query } = request;
    const listDb = listDbOf(request);
    refuseLargePage(query);
    const viewer = visitorOf(request);
    const fetchPage = async (): Promise<FoundOffers> => {
      const shown = shownTo(viewer, query.status);
      if (!shown) return EMPTY_PAGE;
      const asked = await toOfferQuery(listDb, query, { catalog, book, shown, viewer });
      const found = await readUntilEnd(query, ({ page, limit }) =>
        listOffers({ db: listDb, book, cache: counts }, asked, { page, limit, viewer }),
      );
      // Words that no offer has are in no category and under no option.
      if (!query.facets || found.similar) return found;
      const counted = found.asked ?? asked;
      const facets =
        query.facets === 'options'
          ? { options: await countOptions(listDb, counted) }
          : { category: await countCategories(listDb, counted) };
      return { ...found, facets };
    };
    // All guests see the same. A signed-in person has an own view, which must be current after an own change.
    const page = viewer ? await fetchPage() : await shared(JSON.stringify(query), fetchPage);
    return sendEndingPage(request, reply, query, page, {
      similar: page.similar,
      facets: page.facets,
      reading: page.reading,
    });
  });

  const markersShared = createInFlight<RawOfferPage>();
  const markersSchema = { tags, querystring: OfferMarkerQuery, response: { 200: OfferMarkerPage } };
  app.get(
    '/offers/markers/',
    { access: 'guest', replica: true, summary: 'List offers on the map', schema: markersSchema },
    async (request, reply) => {
      const { query } = request;
      const listDb = listDbOf(request);
      const viewer = visitorOf(request);
      const fetchMarkers = async () => {
        const asked = await toOfferQuery(listDb, query, { catalog, book, shown: { offers: 'listed' }, viewer });
        return listOfferMarkers({ db: listDb, book }, asked, query.limit);
      };
      const page = viewer ? await fetchMarkers() : await markersShared(JSON.stringify(query), fetchMarkers);
      return sendRawPage(request, reply, { page: 1, limit: query.limit }, page, { similar: page.similar });
    },
  );

  const mineSchema = { tags, querystring: OwnOfferListQuery, response: { 200: OwnOfferPage } };
  app.get(
    '/offers/get-mine/',
    { access: 'company', summary: 'List the offers of the company in use', schema: mineSchema },
    async (request, reply) => {
      const { query } = request;
      const viewer = memberOf(request);
      const { id } = viewer.company;
      const shown = { offers: 'own', companyId: id, status: query.status } as const;
      const asked = await toOfferQuery(db, query, { catalog, book, shown, viewer });
      const page = await readUntilEnd(query, (window) =>
        listOffers({ db, book, cache: counts }, asked, { ...window, viewer }),
      );
      const overview = await selectOwnOverview(db, id, overdueBefore(clock()));
      return sendEndingPage(request, reply, query, page, overview);
    },
  );
}
