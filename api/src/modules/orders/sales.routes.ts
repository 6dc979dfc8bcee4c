import { DeliverOnBody } from '@wspolnik/contract/order-calls';
import { Order, OrderExport, OrderExportQuery } from '@wspolnik/contract/orders';
import { SalesSummary, SalesSummaryQuery } from '@wspolnik/contract/sales';
import type { App, Context } from '../../platform/context.ts';
import { polishDay } from '../../platform/polish-days.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { changeOrder } from './change-order.ts';
import { setDeliverOn } from './deliver-on.service.ts';
import { selectForExport } from './order-export.sql.ts';
import { exportedOf, type Side } from './own-orders.service.ts';
import { summarizeSales } from './sales-summary.service.ts';
import { purchasesOf, salesOf } from './sides.ts';

/** Rows of a file. */
const EXPORT_LIMIT = 10_000;

const tags = ['orders'];

/** What a seller works with beside the orders themselves; the files are for buyers as well. */
export function salesRoutes(app: App, context: Context): void {
  const { db, clock } = context;

  async function exported(side: Side, query: OrderExportQuery): Promise<OrderExport> {
    const filter = await exportedOf(db, side, query, polishDay(clock()));
    const rows = filter ? await selectForExport(db, { ...filter, side: side.name, limit: EXPORT_LIMIT + 1 }) : [];
    return { results: rows.slice(0, EXPORT_LIMIT), truncated: rows.length > EXPORT_LIMIT };
  }

  const exportSchema = { tags, querystring: OrderExportQuery, response: { 200: OrderExport } };
  app.get(
    '/offers/get-my-purchases/export/',
    { access: 'user', summary: 'Get the orders that the caller has placed for a file', schema: exportSchema },
    async (request) => exported(purchasesOf(callerOf(request)), request.query),
  );

  app.get(
    '/offers/get-my-sales/export/',
    { access: 'company', summary: 'Get the orders of the company in use for a file', schema: exportSchema },
    async (request) => exported(salesOf(memberOf(request)), request.query),
  );

  app.get(
    '/offers/sales-summary/',
    {
      access: 'company',
      summary: 'Get the sales of the company in use in a month',
      schema: { tags, querystring: SalesSummaryQuery, response: { 200: SalesSummary } },
    },
    async (request) => summarizeSales(db, memberOf(request).company.id, request.query.month, clock()),
  );

  app.post(
    '/offers/sale-deliver-on/',
    {
      access: 'company',
      summary: 'Name the day by which an order of the company in use is delivered',
      schema: { tags, body: DeliverOnBody, response: { 200: Order } },
    },
    async (request) => {
      const { body } = request;
      const caller = memberOf(request);
      const change = { scope: 'offers/sale-deliver-on', orderId: body.transaction_id, caller };
      return changeOrder(context, request, change, (tx, now) => setDeliverOn(tx, caller, body, now));
    },
  );
}
