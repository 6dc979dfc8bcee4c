import type { ConfirmBody, PayoutAccount } from '@wspolnik/api/contract';
import { ApiError, announceBalanceChange } from '@wspolnik/shared-auth';
import { formatMoney, toast } from '@wspolnik/shared-ui';
import { type Draft, FormDialog } from '@wspolnik/shared-ui/forms';
import { refresh, useAction, useDraft } from '@wspolnik/shared-ui/remote';
import type { FormikHelpers } from 'formik';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { toWireMoney } from '../../lib/money.ts';
import { payoutAccountsRead } from '../../lib/points.reads.ts';
import { withdrawalMessages as messages } from './dialogs.messages.ts';
import { confirm, requestWithdrawal } from './registry.api.ts';
import { useCooldown } from './use-cooldown.ts';
import { type WithdrawalValues, withdrawalSchema } from './withdrawal-dialog.schema.ts';
import { WithdrawalFields } from './withdrawal-fields.tsx';

const EMPTY: WithdrawalValues = { amount: '', account: '', password: '', code: '' };

export interface WithdrawalDialogProps {
  /** The earned points in zł. */
  withdrawable: string;
  /** Those that can be used; at least one. */
  accounts: readonly PayoutAccount[];
  /** What the person is asked for. */
  method: 'password' | 'code';
  onClose: () => void;
}

export function WithdrawalDialog({ withdrawable, accounts, method, onClose }: WithdrawalDialogProps) {
  const { formatMessage } = useIntl();
  const [cooldown, coolDown] = useCooldown();
  const schema = useMemo(() => withdrawalSchema(withdrawable, method), [withdrawable, method]);
  const empty = useMemo(() => ({ ...EMPTY, account: accounts[0]?.id ?? '' }), [accounts]);
  const draft = useDraft('withdrawal', empty);

  const confirmOnce = useConfirmation();

  const { run } = useAction(
    async (values: WithdrawalValues, key) =>
      requestWithdrawal(bodyOf(values, accounts), await confirmOnce({ [method]: values[method] }), key),
    {
      onDone: ({ amount }) => {
        toast.success(formatMessage(messages.done, { amount: formatMoney(amount) }));
        announceBalanceChange();
      },
    },
  );

  return (
    <FormDialog
      title={formatMessage(messages.title)}
      initialValues={empty}
      schema={schema}
      draft={safeDraft(draft, accounts)}
      confirm={cooldown > 0 ? formatMessage(messages.wait, { seconds: cooldown }) : formatMessage(messages.confirm)}
      disabled={cooldown > 0}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={(error, form) => {
        if (!(error instanceof ApiError)) return;
        if (error.code === 'throttled') coolDown(error.retryAfter);
        if (error.code === 'insufficient_points') showAmountError(form);
        if (error.code === 'account_not_added') void refresh(payoutAccountsRead);
      }}
      onClose={onClose}
    >
      <WithdrawalFields withdrawable={withdrawable} accounts={accounts} method={method} />
    </FormDialog>
  );
}

/** The password and the code are not stored, and an account that was removed meanwhile is not chosen. */
function safeDraft(draft: Draft<WithdrawalValues>, accounts: readonly PayoutAccount[]): Draft<WithdrawalValues> {
  const { initialValues } = draft;
  const account = accounts.find(({ id }) => id === initialValues.account) ?? accounts[0];
  return {
    ...draft,
    initialValues: { ...initialValues, account: account?.id ?? '' },
    keep: (values) => draft.keep({ ...values, password: '', code: '' }),
  };
}

/** The same proof is sent once while its token is valid: a code of the app cannot be used again after a corrected amount. */
function useConfirmation(): (proof: ConfirmBody) => Promise<string> {
  const last = useRef<{ proof: string; expires: number; token: string }>(undefined);
  return async (body) => {
    const proof = JSON.stringify(body);
    if (last.current?.proof === proof && last.current.expires > Date.now()) return last.current.token;
    const { token, expires_at } = await confirm(body);
    last.current = { proof, token, expires: Date.parse(expires_at) };
    return token;
  };
}

function bodyOf({ amount, account }: WithdrawalValues, accounts: readonly PayoutAccount[]) {
  const { bank_number, broker_account } = accounts.find(({ id }) => id === account) ?? {};
  return { amount: toWireMoney(amount), ...(bank_number ? { bank_number } : { broker_account: broker_account ?? '' }) };
}

/** Insufficient points are shown as an error of the amount, and the balance on the screen is reloaded. */
function showAmountError(form: FormikHelpers<WithdrawalValues>): void {
  form.setTouched({ amount: true }, false);
  form.setFieldError('amount', 'errors.insufficient_points');
  announceBalanceChange();
}
