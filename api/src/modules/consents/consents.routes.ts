import { ConsentBody, Consents } from '../../contract/legal-documents.ts';
import type { App, Context } from '../../platform/context.ts';
import { requirePerson } from '../../platform/identity.ts';
import { getConsents, giveConsents } from './consents.service.ts';

const tags = ['accounts'];

export function consentRoutes(app: App, context: Context): void {
  app.get('/accounts/consents/', { schema: { tags, response: { 200: Consents } } }, async (request) => {
    const { user } = await requirePerson(request);
    return getConsents(context, user.id);
  });

  app.post(
    '/accounts/consents/',
    { schema: { tags, body: ConsentBody, response: { 200: Consents } } },
    async (request) => {
      const { user } = await requirePerson(request);
      return giveConsents(context, user, request.body);
    },
  );
}
