import { Id } from '@wspolnik/contract/common';
import { ReceiptQuery } from '@wspolnik/contract/receipts';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import { problem } from '../../platform/wire/problem.ts';
import { receiptFileName } from './receipt-words.ts';
import { findReceiptOf } from './receipts.sql.ts';

const params = Type.Object({ id: Id });
const pdf = { 200: Type.Unsafe<Buffer>(Type.String()) };

export function receiptRoutes(app: App, { db }: Context): void {
  app.get(
    '/payment/receipts/:id/',
    {
      access: 'user',
      summary: 'Download the receipt of a payment as PDF',
      schema: { tags: ['payments'], params, querystring: ReceiptQuery, produces: ['application/pdf'], response: pdf },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      if (caller.company?.role === 'member') throw problem('forbidden');
      const receipt = await findReceiptOf(db, accountOwnerOf(caller), request.params.id);
      if (!receipt) throw problem('not_found');
      const { drawReceipt } = await import('./receipt-pdf.ts');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${receiptFileName(receipt)}"`)
        .header('cache-control', 'no-store')
        .send(await drawReceipt(receipt, request.query.lang ?? caller.user.locale));
    },
  );
}
