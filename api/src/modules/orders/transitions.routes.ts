import {
  AddDocumentFields,
  AddInfoBody,
  CancelSaleBody,
  CancelSalesBody,
  ChangeStatusBody,
  RemoveDocumentBody,
  RemoveInfoBody,
  ResubmitBody,
} from '@wspolnik/contract/order-calls';
import { CancelSalesReply, Order } from '@wspolnik/contract/orders';
import { SetReferrerBody } from '@wspolnik/contract/referrals';
import type { App, Context } from '../../platform/context.ts';
import { isKept } from '../../platform/files/stored-documents.sql.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { storeDocument } from '../../platform/uploads/store-document.ts';
import { DOCUMENT } from '../../platform/uploads/upload-rules.ts';
import { cancelSale } from './cancel.service.ts';
import { cancelSales } from './cancel-sales.service.ts';
import { changeOrder } from './change-order.ts';
import { addDocument, addInfo, removeEvidence } from './evidence.service.ts';
import { setReferrer } from './referrer.service.ts';
import { decideSale, submitOrder } from './verification.service.ts';

const tags = ['orders'];
const response = { 200: Order };
const DOCUMENT_FORM = { fields: AddDocumentFields, files: { document: { ...DOCUMENT, required: true } } };

function additionRoutes(app: App, context: Context): void {
  const documentBody = formBody(DOCUMENT_FORM.fields, DOCUMENT_FORM.files);
  const documentSchema = { tags, consumes: FORM_TYPES, body: documentBody, response };
  app.post(
    '/offers/sale-add-document/',
    { access: 'user', summary: 'Add a document to an order', schema: documentSchema },
    async (request) => {
      const caller = callerOf(request);
      const { fields, files } = await readForm(request, DOCUMENT_FORM);
      const [document] = files.document;
      if (!document) throw new Error('a required file is missing');
      const file = await storeDocument(context, document);
      const orderId = fields.transaction_id;
      const change = { scope: 'offers/sale-add-document', orderId, caller };
      const order = await changeOrder(context, request, change, (tx, now) =>
        addDocument(context, tx, caller, { orderId, file, replaces: fields.replaces }, now),
      );
      // A repeated request has stored its document again, and answers with the first one.
      if (!(await isKept(context.db, file.key))) await context.files.delete(file.key);
      return order;
    },
  );

  app.post(
    '/offers/sale-add-info/',
    { access: 'user', summary: 'Add information to an order', schema: { tags, body: AddInfoBody, response } },
    async (request) => {
      const { body } = request;
      const caller = callerOf(request);
      const change = { scope: 'offers/sale-add-info', orderId: body.transaction_id, caller };
      return changeOrder(context, request, change, (tx, now) => addInfo(tx, caller, body, now));
    },
  );

  app.post(
    '/offers/resubmit/',
    {
      access: 'user',
      summary: 'Submit an order for verification again',
      schema: { tags, body: ResubmitBody, response },
    },
    async (request) => {
      const { body } = request;
      const caller = callerOf(request);
      const change = { scope: 'offers/resubmit', orderId: body.transaction_id, caller };
      return changeOrder(context, request, change, (tx, now) => submitOrder(tx, caller, body, now));
    },
  );
}

function removalRoutes(app: App, context: Context): void {
  app.post(
    '/offers/sale-remove-document/',
    {
      access: 'user',
      summary: 'Remove a document that was not submitted yet',
      schema: { tags, body: RemoveDocumentBody, response },
    },
    async (request) => {
      const { transaction_id: orderId, document_id: id } = request.body;
      const caller = callerOf(request);
      const change = { scope: 'offers/sale-remove-document', orderId, caller };
      return changeOrder(context, request, change, (tx, now) =>
        removeEvidence(tx, caller, { orderId, kind: 'document', id }, now),
      );
    },
  );

  app.post(
    '/offers/sale-remove-info/',
    {
      access: 'user',
      summary: 'Remove information that was not submitted yet',
      schema: { tags, body: RemoveInfoBody, response },
    },
    async (request) => {
      const { transaction_id: orderId, info_id: id } = request.body;
      const caller = callerOf(request);
      const change = { scope: 'offers/sale-remove-info', orderId, caller };
      return changeOrder(context, request, change, (tx, now) =>
        removeEvidence(tx, caller, { orderId, kind: 'info', id }, now),
      );
    },
  );
}

function decisionRoutes(app: App, context: Context): void {
  app.post(
    '/offers/my-sales-change-status/',
    {
      access: 'company',
      summary: 'Decide on an order of the company in use',
      schema: { tags, body: ChangeStatusBody, response },
    },
    async (request) => {
      const { body } = request;
      const caller = memberOf(request);
      const change = { scope: 'offers/my-sales-change-status', orderId: body.transaction_id, caller };
      return changeOrder(context, request, change, (tx, now) => decideSale(tx, caller, body, now));
    },
  );

  app.post(
    '/offers/cancel-sale/',
    { access: 'user', summary: 'Cancel an order', schema: { tags, body: CancelSaleBody, response } },
    async (request) => {
      const { body } = request;
      const caller = callerOf(request);
      const change = { scope: 'offers/cancel-sale', orderId: body.transaction_id, caller };
      return changeOrder(context, request, change, (tx, now) => cancelSale(tx, caller, body, now));
    },
  );

  app.post(
    '/offers/cancel-sales/',
    {
      access: 'company',
      summary: 'Cancel several orders of the company in use',
      schema: { tags, body: CancelSalesBody, response: { 200: CancelSalesReply } },
    },
    async (request) => cancelSales(context, request, memberOf(request), request.body),
  );
}

function referrerRoutes(app: App, context: Context): void {
  app.post(
    '/transaction/reflink-actions/',
    {
      access: 'user',
      summary: 'Name who recommended the offer of an order',
      schema: { tags, body: SetReferrerBody, response },
    },
    async (request) => {
      const { body } = request;
      const caller = callerOf(request);
      const change = { scope: 'transaction/reflink-actions', orderId: body.transaction_id, caller };
      return changeOrder(context, request, change, (tx, now) => setReferrer(tx, caller, body, now));
    },
  );
}

/** Every transition that a side makes, one call each (domain §3). */
export function transitionRoutes(app: App, context: Context): void {
  additionRoutes(app, context);
  removalRoutes(app, context);
  decisionRoutes(app, context);
  referrerRoutes(app, context);
}
