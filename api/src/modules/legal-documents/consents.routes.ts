import { ConsentBody, Consents } from '@wspolnik/contract/legal-documents';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { getConsents, giveConsents } from './consents.service.ts';

const tags = ['accounts'];

export function consentRoutes(app: App, context: Context): void {
  app.get(
    '/accounts/consents/',
    {
      access: 'person',
      summary: 'List the consents of the caller and those that are due',
      schema: { tags, response: { 200: Consents } },
    },
    async (request) => {
      const { user } = callerOf(request);
      return getConsents(context, user.id);
    },
  );

  app.post(
    '/accounts/consents/',
    {
      access: 'person',
      summary: 'Consent to documents',
      schema: { tags, body: ConsentBody, response: { 200: Consents } },
    },
    async (request) => {
      const { user } = callerOf(request);
      return giveConsents(context, user, request.body);
    },
  );
}
