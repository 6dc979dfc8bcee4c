import { Type } from 'typebox';
import { Id } from '../../contract/common.ts';
import {
  MAX_OFFER_PAGE,
  Offer,
  OfferListQuery,
  OfferMarkerPage,
  OfferMarkerQuery,
  OfferPage,
  OwnOfferListQuery,
  OwnOfferPage,
} from '../../contract/offers.ts';
import { memberOf, visitorOf } from '../../platform/access.ts';
import type { App, Context } from '../../platform/context.ts';
import { createCountCache } from '../../platform/count-cache.ts';
import { createInFlight } from '../../platform/in-flight.ts';
import { readUntilEnd, sendEndingPage, sendRawJson, sendRawPage } from '../../platform/raw-page.ts';
import { catalogOf } from '../categories/index.ts';
import { LISTED, offerFilters, ownOffers, visibleOffers } from './offer-filters.ts';
import { listOffers, type RawOfferPage } from './offer-list.service.ts';
import { listOfferMarkers } from './offer-markers.service.ts';
import { selectOwnOverview } from './offer-write.sql.ts';
import { getOffer } from './offers.service.ts';
import { overdueBefore } from './publish-rules.ts';

const OfferParams = Type.Object({ id: Id });
const tags = ['offers'];

/** Only the offers of one company may be read in a large page. */
function withLimit(query: OfferListQuery): OfferListQuery {
  return query.seller_id ? query : { ...query, limit: Math.min(query.limit, MAX_OFFER_PAGE) };
}

export function offerRoutes(app: App, { db, clock }: Context): void {
  const catalog = catalogOf(db);
  const counts = createCountCache();
  const listSchema = { tags, querystring: OfferListQuery, response: { 200: OfferPage } };

  const shared = createInFlight<RawOfferPage>();

  app.get('/offers/', { access: 'guest', summary: 'Search offers', schema: listSchema }, async (request, reply) => {
    const query = withLimit(request.query);
    const viewer = visitorOf(request);
    const fetchPage = async () => {
      const conditions = [visibleOffers(query, viewer), ...(await offerFilters(query, viewer, catalog))];
      return readUntilEnd(query, (page) => listOffers(db, counts, { query: page, viewer, conditions }));
    };
    // All guests see the same. A signed-in person has an own view, which must be current after an own change.
    const page = viewer ? await fetchPage() : await shared(JSON.stringify(query), fetchPage);
    return sendEndingPage(request, reply, query, page, { similar: page.similar });
  });

  const markersShared = createInFlight<RawOfferPage>();
  const markersSchema = { tags, querystring: OfferMarkerQuery, response: { 200: OfferMarkerPage } };
  app.get(
    '/offers/markers/',
    { access: 'guest', summary: 'List offers on the map', schema: markersSchema },
    async (request, reply) => {
      const query = { ...request.query, page: 1 };
      const viewer = visitorOf(request);
      const fetchPage = async () =>
        listOfferMarkers(db, query, [LISTED, ...(await offerFilters(query, viewer, catalog))]);
      // The map without `network` is the same for everybody, so concurrent requests share one read.
      const isPersonal = query.network === true && viewer !== null;
      const page = isPersonal ? await fetchPage() : await markersShared(JSON.stringify(query), fetchPage);
      return sendRawPage(request, reply, query, page, { similar: page.similar });
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
      const conditions = [ownOffers(query, id), ...(await offerFilters(query, viewer, catalog))];
      const page = await readUntilEnd(query, (asked) =>
        listOffers(db, counts, { query: asked, viewer, own: true, conditions }),
      );
      const overview = await selectOwnOverview(db, id, overdueBefore(clock()));
      return sendEndingPage(request, reply, query, page, overview);
    },
  );

  app.get(
    '/offers/:id/',
    { access: 'guest', summary: 'Get an offer', schema: { tags, params: OfferParams, response: { 200: Offer } } },
    async (request, reply) => {
      const viewer = visitorOf(request);
      return sendRawJson(reply, await getOffer(db, request.params.id, viewer));
    },
  );
}
