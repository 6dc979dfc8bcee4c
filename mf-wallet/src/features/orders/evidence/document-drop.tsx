import type { Order } from '@wspolnik/contract';
import { MAX_FILE_MB, MAX_ORDER_DOCUMENTS } from '@wspolnik/contract/limits';
import { newIdempotencyKey } from '@wspolnik/shared-auth';
import { DOCUMENT_EXTENSIONS, FileDrop, type Upload } from '@wspolnik/system/files';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { addDocument } from '../actions/orders.api.ts';
import { writeOrder } from '../actions/seen-events.ts';
import { isConflict, useConflictNotice, useShownOrder } from '../actions/use-order-action.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';
import { useAddedToast } from './use-added-toast.ts';

export interface DocumentDropProps extends OrderOfSide {
  /** The document that one new file takes the place of. */
  replaces?: string | undefined;
  onDone?: () => void;
}

/** Uploads each file as soon as it is chosen. An uploaded file is listed with the order's documents and no longer here. */
export function DocumentDrop({ order, side, replaces, onDone }: DocumentDropProps) {
  const { formatMessage } = useIntl();
  const show = useShownOrder(side);
  const explainConflict = useConflictNotice(order, side);
  const added = useAddedToast();
  // One idempotency key per file, so that a retry after a lost response does not add the file twice.
  const keys = useRef(new WeakMap<File, string>());

  const upload: Upload<Order> = async (file, { signal }) => {
    const key = keys.current.get(file) ?? newIdempotencyKey();
    keys.current.set(file, key);
    try {
      const changed = await writeOrder(order.id, () => addDocument(order.id, { file, replaces }, key, signal));
      show(changed);
      added.count();
      onDone?.();
      return changed;
    } catch (error) {
      if (isConflict(error)) await explainConflict(error);
      throw error;
    }
  };

  const kept = order.documents.filter(({ state }) => state !== 'removed').length;
  return (
    <FileDrop
      label={formatMessage(replaces ? messages.newDocument : messages.addDocument)}
      accept={DOCUMENT_EXTENSIONS}
      maxMb={MAX_FILE_MB}
      // At least two: with a limit of one, a second file would replace the first.
      maxCount={replaces ? 1 : Math.max(2, MAX_ORDER_DOCUMENTS - kept)}
      upload={upload}
      files={NONE}
      onChange={() => {}}
      onIdle={added.tell}
    />
  );
}

const NONE: readonly never[] = [];
