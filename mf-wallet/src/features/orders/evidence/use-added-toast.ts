import { toast } from '@wspolnik/system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { evidenceMessages as messages } from './evidence.messages.ts';

/** Counts added files for one toast, shown by `tell` or when the order accepts no more. */
export function useAddedToast() {
  const { formatMessage } = useIntl();
  const added = useRef(0);
  const tell = () => {
    const count = added.current;
    added.current = 0;
    if (count > 0) toast.success(formatMessage(messages.documentsAdded, { count }));
  };
  const last = useRef(tell);
  last.current = tell;
  useEffect(() => () => last.current(), []);
  return {
    tell,
    count: () => {
      added.current += 1;
    },
  };
}
