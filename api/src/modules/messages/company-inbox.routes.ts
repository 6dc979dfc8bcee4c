import { Id } from '@wspolnik/contract/common';
import { AssignThreadBody, ThreadNote, ThreadNoteBody } from '@wspolnik/contract/company-inbox';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { memberOf } from '../../platform/sign-in/access.ts';
import { addNote, assignThread, removeNote } from './company-inbox.service.ts';

const tags = ['messages'];

/** What a company's members arrange among themselves about its threads: whoever reads them may. */
export function companyInboxRoutes(app: App, context: Context): void {
  app.put(
    '/message-thread-assignee/',
    {
      access: 'company',
      summary: 'Assign a thread to a member',
      schema: { tags, body: AssignThreadBody, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await assignThread(context, memberOf(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/message-thread-notes/',
    {
      access: 'company',
      summary: 'Write a note about a thread',
      schema: { tags, body: ThreadNoteBody, response: { 201: ThreadNote } },
    },
    async (request, reply) => reply.code(201).send(await addNote(context, memberOf(request), request.body)),
  );

  app.delete(
    '/message-thread-notes/:id/',
    {
      access: 'company',
      summary: 'Delete a note of the person',
      schema: { tags, params: Type.Object({ id: Id }), response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await removeNote(context, memberOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
