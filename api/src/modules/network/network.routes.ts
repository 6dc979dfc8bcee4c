import {
  NetworkManageBody,
  NetworkManageReply,
  NetworkQuery,
  NetworkReply,
  PublicNetworkQuery,
} from '../../contract/network.ts';
import type { App, Context } from '../../platform/context.ts';
import { optionalIdentity, requireUser } from '../../platform/identity.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import { manageContact } from './network.service.ts';
import { selectTie } from './network.sql.ts';
import {
  contactsOfNode,
  findActiveNode,
  inStatus,
  type NetworkRows,
  selectNetwork,
  within,
} from './network-list.sql.ts';
import { viewerOf } from './network-status.sql.ts';

const tags = ['network'];

function toReply(
  rows: NetworkRows,
  { depth, page, limit }: { depth: number; page: number; limit: number },
): NetworkReply {
  const { companies, users, company_count, user_count, exact } = rows;
  return { depth, network_size: { companies: company_count, users: user_count, exact }, page, limit, companies, users };
}

export function networkRoutes(app: App, { db, clock }: Context): void {
  const listSchema = { tags, querystring: NetworkQuery, response: { 200: NetworkReply } };
  app.get('/network/', { schema: listSchema }, async (request) => {
    const viewer = viewerOf(await requireUser(request));
    const { status, q, page, limit } = request.query;
    const depth = status ? 1 : request.query.depth;
    const circle = status ? inStatus(viewer, status) : within(viewer, depth);
    return toReply(await selectNetwork(db, { circle, viewer, q, page, limit, now: clock() }), { depth, page, limit });
  });

  const publicSchema = { tags, querystring: PublicNetworkQuery, response: { 200: NetworkReply } };
  app.get('/network/public/', { schema: publicSchema }, async (request) => {
    const viewer = viewerOf(await optionalIdentity(request));
    const { company_id: companyId = null, user_id: userId = null, q, page, limit } = request.query;
    if ((companyId === null) === (userId === null)) throw invalidField('company_id', 'oneOf');
    const node = await findActiveNode(db, { companyId, userId });
    if (!node) throw problem('not_found');
    const rows = await selectNetwork(db, { circle: contactsOfNode(node.id), viewer, q, page, limit, now: clock() });
    return toReply(rows, { depth: 1, page, limit });
  });

  const manageSchema = { tags, body: NetworkManageBody, response: { 200: NetworkManageReply } };
  app.post('/network/manage/', { schema: manageSchema }, async (request) => {
    const caller = await requireUser(request);
    const { recipient, recipient_id } = request.body;
    const now = clock();
    return db.transaction(async (tx) => {
      const node = await manageContact(tx, caller, request.body, now);
      return { recipient, recipient_id, ...(await selectTie(tx, viewerOf(caller), node, now)) };
    });
  });
}
