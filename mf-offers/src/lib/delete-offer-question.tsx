import type { Offer } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { ConfirmDialog, toast } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { removeOffer } from './change-offers.api.ts';
import { changeMessages as messages } from './change-offers.messages.ts';

export interface DeleteOfferQuestionProps {
  offer: Pick<Offer, 'id' | 'title'>;
  open: boolean;
  onDeleted: () => unknown;
  onClose: () => void;
}

/** Deletion is final, so it requires confirmation. */
export function DeleteOfferQuestion({ offer: { id, title }, open, onDeleted, onClose }: DeleteOfferQuestionProps) {
  const { formatMessage } = useIntl();
  const { run, isRunning } = useAction(() => removeOffer(id), {
    onDone: () => {
      toast.success(formatMessage(messages.deleted));
      onClose();
      void onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={formatMessage(messages.deleteTitle)}
      text={formatMessage(messages.deleteText, { title })}
      confirmLabel={formatMessage(messages.deleteConfirm)}
      loading={isRunning}
      onConfirm={() => void run().catch(() => toast.error(formatMessage(messages.deleteFailed)))}
      onCancel={onClose}
    />
  );
}
