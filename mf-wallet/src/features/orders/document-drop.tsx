import type { Order } from '@wspolnik/api/contract';
import { newIdempotencyKey } from '@wspolnik/shared-auth';
import { toast } from '@wspolnik/shared-ui';
import { DOCUMENT_EXTENSIONS, FileDrop, type Upload } from '@wspolnik/shared-ui/files';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/swr-keys.ts';
import { evidenceMessages as messages } from './actions.messages.ts';
import { keepInMind, whileWriting } from './order-news.ts';
import { addDocument } from './orders.api.ts';
import { isStale, useTellStale } from './use-order-action.ts';
import { useKeepOrder } from './use-orders.ts';

/** Megabytes and files, as the API takes them. */
const MAX_MB = 10;
const MAX_DOCUMENTS = 10;

export interface DocumentDropProps {
  order: Order;
  side: OrderSide;
}

/** Sends each file as it is chosen. What has arrived stands among the order's documents and no longer here. */
export function DocumentDrop({ order, side }: DocumentDropProps) {
  const { formatMessage } = useIntl();
  const keep = useKeepOrder(side);
  const tellStale = useTellStale(order, side);
  // One key per file, so that a repeated sending after a lost answer adds nothing twice.
  const keys = useRef(new WeakMap<File, string>());

  const upload: Upload<Order> = async (file, { signal }) => {
    const key = keys.current.get(file) ?? newIdempotencyKey();
    keys.current.set(file, key);
    try {
      const changed = await whileWriting(order.id, async () => {
        const answer = await addDocument(order.id, file, key, signal);
        keepInMind(answer);
        return answer;
      });
      keep(changed);
      toast.success(formatMessage(messages.documentAdded));
      return changed;
    } catch (error) {
      if (isStale(error)) await tellStale(error);
      throw error;
    }
  };

  return (
    <FileDrop
      label={formatMessage(messages.addDocument)}
      accept={DOCUMENT_EXTENSIONS}
      maxMb={MAX_MB}
      // Never one, where a second file would take the place of the first.
      maxCount={Math.max(2, MAX_DOCUMENTS - order.documents.length)}
      upload={upload}
      files={NONE}
      onChange={() => {}}
    />
  );
}

const NONE: readonly never[] = [];
