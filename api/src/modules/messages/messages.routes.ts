import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import {
  MarkReadBody,
  MarkReadReply,
  Message,
  MessageThreadPage,
  MessageThreadsQuery,
  OrderMessages,
  OrderMessagesQuery,
  SendMessageFields,
  ThreadMessages,
  ThreadMessagesQuery,
  UnreadMessages,
} from '@wspolnik/contract/messages';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { DOCUMENT, MESSAGE_IMAGE } from '../../platform/uploads/upload-rules.ts';
import { sendRawPage } from '../../platform/wire/raw-page.ts';
import { searchedWords } from '../../platform/words/search-words.ts';
import { assignedCondition } from './assignments.sql.ts';
import { getOrderMessages } from './order-messages.service.ts';
import { getThreadMessages, markMessageRead, markThreadRead } from './read.service.ts';
import { sendMessage } from './send.service.ts';
import { searchThreadPage } from './thread-search.sql.ts';
import { countUnread, selectThreadPage } from './threads.sql.ts';

const tags = ['messages'];
const SEND_FORM = { fields: SendMessageFields, files: { image: MESSAGE_IMAGE, document: DOCUMENT } };
const sendBody = formBody(SEND_FORM.fields, SEND_FORM.files);

function threadRoutes(app: App, context: Context): void {
  const { db } = context;

  app.post(
    '/message-send/',
    {
      access: 'user',
      standing: 'active',
      summary: 'Send a message',
      schema: { tags, consumes: FORM_TYPES, body: sendBody, response: { 201: Message } },
    },
    async (request, reply) => {
      const writer = callerOf(request);
      const { fields, files } = await readForm(request, SEND_FORM);
      return reply
        .code(201)
        .send(await sendMessage(context, writer, fields, { image: files.image[0], document: files.document[0] }));
    },
  );

  app.get(
    '/message-threads-get/',
    {
      access: 'user',
      summary: 'List the threads of messages',
      schema: { tags, querystring: MessageThreadsQuery, response: { 200: MessageThreadPage } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const accountOwner = accountOwnerOf(caller);
      const words = searchedWords(request.query.q);
      const selection = { ...request.query, assigned: assignedCondition(request.query.assigned, caller.user.id) };
      const { results, count } = words
        ? await searchThreadPage(db, accountOwner, words, selection)
        : await selectThreadPage(db, accountOwner, selection);
      const exact = count <= EXACT_COUNT_LIMIT;
      return sendRawPage(request, reply, request.query, { results, count: Math.min(count, EXACT_COUNT_LIMIT), exact });
    },
  );

  app.get(
    '/message-thread-messages-get/',
    {
      access: 'user',
      summary: 'List the messages of a thread',
      schema: { tags, querystring: ThreadMessagesQuery, response: { 200: ThreadMessages } },
    },
    async (request) => getThreadMessages(context, callerOf(request), request.query),
  );

  app.get(
    '/message-order-messages-get/',
    {
      access: 'user',
      summary: 'List the messages about an order',
      schema: { tags, querystring: OrderMessagesQuery, response: { 200: OrderMessages } },
    },
    async (request) => getOrderMessages(context, callerOf(request), request.query),
  );
}

function readingRoutes(app: App, context: Context): void {
  const { db } = context;

  const markSchema = { tags, body: MarkReadBody, response: { 200: MarkReadReply } };
  app.post(
    '/message-mark-read/',
    { access: 'user', summary: 'Mark a message as read', schema: markSchema },
    async (request) => markMessageRead(context, accountOwnerOf(callerOf(request)), request.body.id),
  );
  app.post(
    '/message-mark-read-thread/',
    { access: 'user', summary: 'Mark the messages of a thread as read', schema: markSchema },
    async (request) => markThreadRead(context, accountOwnerOf(callerOf(request)), request.body.id),
  );

  app.get(
    '/message-unread-count/',
    { access: 'user', summary: 'Count unread messages', schema: { tags, response: { 200: UnreadMessages } } },
    async (request) => {
      const { user, company } = callerOf(request);
      const inboxes = await countUnread(db, user.id);
      const { unread_count = 0, unread_threads = 0 } =
        inboxes.find(({ company_id }) => company_id === (company?.id ?? null)) ?? {};
      return { unread_count, unread_threads, inboxes };
    },
  );
}

export function messageRoutes(app: App, context: Context): void {
  threadRoutes(app, context);
  readingRoutes(app, context);
}
