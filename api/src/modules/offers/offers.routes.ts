import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Id } from '../../contract/common.ts';
import { ChangeActiveBody, Offer, OfferListQuery, OfferPage } from '../../contract/offers.ts';
import type { App, Context } from '../../platform/context.ts';
import { optionalIdentity, requireCompany, requireUser } from '../../platform/identity.ts';
import { toPage } from '../../platform/paging.ts';
import { catalogOf } from '../categories/category-catalog.ts';
import { createCountCache } from './count-cache.ts';
import { createInFlight } from './in-flight.ts';
import { offerFilters, ownOffers, visibleOffers } from './offer-filters.ts';
import { listOffers, type RawPage } from './offer-list.service.ts';
import { changeActive, deleteOffer, getOffer } from './offers.service.ts';

const OfferParams = Type.Object({ id: Id });
const tags = ['offers'];

/** The results are JSON text already: they go into the envelope as they are. */
function sendPage(request: FastifyRequest, reply: FastifyReply, query: OfferListQuery, page: RawPage): FastifyReply {
  const { count, exact: countExact, results } = page;
  const isEmpty = results === '[]';
  const envelope = toPage(request, { page: query.page, limit: query.limit, count, countExact, results: [] });
  const next = isEmpty ? null : envelope.next;
  const head = JSON.stringify({ ...envelope, next, results: undefined });
  return sendJson(reply, `${head.slice(0, -1)},"results":${results}}`);
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

export function offerRoutes(app: App, { db, clock }: Context): void {
  const catalog = catalogOf(db);
  const counts = createCountCache();
  const listSchema = { tags, querystring: OfferListQuery, response: { 200: OfferPage } };

  const shared = createInFlight<RawPage>();

  app.get('/offers/', { schema: listSchema }, async (request, reply) => {
    const { query } = request;
    const viewer = await optionalIdentity(request);
    const fetchPage = async () => {
      const conditions = [visibleOffers(query, viewer), ...(await offerFilters(query, viewer, catalog))];
      return listOffers(db, counts, { query, viewer, conditions });
    };
    // Guests all see the same; what a signed-in person sees is theirs, and right after an own change it must be fresh.
    const page = viewer ? await fetchPage() : await shared(JSON.stringify(query), fetchPage);
    return sendPage(request, reply, query, page);
  });

  app.get('/offers/get-mine/', { schema: listSchema }, async (request, reply) => {
    const { query } = request;
    const viewer = await requireCompany(request);
    const conditions = [ownOffers(query, viewer.company.id), ...(await offerFilters(query, viewer, catalog))];
    return sendPage(request, reply, query, await listOffers(db, counts, { query, viewer, conditions }));
  });

  app.get(
    '/offers/:id/',
    { schema: { tags, params: OfferParams, response: { 200: Offer } } },
    async (request, reply) => {
      const viewer = await optionalIdentity(request);
      return sendJson(reply, await getOffer(db, request.params.id, viewer));
    },
  );

  const changeSchema = { tags, body: ChangeActiveBody, response: { 200: Offer } };
  app.post('/offers/change-active/', { schema: changeSchema }, async (request, reply) => {
    const caller = await requireUser(request);
    await db.transaction((tx) => changeActive(tx, caller, request.body, clock()));
    catalog.forget();
    return sendJson(reply, await getOffer(db, request.body.offer_id, caller));
  });

  app.delete('/offers/:id/', { schema: { tags, params: OfferParams } }, async (request, reply) => {
    const caller = await requireUser(request);
    await db.transaction((tx) => deleteOffer(tx, caller, request.params.id, clock()));
    catalog.forget();
    return reply.code(204).send();
  });
}
