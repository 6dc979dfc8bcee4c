import type { ActivationRequest } from '@wspolnik/api/contract';
import { ConfirmDialog } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { decisionMessages as messages } from './activation-requests.messages.ts';
import { useDecide } from './use-decide.ts';

export interface DecisionDialogProps {
  request: ActivationRequest;
  /** Number of the page that shows the request. */
  page: number;
  onClose: () => void;
}

export function ApproveDialog({ request, page, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const decide = useDecide(request, page);
  const confirm = () => {
    onClose();
    void decide({ approve: true });
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage(messages.approveTitle, { company: request.company.name })}
      text={formatMessage(messages.approveDetail)}
      confirmLabel={formatMessage(messages.approveConfirm)}
      cancelLabel={formatMessage(messages.cancel)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
