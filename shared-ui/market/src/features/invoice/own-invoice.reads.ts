import type { InvoiceDetailsBody, OwnInvoiceDetails } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';

/** Of the profile in use. */
export const ownInvoiceRead = defineRead<OwnInvoiceDetails>('accounts/invoice-details/');

export const storeOwnInvoice = (json: InvoiceDetailsBody) =>
  sendJSON<OwnInvoiceDetails>('PUT', 'accounts/invoice-details/', { json });
