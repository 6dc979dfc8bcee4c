import type { PayoutAccount } from '@wspolnik/contract';
import { refresh, useAction, useDraft } from '@wspolnik/kit';
import { NO_PROOF, useConfirmation } from '@wspolnik/kit/confirmation';
import { ApiError, announceBalanceChange } from '@wspolnik/shared-auth';
import { formatMoney, toast } from '@wspolnik/system';
import { type Draft, FormDialog } from '@wspolnik/system/forms';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { toWireMoney } from '../../lib/money.ts';
import { payoutAccountsRead, taxDataRead } from '../../lib/points.reads.ts';
import { withdrawalMessages as messages } from './dialogs.messages.ts';
import { requestWithdrawal } from './points.api.ts';
import { NO_TAX_FIELDS, taxRulesFor } from './tax-fields.schema.ts';
import { AskedTaxFields } from './tax-fields.tsx';
import { useCooldown, waitOf } from './use-cooldown.ts';
import { useTaxQuestion } from './use-tax-question.ts';
import { type WithdrawalValues, withdrawalSchema } from './withdrawal-dialog.schema.ts';
import { WithdrawalFields, type WithdrawalFieldsProps } from './withdrawal-fields.tsx';

const EMPTY: WithdrawalValues = { amount: '', account: '', ...NO_TAX_FIELDS, ...NO_PROOF };

export interface WithdrawalDialogProps extends Pick<WithdrawalFieldsProps, 'withdrawable' | 'accounts'> {
  onClose: () => void;
}

export function WithdrawalDialog({ withdrawable, accounts, onClose }: WithdrawalDialogProps) {
  const { formatMessage } = useIntl();
  const [cooldown, coolDown] = useCooldown();
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const { year, isAsked } = useTaxQuestion();
  const schema = useMemo(
    () => withdrawalSchema(withdrawable, { ...fields, ...taxRulesFor(isAsked) }),
    [withdrawable, fields, isAsked],
  );
  const empty = useMemo(() => ({ ...EMPTY, account: accounts[0]?.id ?? '' }), [accounts]);
  const draft = useDraft('withdrawal', empty);

  const { run } = useAction(
    (values: WithdrawalValues, key) =>
      confirmed(values, (confirmation) => requestWithdrawal(bodyOf(values, accounts, isAsked), confirmation, key)),
    {
      onDone: ({ amount }) => {
        toast.success(formatMessage(messages.done, { amount: formatMoney(amount) }));
        announceBalanceChange();
        void refresh(taxDataRead);
      },
    },
  );

  return (
    <FormDialog
      title={formatMessage(messages.title)}
      initialValues={empty}
      schema={schema}
      draft={safeDraft(draft, accounts)}
      confirm={cooldown > 0 ? formatMessage(messages.wait, waitOf(cooldown)) : formatMessage(messages.confirm)}
      disabled={cooldown > 0 || !confirmation.method}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={(error, form) => {
        if (!(error instanceof ApiError)) return;
        if (error.code === 'throttled') coolDown(error.retryAfter);
        if (error.code === 'insufficient_points') showAmountError(form);
        // Asked for because of a withdrawal that this page does not know of.
        if (error.fields?.pesel) void refresh(taxDataRead);
        if (error.code === 'account_not_added') void refresh(payoutAccountsRead);
      }}
      onClose={onClose}
    >
      <WithdrawalFields {...{ withdrawable, accounts, confirmation }}>
        <TaxQuestion {...{ year, isAsked }} />
      </WithdrawalFields>
    </FormDialog>
  );
}

/** The tax data, once the amount asks for them. */
function TaxQuestion({ year, isAsked }: { year: number; isAsked(amount: string): boolean }) {
  const { values } = useFormikContext<WithdrawalValues>();
  return isAsked(values.amount) ? <AskedTaxFields year={year} /> : null;
}

/** Proof and tax data are not stored, and an account that was removed meanwhile is not chosen. */
function safeDraft(draft: Draft<WithdrawalValues>, accounts: readonly PayoutAccount[]): Draft<WithdrawalValues> {
  const { initialValues } = draft;
  const account = accounts.find(({ id }) => id === initialValues.account) ?? accounts[0];
  return {
    ...draft,
    initialValues: { ...initialValues, account: account?.id ?? '' },
    keep: (values) => draft.keep({ ...values, ...NO_TAX_FIELDS, ...NO_PROOF }),
  };
}

function bodyOf(values: WithdrawalValues, accounts: readonly PayoutAccount[], isAsked: (amount: string) => boolean) {
  const { amount, account, pesel, street, house_number, postal_code, town } = values;
  const { bank_number, broker_account } = accounts.find(({ id }) => id === account) ?? {};
  return {
    amount: toWireMoney(amount),
    ...(bank_number ? { bank_number } : { broker_account: broker_account ?? '' }),
    ...(isAsked(amount) && { pesel, street, house_number, postal_code, town }),
  };
}

/** Insufficient points are shown as an error of the amount, and the balance on the screen is reloaded. */
function showAmountError(form: FormikHelpers<WithdrawalValues>): void {
  form.setTouched({ amount: true }, false);
  form.setFieldError('amount', 'errors.insufficient_points');
  announceBalanceChange();
}
