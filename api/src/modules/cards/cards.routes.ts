import {
  AdminCardPage,
  AdminCardQuery,
  CardRange,
  CardRangeQuery,
  CreateCardsBody,
  CreateCardsReply,
  ManageCardBody,
  ManageCardReply,
  MembershipCardQuery,
  MembershipCards,
} from '@wspolnik/contract/cards';
import { Id } from '@wspolnik/contract/common';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { CARDS_PER_COMPANY, createCards, examineRange, manageCard, removeCard } from './cards.service.ts';
import { countCards, countFreeCards, selectCards, selectFreeCards, selectOwnedCards } from './cards.sql.ts';

const tags = ['membership cards'];

const counted = (count: number) => ({
  count: Math.min(count, EXACT_COUNT_LIMIT),
  countExact: count <= EXACT_COUNT_LIMIT,
});

export function cardAdminRoutes(app: App, { db, clock }: Context): void {
  const listSchema = { tags, querystring: AdminCardQuery, response: { 200: AdminCardPage } };
  app.get(
    '/accounts/admin/membership-cards/',
    { access: 'admin', summary: 'List all membership cards', schema: listSchema },
    async (request) => {
      const { query } = request;
      const [results, count] = await Promise.all([selectCards(db, query), countCards(db, query)]);
      return toPage(request, { ...query, ...counted(count), results });
    },
  );

  const rangeSchema = { tags, querystring: CardRangeQuery, response: { 200: CardRange } };
  app.get(
    '/accounts/admin/membership-cards/range/',
    { access: 'admin', summary: 'Tell which cards of a range exist', schema: rangeSchema },
    async (request) => {
      return examineRange(db, request.query);
    },
  );

  const params = Type.Object({ id: Id });
  app.delete(
    '/accounts/admin/membership-cards/:id/',
    { access: 'admin', summary: 'Delete a membership card', schema: { tags, params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const admin = callerOf(request);
      await db.transaction((tx) => removeCard(tx, admin, request.params.id, clock()));
      return reply.code(204).send(null);
    },
  );
}

export function cardRoutes(app: App, { db, clock }: Context): void {
  const listSchema = { tags, querystring: MembershipCardQuery, response: { 200: MembershipCards } };
  app.get(
    '/accounts/company-membership-cards/',
    { access: 'company', summary: 'List free membership cards and those of the company in use', schema: listSchema },
    async (request) => {
      const { company } = memberOf(request);
      const { query } = request;
      const [results, count, owned] = await Promise.all([
        selectFreeCards(db, query),
        countFreeCards(db, query),
        selectOwnedCards(db, company.id),
      ]);
      const free = toPage(request, { ...query, ...counted(count), results });
      return { free, owned, limit: CARDS_PER_COMPANY };
    },
  );

  const createSchema = { tags, body: CreateCardsBody, response: { 201: CreateCardsReply } };
  app.post(
    '/accounts/company-membership-cards/',
    { access: 'admin', summary: 'Create membership cards', schema: createSchema },
    async (request, reply) => {
      const admin = callerOf(request);
      return reply.code(201).send(await db.transaction((tx) => createCards(tx, admin, request.body, clock())));
    },
  );

  const manageSchema = { tags, body: ManageCardBody, response: { 200: ManageCardReply } };
  app.post(
    '/accounts/company-membership-cards-manage/',
    { access: 'company', standing: 'active', summary: 'Take or return a membership card', schema: manageSchema },
    async (request) => {
      const caller = memberOf(request);
      const cards = await db.transaction((tx) => manageCard(tx, caller, request.body, clock()));
      return { cards };
    },
  );
}
