import type { OrderDocument } from '@wspolnik/contract';
import { Dialog } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { DocumentDrop } from './document-drop.tsx';
import { evidenceMessages as messages } from './evidence.messages.ts';

interface ReplaceDialogProps extends OrderOfSide {
  document: OrderDocument;
  onClose: () => void;
}

/** Takes the file that comes in the place of the document. */
export function ReplaceDialog({ document: { id, name }, onClose, ...props }: ReplaceDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open onClose={onClose} title={formatMessage(messages.replaceTitle, { name })}>
      <DocumentDrop {...props} replaces={id} onDone={onClose} />
    </Dialog>
  );
}
