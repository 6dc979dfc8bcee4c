import type { WithdrawalRequest } from '@wspolnik/api/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { Callout, ConfirmDialog, formatMoney, toast, useErrorText } from '@wspolnik/shared-ui';
import { FormDialog, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { refresh, useAction } from '@wspolnik/shared-ui/remote';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { withdrawalRead, withdrawalsRead } from '../../lib/withdrawals.reads.ts';
import { decideWithdrawal } from './withdrawals.api.ts';
import { decisionMessages as messages } from './withdrawals.messages.ts';

export interface Decision {
  request: WithdrawalRequest;
  status: 'approved' | 'paid' | 'rejected';
}

/** Maximum length in characters, as in `DecideWithdrawalBody` of the API contract. */
const REASON_MAX = 1000;
const rejectSchema = object({ rejected_reason: rules.required().max(REASON_MAX) });

interface DecisionDialogProps {
  decision: Decision;
  onClose: () => void;
}

/** Asks before one withdrawal is approved, marked as paid or rejected. */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  return decision.status === 'rejected' ? (
    <RejectDialog request={decision.request} onClose={onClose} />
  ) : (
    <AcceptDialog request={decision.request} status={decision.status} onClose={onClose} />
  );
}

function useDecide(request: WithdrawalRequest, onClose: () => void) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const about = { holder: request.holder.name, amount: formatMoney(request.amount) };
  const { run, isRunning } = useAction(
    (body: { status: Decision['status']; rejected_reason?: string }, key) =>
      decideWithdrawal({ id: request.id, ...body }, key),
    {
      onDone: (_, { status }) => {
        toast.success(formatMessage(messages[`${status}Done`], about));
        void refresh(withdrawalsRead, withdrawalRead);
      },
    },
  );
  /** True when the failure was that somebody else had decided: it is told, and the list follows. */
  const isDecided = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.code !== 'invalid_transition') return false;
    toast.info(formatMessage(messages.alreadyDecided, about));
    void refresh(withdrawalsRead, withdrawalRead);
    onClose();
    return true;
  };
  return { run, isRunning, isDecided, about, errorText };
}

function AcceptDialog({
  request,
  status,
  onClose,
}: {
  request: WithdrawalRequest;
  status: 'approved' | 'paid';
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { run, isRunning, isDecided, about, errorText } = useDecide(request, onClose);
  const confirm = async () => {
    try {
      if ((await run({ status })) !== undefined) onClose();
    } catch (error) {
      if (!isDecided(error)) toast.error(errorText(error));
    }
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage(messages[`${status}Title`], about)}
      text={formatMessage(messages[`${status}Text`], about)}
      confirmLabel={formatMessage(messages[`${status}Confirm`])}
      loading={isRunning}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

function RejectDialog({ request, onClose }: { request: WithdrawalRequest; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { run, isDecided, about } = useDecide(request, onClose);
  return (
    <FormDialog
      danger
      title={formatMessage(messages.rejectedTitle, about)}
      initialValues={{ rejected_reason: '' }}
      schema={rejectSchema}
      confirm={formatMessage(messages.rejectedConfirm)}
      onSubmit={async ({ rejected_reason }) =>
        (await run({ status: 'rejected', rejected_reason: rejected_reason.trim() })) !== undefined
      }
      onProblem={isDecided}
      onClose={onClose}
    >
      <p>{formatMessage(messages.rejectedText, about)}</p>
      {request.file ? (
        <Callout tone="danger" icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}>
          {formatMessage(messages.inFile, { file: request.file.name })}
        </Callout>
      ) : null}
      <TextareaField
        name="rejected_reason"
        label={formatMessage(messages.reason)}
        required
        rows={4}
        maxLength={REASON_MAX}
        counted
      />
    </FormDialog>
  );
}
