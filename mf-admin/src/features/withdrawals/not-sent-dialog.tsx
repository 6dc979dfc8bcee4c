import { useAction } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { CheckboxField, FormDialog } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { boolean, object } from 'yup';
import { ReasonField, reasonRule } from '../../lib/reason-field.tsx';
import { refreshWithdrawals } from '../../lib/withdrawals.reads.ts';
import { followConflict } from './follow-conflict.ts';
import type { SeenWithdrawal } from './use-seen-withdrawal.ts';
import { WhatChanged } from './what-changed.tsx';
import { declareNotSent } from './withdrawals.api.ts';
import { decisionMessages, notSentMessages as messages } from './withdrawals.messages.ts';

const INITIAL = { reason: '', only: false, sure: false };
const schema = object({
  reason: reasonRule,
  only: boolean(),
  sure: boolean().isTrue('validators.accepted'),
});

/** Declares that the bank never made the transfers of a file: only then can they be rejected or go into another one. */
export function NotSentDialog({ state, onClose }: { state: SeenWithdrawal; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { id, file } = state.seen;
  const name = file?.name ?? '';
  const { run, isRunning } = useAction(
    ({ reason, only }: typeof INITIAL, key) =>
      declareNotSent(file?.id ?? '', { reason: reason.trim(), ...(only && { withdrawal_id: id }) }, key),
    {
      onDone: ({ withdrawal_ids }) => {
        toast.success(formatMessage(messages.done, { file: name, count: withdrawal_ids.length }));
        void refreshWithdrawals();
      },
    },
  );
  return (
    <FormDialog
      danger
      title={formatMessage(messages.title)}
      initialValues={INITIAL}
      schema={schema}
      confirm={formatMessage(messages.confirm)}
      cancel={formatMessage(decisionMessages.back)}
      disabled={state.changed !== null}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={followConflict}
      onClose={onClose}
    >
      <p>{formatMessage(messages.text, { file: name })}</p>
      {isRunning ? null : <WhatChanged state={state} action="not_sent" />}
      <ReasonField />
      <CheckboxField name="only" label={formatMessage(messages.only)} />
      <CheckboxField name="sure" label={formatMessage(messages.sure)} />
    </FormDialog>
  );
}
