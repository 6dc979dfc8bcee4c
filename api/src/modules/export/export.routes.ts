import { DataExportReply } from '@wspolnik/contract/accounts';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { latestExport, requestExport } from './export.service.ts';

const tags = ['accounts'];
/** The answer contains a signed address. */
const NO_STORE = { 'Cache-Control': 'no-store' };

export function exportRoutes(app: App, context: Context): void {
  app.get(
    '/accounts/export/',
    {
      access: 'person',
      summary: "Get the latest copy of the caller's data",
      schema: { tags, response: { 200: DataExportReply } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.headers(NO_STORE).send(await latestExport(context, caller));
    },
  );

  app.post(
    '/accounts/export/',
    {
      access: 'person',
      confirmed: true,
      summary: "Request a copy of the caller's data",
      config: { events: { done: 'data_exported' } },
      schema: { tags, response: { 201: DataExportReply } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply
        .status(201)
        .headers(NO_STORE)
        .send(await requestExport(context, caller));
    },
  );
}
