import { Id } from '@wspolnik/contract/common';
import { MessageBlockBody, MessageBlockPage, MessageBlocksQuery } from '@wspolnik/contract/message-safety';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import { deleteBlock, selectBlocks } from './blocks.sql.ts';
import { blockProfile } from './message-safety.service.ts';

const tags = ['messages'];
const done = { 204: Type.Null() };

export function messageSafetyRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/message-blocks/',
    {
      access: 'user',
      summary: 'List blocked profiles',
      schema: { tags, querystring: MessageBlocksQuery, response: { 200: MessageBlockPage } },
    },
    async (request) => {
      const owner = accountOwnerOf(callerOf(request));
      return toPage(request, { ...request.query, ...(await selectBlocks(db, owner, request.query)) });
    },
  );

  app.post(
    '/message-blocks/',
    { access: 'user', summary: 'Block a profile', schema: { tags, body: MessageBlockBody, response: done } },
    async (request, reply) => {
      await blockProfile(context, callerOf(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/message-blocks/:id/',
    { access: 'user', summary: 'Unblock a profile', schema: { tags, params: Type.Object({ id: Id }), response: done } },
    async (request, reply) => {
      await deleteBlock(db, accountOwnerOf(callerOf(request)), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
