import { ConfirmDialog } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { bulkMessages as messages } from './withdrawals.messages.ts';

interface BulkDialogProps {
  status: 'approved' | 'paid';
  count: number;
  sum: string;
  isRunning: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before several withdrawals are approved or marked as paid. */
export function BulkDialog({ status, count, sum, isRunning, onConfirm, onClose }: BulkDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open
      title={formatMessage(messages[`${status}Title`], { count })}
      text={formatMessage(messages[`${status}Text`], { sum })}
      confirmLabel={formatMessage(messages[`${status}Confirm`])}
      loading={isRunning}
      onCancel={onClose}
      onConfirm={onConfirm}
    />
  );
}
