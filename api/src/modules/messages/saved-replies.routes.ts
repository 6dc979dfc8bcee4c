import { Id } from '@wspolnik/contract/common';
import { SavedReplies, SavedReply, SavedReplyBody } from '@wspolnik/contract/saved-replies';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { memberOf } from '../../platform/sign-in/access.ts';
import { problem } from '../../platform/wire/problem.ts';
import { addReply, changeReply } from './saved-replies.service.ts';
import { deleteReply, selectReplies } from './saved-replies.sql.ts';

const tags = ['messages'];

/** All members use them; owners and managers write them. */
export function savedReplyRoutes(app: App, context: Context): void {
  const { db } = context;
  const params = Type.Object({ id: Id });

  app.get(
    '/message-saved-replies/',
    { access: 'company', summary: 'List saved replies', schema: { tags, response: { 200: SavedReplies } } },
    async (request) => ({ results: await selectReplies(db, memberOf(request).company.id) }),
  );

  app.post(
    '/message-saved-replies/',
    {
      access: 'manager',
      summary: 'Save a reply',
      schema: { tags, body: SavedReplyBody, response: { 201: SavedReply } },
    },
    async (request, reply) => reply.code(201).send(await addReply(context, memberOf(request), request.body)),
  );

  app.put(
    '/message-saved-replies/:id/',
    {
      access: 'manager',
      summary: 'Change a saved reply',
      schema: { tags, params, body: SavedReplyBody, response: { 200: SavedReply } },
    },
    async (request) => changeReply(context, memberOf(request), request.params.id, request.body),
  );

  app.delete(
    '/message-saved-replies/:id/',
    {
      access: 'manager',
      summary: 'Delete a saved reply',
      schema: { tags, params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      if (!(await deleteReply(db, memberOf(request).company.id, request.params.id))) throw problem('not_found');
      return reply.code(204).send(null);
    },
  );
}
