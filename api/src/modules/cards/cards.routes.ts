import {
  CreateCardsBody,
  CreateCardsReply,
  ManageCardBody,
  ManageCardReply,
  MembershipCardQuery,
  MembershipCards,
} from '../../contract/cards.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireAdmin, requireCompany } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT, toPage } from '../../platform/paging.ts';
import { CARDS_PER_COMPANY, createCards, manageCard } from './cards.service.ts';
import { countFreeCards, selectFreeCards, selectOwnedCards } from './cards.sql.ts';

const tags = ['membership cards'];

export function cardRoutes(app: App, { db, clock }: Context): void {
  const listSchema = { tags, querystring: MembershipCardQuery, response: { 200: MembershipCards } };
  app.get('/accounts/company-membership-cards/', { schema: listSchema }, async (request) => {
    const { company } = await requireCompany(request);
    const { query } = request;
    const [results, count, owned] = await Promise.all([
      selectFreeCards(db, query),
      countFreeCards(db, query),
      selectOwnedCards(db, company.id),
    ]);
    const countExact = count <= EXACT_COUNT_LIMIT;
    const free = toPage(request, { ...query, count: Math.min(count, EXACT_COUNT_LIMIT), countExact, results });
    return { free, owned, limit: CARDS_PER_COMPANY };
  });

  const createSchema = { tags, body: CreateCardsBody, response: { 201: CreateCardsReply } };
  app.post('/accounts/company-membership-cards/', { schema: createSchema }, async (request, reply) => {
    const admin = await requireAdmin(request);
    const created = await db.transaction((tx) => createCards(tx, admin, request.body, clock()));
    return reply.code(201).send({ created });
  });

  const manageSchema = { tags, body: ManageCardBody, response: { 200: ManageCardReply } };
  app.post('/accounts/company-membership-cards-manage/', { schema: manageSchema }, async (request) => {
    const caller = await requireCompany(request);
    const cards = await db.transaction((tx) => manageCard(tx, caller, request.body, clock()));
    return { cards };
  });
}
