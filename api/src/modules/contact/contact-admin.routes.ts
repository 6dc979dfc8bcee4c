import { Id } from '@wspolnik/contract/common';
import {
  AnswerContactBody,
  ContactMessageDetail,
  ContactMessagePage,
  ContactMessageQuery,
  ContactStatusBody,
} from '@wspolnik/contract/contact';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { cappedCount, toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { answerMessage, getMessage, setClosed } from './contact-admin.service.ts';
import { countMessages, selectMessages } from './contact-admin.sql.ts';

const tags = ['admin'];
const params = Type.Object({ id: Id });
const response = { 200: ContactMessageDetail };

export function contactAdminRoutes(app: App, context: Context): void {
  const { db } = context;

  const listSchema = { tags, querystring: ContactMessageQuery, response: { 200: ContactMessagePage } };
  app.get(
    '/admin/contact-messages/',
    { access: 'admin', summary: 'List the messages to the operator', schema: listSchema },
    async (request) => {
      const { query } = request;
      const [results, count] = await Promise.all([selectMessages(db, query), countMessages(db, query)]);
      return toPage(request, { ...query, ...cappedCount(count, query.q), results });
    },
  );

  app.get(
    '/admin/contact-messages/:id/',
    { access: 'admin', summary: 'Get a message to the operator', schema: { tags, params, response } },
    async (request) => {
      return getMessage(context, request.params.id);
    },
  );

  const answerSchema = { tags, params, body: AnswerContactBody, response };
  app.post(
    '/admin/contact-messages/:id/answer/',
    { access: 'admin', summary: 'Answer a message to the operator', schema: answerSchema },
    async (request) => {
      const { user } = callerOf(request);
      const { id } = request.params;
      await answerMessage(context, user.id, id, request.body);
      return getMessage(context, id);
    },
  );

  const statusSchema = { tags, params, body: ContactStatusBody, response };
  app.post(
    '/admin/contact-messages/:id/status/',
    { access: 'admin', summary: 'Close or reopen a message to the operator', schema: statusSchema },
    async (request) => {
      const { user } = callerOf(request);
      const { id } = request.params;
      await setClosed(context, user.id, id, request.body);
      return getMessage(context, id);
    },
  );
}
