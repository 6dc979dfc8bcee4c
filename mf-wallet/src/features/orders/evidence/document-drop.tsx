import type { Order } from '@wspolnik/api/contract';
import { newIdempotencyKey } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/shared-ui';
import { DOCUMENT_EXTENSIONS, FileDrop, type Upload } from '@wspolnik/shared-ui/files';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../../lib/order-query.ts';
import { addDocument } from '../actions/orders.api.ts';
import { writeOrder } from '../actions/seen-events.ts';
import { isConflict, useConflictNotice, useShownOrder } from '../actions/use-order-action.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';

/** The API's limits: megabytes per file, and number of files. */
const MAX_MB = 10;
const MAX_DOCUMENTS = 10;

export interface DocumentDropProps {
  order: Order;
  side: OrderSide;
}

/** Uploads each file as soon as it is chosen. An uploaded file is listed with the order's documents and no longer here. */
export function DocumentDrop({ order, side }: DocumentDropProps) {
  const { formatMessage } = useIntl();
  const show = useShownOrder(side);
  const explainConflict = useConflictNotice(order, side);
  // One idempotency key per file, so that a retry after a lost response does not add the file twice.
  const keys = useRef(new WeakMap<File, string>());

  const upload: Upload<Order> = async (file, { signal }) => {
    const key = keys.current.get(file) ?? newIdempotencyKey();
    keys.current.set(file, key);
    try {
      const changed = await writeOrder(order.id, () => addDocument(order.id, file, key, signal));
      show(changed);
      toast.success(formatMessage(messages.documentAdded));
      return changed;
    } catch (error) {
      if (isConflict(error)) await explainConflict(error);
      throw error;
    }
  };

  return (
    <FileDrop
      label={formatMessage(messages.addDocument)}
      accept={DOCUMENT_EXTENSIONS}
      maxMb={MAX_MB}
      // At least two: with a limit of one, a second file would replace the first.
      maxCount={Math.max(2, MAX_DOCUMENTS - order.documents.filter(({ state }) => state !== 'removed').length)}
      upload={upload}
      files={NONE}
      onChange={() => {}}
    />
  );
}

const NONE: readonly never[] = [];
