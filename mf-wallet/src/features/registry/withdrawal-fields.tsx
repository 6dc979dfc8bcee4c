import type { PayoutAccount } from '@wspolnik/api/contract';
import { Button, formatMoney } from '@wspolnik/shared-ui';
import { AmountField, PasswordField, RadioGroupField, TextField } from '@wspolnik/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { withdrawalMessages as messages } from './dialogs.messages.ts';
import classes from './dialogs.module.css';
import { maskedNumber, type WithdrawalValues } from './withdrawal-dialog.schema.ts';
import type { WithdrawalDialogProps } from './withdrawal-dialog.tsx';

type WithdrawalFieldsProps = Pick<WithdrawalDialogProps, 'withdrawable' | 'accounts' | 'method'>;

export function WithdrawalFields({ withdrawable, accounts, method }: WithdrawalFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Amount withdrawable={withdrawable} />
      <Target accounts={accounts} />
      {method === 'code' ? (
        <TextField
          name="code"
          label={formatMessage(messages.code)}
          help={formatMessage(messages.codeHelp)}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      ) : (
        <PasswordField name="password" label={formatMessage(messages.password)} required />
      )}
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
