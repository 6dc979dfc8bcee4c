import type { Context } from '../../platform/context.ts';
import type { ScannedDocument } from '../../platform/files/stored-documents.sql.ts';
import { publishToAdmins } from '../../platform/realtime/publish.ts';
import type { Db } from '../../storage/db.ts';
import { orderFileScanned, publishChange } from '../orders/index.ts';

/** Tells open pages of both sides and of admins to refetch the order; `balances` as for `publishChange`. */
export async function publishReport(
  tx: Db,
  order: Parameters<typeof publishChange>[1],
  now: Date,
  balances: 'none' | 'all' = 'none',
): Promise<void> {
  await publishChange(tx, order, now, balances);
  await publishToAdmins(tx, { type: 'order.changed', data: { id: order.id, status: order.status } }, now);
}

/** A document of an answer is available, or removed: who reads the answer sees it at once. */
export async function answerFileScanned(context: Context, tx: Db, scanned: ScannedDocument, now: Date): Promise<void> {
  await orderFileScanned(context, tx, scanned, now);
  await publishToAdmins(tx, { type: 'order.changed', data: { id: scanned.document.subject_id } }, now);
}
