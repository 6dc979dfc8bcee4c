import {
  DismissSuggestionBody,
  NetworkChain,
  NetworkChainQuery,
  NetworkInvitations,
  NetworkManageBody,
  NetworkManageReply,
  NetworkQuery,
  NetworkReply,
  NetworkSuggestions,
  NetworkSuggestionsQuery,
  NetworkTies,
  NetworkTiesQuery,
  PublicNetworkQuery,
} from '@wspolnik/contract/network';
import { type Static, Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { listDbOf } from '../../platform/list-reads.ts';
import { callerOf, visitorOf } from '../../platform/sign-in/access.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { dismissSuggestion, manageContact } from './network.service.ts';
import { selectTie } from './network.sql.ts';
import { findVisibleNode, selectChain } from './network-chain.sql.ts';
import {
  contactsOfNode,
  countInvitations,
  findActiveNode,
  inStatus,
  type NetworkRows,
  type Profile,
  selectNetwork,
  within,
} from './network-list.sql.ts';
import { viewerOf } from './network-status.sql.ts';
import { selectSuggestions } from './network-suggestions.sql.ts';
import { selectTies } from './network-ties.sql.ts';

const tags = ['network'];

function toReply(
  rows: NetworkRows,
  { depth, page, limit }: { depth: number; page: number; limit: number },
): NetworkReply {
  const { companies, users, company_count, user_count, exact } = rows;
  return { depth, network_size: { companies: company_count, users: user_count, exact }, page, limit, companies, users };
}

/** @throws ApiProblem validation_failed unless one of the two is given */
function profileOf({ company_id, user_id }: Static<typeof NetworkChainQuery>): Profile {
  if ((company_id === undefined) === (user_id === undefined)) throw invalidField('company_id', 'oneOf');
  return { companyId: company_id ?? null, userId: user_id ?? null };
}

function listRoutes(app: App, { db, clock }: Context): void {
  const listSchema = { tags, querystring: NetworkQuery, response: { 200: NetworkReply } };
  app.get(
    '/network/',
    { access: 'user', summary: 'List the network of the caller', schema: listSchema },
    async (request) => {
      const viewer = viewerOf(callerOf(request));
      const { status, q, page, limit } = request.query;
      const depth = status ? 1 : request.query.depth;
      const circle = status ? inStatus(viewer, status) : within(viewer, depth);
      return toReply(await selectNetwork(db, { circle, viewer, q, page, limit, now: clock() }), { depth, page, limit });
    },
  );

  const publicSchema = { tags, querystring: PublicNetworkQuery, response: { 200: NetworkReply } };
  app.get(
    '/network/public/',
    { access: 'guest', replica: true, summary: 'List the contacts of a profile', schema: publicSchema },
    async (request) => {
      const viewer = viewerOf(visitorOf(request));
      const { q, page, limit, shared } = request.query;
      const listDb = listDbOf(request);
      const node = await findActiveNode(listDb, profileOf(request.query));
      if (!node) throw problem('not_found');
      if (shared && !viewer) throw problem('not_authenticated');
      const circle = contactsOfNode(node.id, viewer, shared === true);
      return toReply(await selectNetwork(listDb, { circle, viewer, q, page, limit, now: clock() }), {
        depth: 1,
        page,
        limit,
      });
    },
  );

  const invitationsSchema = { tags, response: { 200: NetworkInvitations } };
  app.get(
    '/network/invitations/',
    { access: 'user', summary: 'Count the invitations to the network', schema: invitationsSchema },
    async (request) => countInvitations(db, viewerOf(callerOf(request))),
  );

  const chainSchema = { tags, querystring: NetworkChainQuery, response: { 200: NetworkChain } };
  app.get(
    '/network/chain/',
    { access: 'user', summary: 'Get the chain of contacts to a profile', schema: chainSchema },
    async (request) => {
      const viewer = viewerOf(callerOf(request));
      const node = await findVisibleNode(db, viewer, profileOf(request.query));
      if (!node) throw problem('not_found');
      return { chain: await selectChain(db, viewer, node.id) };
    },
  );
}

function tiesRoute(app: App, { db }: Context): void {
  const schema = { tags, querystring: NetworkTiesQuery, response: { 200: NetworkTies } };
  app.get(
    '/network/ties/',
    { access: 'user', summary: 'Get what connects with a profile', schema },
    async (request) => {
      const viewer = viewerOf(callerOf(request));
      const node = await findVisibleNode(db, viewer, profileOf(request.query));
      if (!node) throw problem('not_found');
      return selectTies(db, viewer, node.id);
    },
  );
}

function contactRoutes(app: App, { db, clock }: Context): void {
  const manageSchema = { tags, body: NetworkManageBody, response: { 200: NetworkManageReply } };
  app.post(
    '/network/manage/',
    { access: 'user', summary: 'Invite, accept, decline or remove a contact', schema: manageSchema },
    async (request) => {
      const caller = callerOf(request);
      const { recipient, recipient_id } = request.body;
      const now = clock();
      return db.transaction(async (tx) => {
        const node = await manageContact(tx, caller, request.body, now);
        return { recipient, recipient_id, ...(await selectTie(tx, viewerOf(caller), node, now)) };
      });
    },
  );

  const suggestionsSchema = { tags, querystring: NetworkSuggestionsQuery, response: { 200: NetworkSuggestions } };
  app.get(
    '/network/suggestions/',
    { access: 'user', summary: 'Suggest profiles to the caller', schema: suggestionsSchema },
    async (request) => {
      const viewer = viewerOf(callerOf(request));
      return { results: await selectSuggestions(db, viewer, request.query.limit, clock()) };
    },
  );

  const dismissSchema = { tags, body: DismissSuggestionBody, response: { 204: Type.Null() } };
  app.post(
    '/network/suggestions/dismiss/',
    { access: 'user', summary: 'Dismiss a suggested profile', schema: dismissSchema },
    async (request, reply) => {
      const caller = callerOf(request);
      await db.transaction((tx) => dismissSuggestion(tx, caller, request.body, clock()));
      return reply.code(204).send(null);
    },
  );
}

export function networkRoutes(app: App, context: Context): void {
  listRoutes(app, context);
  tiesRoute(app, context);
  contactRoutes(app, context);
}
