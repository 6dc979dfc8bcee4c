import type { Order, OrderDocument, OrderEvent } from '@wspolnik/contract/orders';
import { FILE_KINDS, type FileKind, type SentDocument } from '@wspolnik/contract/sent-documents';
import type { Context } from '../../platform/context.ts';
import { privateFileUrl } from '../../platform/files/file-urls.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { actorOf, allowedActions, MAX_RESUBMISSIONS, type OrderActor } from './order-actions.ts';
import type { DocumentRow, OrderView, ReportRow, SentDocumentRow } from './order-list.sql.ts';
import { isOverdue } from './order-payment.ts';
import { answerUntil, cancelsAt, maturesAt } from './order-times.ts';

function kindOf(mime: string): FileKind {
  if (mime === 'application/pdf') return 'pdf';
  const family = mime.split('/')[0];
  return FILE_KINDS.find((kind) => kind === family) ?? 'other';
}

/** The contract's document, with an address while it is available. */
export function toDocument(context: Context, row: DocumentRow): OrderDocument;
export function toDocument(context: Context, row: SentDocumentRow): SentDocument;
export function toDocument(context: Context, { file_key, mime, ...document }: SentDocumentRow): SentDocument {
  const { name, state } = document;
  const url = state === 'available' ? privateFileUrl(context, file_key, context.clock(), { name }) : null;
  return { ...document, kind: kindOf(mime), url };
}

/** The contract's report, as both sides and admins see it. */
export function toReport<Row extends ReportRow>(context: Context, report: Row) {
  const documents = report.documents.map((document) => toDocument(context, document));
  return { ...report, answer_until: answerUntil(report.created_at), documents };
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Each side reads its own reason of a decision, an admin both. */
function historyFor(actor: OrderActor | null, history: OrderEvent[]): OrderEvent[] {
  return history.map(({ seller_reason, day, ...step }) => {
    const event = day ? { ...step, day } : step;
    if (!seller_reason || actor === 'buyer') return event;
    return actor === 'admin' ? { ...event, seller_reason } : { ...event, reason: seller_reason };
  });
}

/** The contract's order as this caller sees it now. */
export function toOrder(context: Context, order: OrderView, caller: Identity): Order {
  return {
    ...order.view,
    history: historyFor(actorOf(order, caller), order.view.history),
    documents: order.documents.map((document) => toDocument(context, document)),
    report: order.report && toReport(context, order.report),
    overdue: isOverdue(order, context.clock()),
    resubmissions_left: MAX_RESUBMISSIONS - order.resubmissions,
    cancels_at: iso(cancelsAt(order)),
    matures_at: iso(maturesAt(order)),
    allowed_actions: allowedActions(order, caller),
  };
}
