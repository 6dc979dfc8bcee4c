import type { Deal, DealSide } from '@wspolnik/contract/deals';
import type { Context } from '../../platform/context.ts';
import { toMoney } from '../../platform/money.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import {
  type InvoiceSide,
  type OrderInvoiceRow,
  openOrderInvoice,
  selectOrderInvoices,
} from '../invoice-details/index.ts';
import { actorOf, isOverdue, type OrderActor, toDocument } from '../orders/index.ts';
import { dealActions, remindFrom } from './deal-rules.ts';
import { type DealDocumentRow, type DealRow, selectDeal } from './deals.sql.ts';

const SIDE: Record<OrderActor, InvoiceSide | null> = {
  buyer: 'buyer',
  seller: 'seller',
  'seller-member': 'seller',
  admin: null,
};

export interface ReadDeal {
  row: DealRow;
  seller: DealSide;
  buyer: DealSide;
  side: InvoiceSide | null;
}

/** Both sides of an order and admins read it. @throws ApiProblem not_found, also for everybody else */
export async function readDeal({ vault }: Context, db: Db, orderId: string, caller: Identity): Promise<ReadDeal> {
  const row = await selectDeal(db, orderId);
  const actor = row && actorOf(row, caller);
  if (!row || !actor) throw problem('not_found');
  const invoices = await selectOrderInvoices(db, orderId);
  const sideOf = (side: InvoiceSide): DealSide => {
    const invoice: OrderInvoiceRow | undefined = invoices.find((each) => each.side === side);
    return { details: invoice ? openOrderInvoice(vault, invoice) : null, corrected_at: invoice?.corrected_at ?? null };
  };
  return { row, seller: sideOf('seller'), buyer: sideOf('buyer'), side: SIDE[actor] };
}

const documentOf = (context: Context, { source, ...document }: DealDocumentRow) => ({
  ...toDocument(context, document),
  source,
});

/** The contract's deal as this caller sees it now. */
export function toDeal(context: Context, { row, seller, buyer, side }: ReadDeal, caller: Identity): Deal {
  const now = context.clock();
  const { id, number, price, net, vat_rate, due_on, paid_on, payment_reminded_at: reminded_at, terms, lines } = row;
  return {
    ...{ id, number, side, seller, buyer, vat_rate, due_on, paid_on, reminded_at, terms, lines },
    price: toMoney(price),
    price_net: toMoney(net),
    vat: toMoney(price - net),
    overdue: isOverdue(row, now),
    remind_from: remindFrom(row, now)?.toISOString() ?? null,
    documents: row.documents.map((document) => documentOf(context, document)),
    allowed_actions: dealActions(row, caller),
  };
}
