import { ApiError, announceBalanceChange } from '@wspolnik/shared-auth';
import { formatMoney, toast } from '@wspolnik/shared-ui';
import { FormDialog } from '@wspolnik/shared-ui/forms';
import { useAction, useDraft } from '@wspolnik/shared-ui/remote';
import type { FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toWireMoney } from '../../lib/money.ts';
import { withdrawalMessages as messages } from './dialogs.messages.ts';
import { requestWithdrawal } from './registry.api.ts';
import { useCooldown } from './use-cooldown.ts';
import { plainBankNumber, type WithdrawalValues, withdrawalSchema } from './withdrawal-dialog.schema.ts';
import { WithdrawalFields } from './withdrawal-fields.tsx';

const EMPTY: WithdrawalValues = { amount: '', target: 'bank', bank_number: '', broker_account: '' };

export interface WithdrawalDialogProps {
  /** The earned points in zł. */
  withdrawable: string;
  onClose: () => void;
}

export function WithdrawalDialog({ withdrawable, onClose }: WithdrawalDialogProps) {
  const { formatMessage } = useIntl();
  const [cooldown, coolDown] = useCooldown();
  const schema = useMemo(() => withdrawalSchema(withdrawable), [withdrawable]);

  const { run } = useAction((values: WithdrawalValues, key) => requestWithdrawal(bodyOf(values), key), {
    onDone: ({ amount }) => {
      toast.success(formatMessage(messages.done, { amount: formatMoney(amount) }));
      announceBalanceChange();
    },
  });

  return (
    <FormDialog
      title={formatMessage(messages.title)}
      initialValues={EMPTY}
      schema={schema}
      draft={useDraft('withdrawal', EMPTY)}
      confirm={cooldown > 0 ? formatMessage(messages.wait, { seconds: cooldown }) : formatMessage(messages.confirm)}
      disabled={cooldown > 0}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={(error, form) => {
        if (!(error instanceof ApiError)) return;
        if (error.code === 'throttled') coolDown(error.retryAfter);
        if (error.code === 'insufficient_points') showAmountError(form);
      }}
      onClose={onClose}
    >
      <WithdrawalFields withdrawable={withdrawable} />
    </FormDialog>
  );
}

function bodyOf({ amount, target, bank_number, broker_account }: WithdrawalValues) {
  const to =
    target === 'bank' ? { bank_number: plainBankNumber(bank_number) } : { broker_account: broker_account.trim() };
  return { amount: toWireMoney(amount), ...to };
}

/** Insufficient points are shown as an error of the amount, and the balance on the screen is reloaded. */
function showAmountError(form: FormikHelpers<WithdrawalValues>): void {
  form.setTouched({ amount: true }, false);
  form.setFieldError('amount', 'errors.insufficient_points');
  announceBalanceChange();
}
