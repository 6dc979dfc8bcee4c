import type { AnswerReportFields } from '@wspolnik/contract/order-calls';
import type { Context } from '../../platform/context.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import { problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { buyerOf, lockFor, notifyOfOrder, recordAction, updateAnswered } from '../orders/index.ts';
import { publishReport } from './publish-report.ts';
import { insertAnswerDocument, updateAnswer } from './reports.sql.ts';

interface Answer {
  fields: AnswerReportFields;
  /** Stored already. */
  files: readonly StoredFile[];
}

/**
 * The seller's owner or manager answers the report of an order, once. For more errors see `lockFor`.
 *
 * @throws ApiProblem invalid_transition (answered or decided meanwhile), validation_failed (text; documents: `accountQuota`)
 */
export async function answerReport(
  context: Context,
  tx: Db,
  caller: Identity,
  { fields, files }: Answer,
  now: Date,
): Promise<void> {
  const text = requiredText('text', fields.text);
  const order = await lockFor(tx, 'answer-report', fields.transaction_id, caller);
  if (!order.awaits_answer) throw problem('invalid_transition', { allowed_actions: [] });
  const reportId = await updateAnswer(tx, { orderId: order.id, text, userId: caller.user.id }, now);
  const subject = { type: 'order_answer', id: order.id } as const;
  const sender = { userId: caller.user.id, owner: accountOwnerOf(caller) };
  for (const file of files) {
    await insertAnswerDocument(tx, reportId, file, now);
    await keepDocument(context, tx, { file, field: 'documents', ...sender, subject }, now);
  }
  await updateAnswered(tx, order.id, now);
  await recordAction(tx, order, 'answer-report', caller, now, text);
  await notifyOfOrder(tx, order, { to: buyerOf(order), kind: 'SaleReportReplied', by: caller }, now);
  await publishReport(tx, order, now);
}
