import type { OrderDocument } from '@wspolnik/contract';
import { DialogOnDemand, IconButton } from '@wspolnik/system';
import { Replace } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { loadReplaceDialog } from '../actions/load-order-forms.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';

/** Puts another file in the place of a document that was not submitted yet. */
export function ReplaceDocument({ document, ...props }: OrderOfSide & { document: OrderDocument }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { name } = document;
  return (
    <>
      <IconButton
        size="sm"
        label={formatMessage(messages.replaceDocument, { name })}
        icon={<Replace size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      />
      <DialogOnDemand
        load={loadReplaceDialog}
        props={isOpen ? { document, ...props, onClose: () => setOpen(false) } : null}
      />
    </>
  );
}
