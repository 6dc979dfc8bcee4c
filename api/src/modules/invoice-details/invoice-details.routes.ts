import { InvoiceDetailsBody, OwnInvoiceDetails } from '@wspolnik/contract/deals';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { readOwnDetails, storeOwnDetails } from './invoice-details.service.ts';

const tags = ['orders'];
const response = { 200: OwnInvoiceDetails };

export function invoiceDetailsRoutes(app: App, context: Context): void {
  app.get(
    '/accounts/invoice-details/',
    { access: 'user', summary: 'Get the invoice details of the profile in use', schema: { tags, response } },
    async (request) => readOwnDetails(context, callerOf(request)),
  );

  app.put(
    '/accounts/invoice-details/',
    {
      access: 'user',
      summary: 'Store the invoice details of the profile in use',
      schema: { tags, body: InvoiceDetailsBody, response },
    },
    async (request) => {
      const caller = callerOf(request);
      await storeOwnDetails(context, caller, request.body);
      return readOwnDetails(context, caller);
    },
  );
}
