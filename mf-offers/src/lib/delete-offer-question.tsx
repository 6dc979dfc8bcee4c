import type { Offer } from '@wspolnik/api/contract';
import { ConfirmDialog, toast } from '@wspolnik/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { removeOffer } from './change-offers.api.ts';
import { changeMessages as messages } from './change-offers.messages.ts';

export interface DeleteOfferQuestionProps {
  offer: Pick<Offer, 'id' | 'title'>;
  open: boolean;
  onDeleted: () => unknown;
  onClose: () => void;
}

/** What is deleted never comes back, so it is asked about before. */
export function DeleteOfferQuestion({ offer: { id, title }, open, onDeleted, onClose }: DeleteOfferQuestionProps) {
  const { formatMessage } = useIntl();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await removeOffer(id);
    } catch {
      toast.error(formatMessage(messages.deleteFailed));
      return setDeleting(false);
    }
    toast.success(formatMessage(messages.deleted));
    onClose();
    await onDeleted();
    setDeleting(false);
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={formatMessage(messages.deleteTitle)}
      text={formatMessage(messages.deleteText, { title })}
      confirmLabel={formatMessage(messages.deleteConfirm)}
      loading={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
