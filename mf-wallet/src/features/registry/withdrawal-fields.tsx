import { Button, formatMoney } from '@wspolnik/shared-ui';
import { AmountField, RadioGroupField, TextField } from '@wspolnik/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { withdrawalMessages as messages } from './dialogs.messages.ts';
import classes from './dialogs.module.css';
import type { WithdrawalValues } from './withdrawal-dialog.schema.ts';

export interface WithdrawalFieldsProps {
  /** The earned points in zł. */
  withdrawable: string;
}

export function WithdrawalFields({ withdrawable }: WithdrawalFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Amount withdrawable={withdrawable} />
      <Target />
      <p className={classes.note}>{formatMessage(messages.next)}</p>
    </>
  );
}

function Amount({ withdrawable }: WithdrawalFieldsProps) {
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

/** One of two account types; only the field of the chosen one is shown. */
function Target() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<WithdrawalValues>();
  const options = [
    { value: 'bank', label: formatMessage(messages.bank) },
    { value: 'broker', label: formatMessage(messages.broker) },
  ];
  return (
    <>
      <RadioGroupField name="target" label={formatMessage(messages.target)} options={options} />
      {values.target === 'bank' ? (
        <TextField
          name="bank_number"
          label={formatMessage(messages.bankNumber)}
          help={formatMessage(messages.bankNumberHelp)}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      ) : (
        <TextField name="broker_account" label={formatMessage(messages.brokerAccount)} autoComplete="off" required />
      )}
    </>
  );
}
