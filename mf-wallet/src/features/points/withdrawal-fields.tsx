import type { PayoutAccount } from '@wspolnik/contract';
import { ConfirmationField, type ConfirmationState } from '@wspolnik/kit/confirmation';
import { Button, formatMoney } from '@wspolnik/system';
import { AmountField, RadioGroupField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { withdrawalMessages as messages } from './dialogs.messages.ts';
import classes from './dialogs.module.css';
import { maskedNumber, type WithdrawalValues } from './withdrawal-dialog.schema.ts';

export interface WithdrawalFieldsProps {
  /** The earned points in zł. */
  withdrawable: string;
  /** Those that can be used; at least one. */
  accounts: readonly PayoutAccount[];
  confirmation: ConfirmationState;
  /** What else the amount asks for. */
  children?: ReactNode;
}

export function WithdrawalFields({ withdrawable, accounts, confirmation, children }: WithdrawalFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Amount withdrawable={withdrawable} />
      <Target accounts={accounts} />
      {children}
      <ConfirmationField confirmation={confirmation} />
      <p className={classes.note}>{formatMessage(messages.next)}</p>
    </>
  );
}

function Amount({ withdrawable }: Pick<WithdrawalFieldsProps, 'withdrawable'>) {
  const { formatMessage } = useIntl();
  const { setFieldValue } = useFormikContext<WithdrawalValues>();
  const all = formatMoney(withdrawable);
  return (
    <div className={classes.amount}>
      <AmountField
        name="amount"
        label={formatMessage(messages.amount)}
        help={formatMessage(messages.available, { amount: all })}
        required
      />
      <Button variant="soft" size="sm" onClick={() => void setFieldValue('amount', withdrawable)}>
        {formatMessage(messages.all, { amount: all })}
      </Button>
    </div>
  );
}

function Target({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const { formatMessage } = useIntl();
  const options = accounts.map((account) => ({
    value: account.id,
    label: account.bank ?? formatMessage(account.bank_number ? messages.bank : messages.broker),
    help: maskedNumber(account),
  }));
  return <RadioGroupField name="account" label={formatMessage(messages.target)} options={options} />;
}
