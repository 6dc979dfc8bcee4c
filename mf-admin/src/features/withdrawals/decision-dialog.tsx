import type { WithdrawalAction, WithdrawalRequest } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { ConfirmDialog, formatMoney, toast, useErrorText } from '@wspolnik/system';
import { FormDialog } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { ReasonField, reasonRule } from '../../lib/reason-field.tsx';
import { refreshWithdrawals } from '../../lib/withdrawals.reads.ts';
import { AccountFacts } from './account-facts.tsx';
import { followConflict } from './follow-conflict.ts';
import { NotSentDialog } from './not-sent-dialog.tsx';
import { OriginFacts } from './origin-facts.tsx';
import { type SeenWithdrawal, useSeenWithdrawal } from './use-seen-withdrawal.ts';
import { WhatChanged } from './what-changed.tsx';
import { decideWithdrawal, takeWithdrawal } from './withdrawals.api.ts';
import { decisionMessages as messages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

export interface Decision {
  /** As it was on the page when the admin pressed. */
  request: WithdrawalRequest;
  action: WithdrawalAction;
}

const rejectSchema = object({ rejected_reason: reasonRule });

interface DecisionDialogProps {
  decision: Decision;
  /** The live row of the list; undefined once it has left the list. */
  listed: WithdrawalRequest | undefined;
  onClose: () => void;
}

/** Asks before one withdrawal is approved, marked as paid, rejected or taken, or its file declared not sent. */
export function DecisionDialog({ decision, listed, onClose }: DecisionDialogProps) {
  const { action } = decision;
  const state = useSeenWithdrawal(decision.request, listed);
  if (action === 'rejected') return <RejectDialog {...{ state, onClose }} />;
  if (action === 'not_sent') return <NotSentDialog {...{ state, onClose }} />;
  return <AcceptDialog {...{ state, action, onClose }} />;
}

function useAbout({ holder, amount, held_by }: WithdrawalRequest) {
  return { holder: holder.name, amount: formatMoney(amount), admin: held_by?.name ?? '' };
}

interface AcceptDialogProps {
  state: SeenWithdrawal;
  action: 'approved' | 'paid' | 'take';
  onClose: () => void;
}

function AcceptDialog({ state, action, onClose }: AcceptDialogProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { seen: request } = state;
  const about = useAbout(request);
  const { id, status: seen_status } = request;
  const { run, isRunning } = useAction(
    (_: undefined, key) =>
      action === 'take'
        ? takeWithdrawal(id, { seen_holder: request.held_by?.id ?? null }, key)
        : decideWithdrawal({ id, status: action, seen_status }, key),
    {
      onDone: () => {
        toast.success(formatMessage(messages[`${action}Done`], about));
        void refreshWithdrawals();
        onClose();
      },
    },
  );
  const confirm = () =>
    run(undefined).catch((error: unknown) => {
      toast.error(errorText(error));
      followConflict(error);
    });
  const isTakeOver = action === 'take' && request.held_by !== null;
  return (
    <ConfirmDialog
      open
      title={formatMessage(isTakeOver ? messages.takeOverTitle : messages[`${action}Title`], about)}
      text={
        <div className={classes.question}>
          <p>{formatMessage(isTakeOver ? messages.takeOverText : messages[`${action}Text`], about)}</p>
          <AccountFacts request={request} />
          <OriginFacts origin={request.origin} />
          {isRunning ? null : <WhatChanged {...{ state, action }} />}
        </div>
      }
      confirmLabel={formatMessage(isTakeOver ? messages.takeOverConfirm : messages[`${action}Confirm`])}
      cancelLabel={formatMessage(messages.back)}
      loading={isRunning}
      disabled={state.changed !== null && !isRunning}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

function RejectDialog({ state, onClose }: { state: SeenWithdrawal; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { id, status: seen_status } = state.seen;
  const about = useAbout(state.seen);
  const { run, isRunning } = useAction(
    (rejected_reason: string, key) => decideWithdrawal({ id, status: 'rejected', seen_status, rejected_reason }, key),
    {
      onDone: () => {
        toast.success(formatMessage(messages.rejectedDone, about));
        void refreshWithdrawals();
      },
    },
  );
  return (
    <FormDialog
      danger
      title={formatMessage(messages.rejectedTitle, about)}
      initialValues={{ rejected_reason: '' }}
      schema={rejectSchema}
      confirm={formatMessage(messages.rejectedConfirm)}
      cancel={formatMessage(messages.back)}
      disabled={state.changed !== null}
      onSubmit={async ({ rejected_reason }) => (await run(rejected_reason.trim())) !== undefined}
      onProblem={followConflict}
      onClose={onClose}
    >
      <p>{formatMessage(messages.rejectedText, about)}</p>
      {isRunning ? null : <WhatChanged state={state} action="rejected" />}
      <ReasonField name="rejected_reason" />
    </FormDialog>
  );
}
