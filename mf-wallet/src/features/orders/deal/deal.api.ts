import type { Deal, InvoiceDetailsBody } from '@wspolnik/contract';
import { changeRead, defineRead, refresh, useAction } from '@wspolnik/kit';
import { getFile, sendJSON } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { orderListReads } from '../../../lib/orders.reads.ts';

export const dealRead = defineRead<Deal, { id: string }>('transaction/deal/:id/');

const post = (path: string, id: string, body: object, idempotencyKey: string) =>
  sendJSON<Deal>('POST', path, { json: { transaction_id: id, ...body }, idempotencyKey });

export const correctDetails = (id: string, body: InvoiceDetailsBody, key: string) =>
  post('transaction/deal-details/', id, body, key);
export const moveDue = (id: string, due_on: string, key: string) => post('transaction/deal-due/', id, { due_on }, key);
export const markPaid = (id: string, paid_on: string, key: string) =>
  post('transaction/deal-paid/', id, { paid_on }, key);
export const takePaymentBack = (id: string, key: string) => post('transaction/deal-unpaid/', id, {}, key);
/** Fails with `reminded_lately` within three days after a reminder. */
export const remindOfPayment = (id: string, key: string) => post('transaction/deal-remind/', id, {}, key);

export const getDealPdf = (id: string, locale: 'pl' | 'en') => getFile(`transaction/deal/${id}/pdf/?lang=${locale}`);

/** One write on a deal: shows the answer and says `done`. After a refusal the present deal is read. */
export function useDealAction<Input = void>(
  id: string,
  write: (input: Input, key: string) => Promise<Deal>,
  done: MessageDescriptor,
) {
  const { formatMessage } = useIntl();
  return useAction(write, {
    onDone: (deal: Deal) => {
      void changeRead(dealRead({ id }), deal, { revalidate: false });
      void refresh(...Object.values(orderListReads));
      toast.success(formatMessage(done));
    },
    onFailed: () => void refresh(dealRead, ...Object.values(orderListReads)),
  });
}
