import { Id } from '@wspolnik/contract/common';
import { MAX_ANSWER_DOCUMENTS } from '@wspolnik/contract/limits';
import { AnswerReportFields, ReportBody } from '@wspolnik/contract/order-calls';
import { Order, OrderPage } from '@wspolnik/contract/orders';
import {
  DecideReportBody,
  DecideTransactionBody,
  ReportListQuery,
  Transaction,
  TransactionListQuery,
  TransactionReportPage,
} from '@wspolnik/contract/transactions';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { isKept } from '../../platform/files/stored-documents.sql.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { FORM_TYPES, formBody, readForm } from '../../platform/uploads/read-form.ts';
import { type StoredFile, storeDocument } from '../../platform/uploads/store-document.ts';
import { DOCUMENT } from '../../platform/uploads/upload-rules.ts';
import { changeOrder, selectOrders, selectOrdersById, statusesOf, toReport } from '../orders/index.ts';
import { answerReport } from './answer.service.ts';
import { decideReport, decideTransaction, orderOfReport, reportSale } from './reports.service.ts';
import { countReports, selectReports } from './reports.sql.ts';
import { readTransaction, toAdminOrders } from './transactions.service.ts';
import { transactionConditions } from './transactions.sql.ts';

const tags = ['admin'];
const ANSWER_FORM = {
  fields: AnswerReportFields,
  files: { documents: { ...DOCUMENT, maxCount: MAX_ANSWER_DOCUMENTS } },
};

/** The calls of the two sides. */
function sideRoutes(app: App, context: Context): void {
  const reportSchema = { tags: ['orders'], body: ReportBody, response: { 200: Order } };
  app.post(
    '/offers/report/',
    { access: 'user', summary: 'Report an order to the admins', schema: reportSchema },
    async (request) => {
      const { body } = request;
      const caller = callerOf(request);
      const change = { scope: 'offers/report', orderId: body.transaction_id, caller };
      return changeOrder(context, request, change, (tx, now) => reportSale(tx, caller, body, now));
    },
  );

  const answerBody = formBody(ANSWER_FORM.fields, ANSWER_FORM.files);
  const answerSchema = { tags: ['orders'], consumes: FORM_TYPES, body: answerBody, response: { 200: Order } };
  app.post(
    '/offers/answer-report/',
    { access: 'company', summary: 'Answer the report of an order of the company in use', schema: answerSchema },
    async (request) => {
      const caller = memberOf(request);
      const { fields, files } = await readForm(request, ANSWER_FORM);
      const stored: StoredFile[] = [];
      for (const file of files.documents) stored.push(await storeDocument(context, file));
      const change = { scope: 'offers/answer-report', orderId: fields.transaction_id, caller };
      const order = await changeOrder(context, request, change, (tx, now) =>
        answerReport(context, tx, caller, { fields, files: stored }, now),
      );
      // A repeated request has stored its documents again, and answers with the first ones.
      for (const { key } of stored) if (!(await isKept(context.db, key))) await context.files.delete(key);
      return order;
    },
  );
}

function transactionRoutes(app: App, context: Context): void {
  const { db } = context;

  const transactionsSchema = { tags, querystring: TransactionListQuery, response: { 200: OrderPage } };
  app.get(
    '/accounts/admin/dva/',
    { access: 'admin', summary: 'Search orders of everybody', schema: transactionsSchema },
    async (request) => {
      const admin = callerOf(request);
      const { query } = request;
      const { q, page, limit } = query;
      const selection = {
        conditions: transactionConditions(query),
        statuses: statusesOf(query.status),
        q,
        page,
        limit,
      };
      const { orders, ...counted } = await selectOrders(db, selection);
      const results = (await toAdminOrders(context, orders, admin)).map(({ order }) => order);
      return toPage(request, { page, limit, ...counted, results });
    },
  );

  const transactionSchema = { tags, params: Type.Object({ id: Id }), response: { 200: Transaction } };
  app.get(
    '/accounts/admin/dva/:id/',
    { access: 'admin', summary: 'Get an order with its entries in the ledger', schema: transactionSchema },
    async (request) => {
      const admin = callerOf(request);
      return readTransaction(context, request.params.id, admin);
    },
  );

  const decideSchema = { tags, body: DecideTransactionBody, response: { 200: Order } };
  app.post(
    '/accounts/admin/dva/',
    { access: 'admin', summary: 'Decide on an order', schema: decideSchema },
    async (request) => {
      const { body } = request;
      const caller = callerOf(request);
      const change = { scope: 'accounts/admin/dva', orderId: body.transaction_id, caller };
      return changeOrder(context, request, change, (tx, now) => decideTransaction(tx, caller, body, now));
    },
  );
}

function reportedRoutes(app: App, context: Context): void {
  const { db } = context;

  const reportsSchema = { tags, querystring: ReportListQuery, response: { 200: TransactionReportPage } };
  app.get(
    '/accounts/admin/transaction-reports/',
    { access: 'admin', summary: 'List reported orders', schema: reportsSchema },
    async (request) => {
      const admin = callerOf(request);
      const { query } = request;
      const [rows, counted] = [await selectReports(db, query), await countReports(db, query)];
      const orders = await selectOrdersById(
        db,
        rows.map(({ order_id }) => order_id),
      );
      const seen = new Map(
        (await toAdminOrders(context, [...orders.values()], admin)).map((found) => [found.order.id, found]),
      );
      const results = rows.flatMap(({ order_id, ...report }) => {
        const found = seen.get(order_id);
        return found ? [{ ...toReport(context, report), ...found }] : [];
      });
      return toPage(request, { page: query.page, limit: query.limit, ...counted, results });
    },
  );

  const decideReportSchema = { tags, body: DecideReportBody, response: { 200: Order } };
  app.post(
    '/accounts/admin/transaction-reports/',
    { access: 'admin', summary: 'Decide on a reported order', schema: decideReportSchema },
    async (request) => {
      const { body } = request;
      const caller = callerOf(request);
      const orderId = await orderOfReport(db, body.id);
      const change = { scope: 'accounts/admin/transaction-reports', orderId, caller };
      return changeOrder(context, request, change, (tx, now) => decideReport(tx, caller, { orderId, ...body }, now));
    },
  );
}

export function reportRoutes(app: App, context: Context): void {
  sideRoutes(app, context);
  transactionRoutes(app, context);
  reportedRoutes(app, context);
}
