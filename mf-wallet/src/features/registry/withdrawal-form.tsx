import { Button, formatMoney, useLocale } from '@wspolnik/shared-ui';
import { AmountField, FormError, RadioGroupField, TextField } from '@wspolnik/shared-ui/forms';
import { Form, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { DraftKeeper } from '../../lib/use-draft.ts';
import { withdrawalMessages as messages } from './dialogs.messages.ts';
import classes from './dialogs.module.css';
import type { WithdrawalValues } from './withdrawal-dialog.schema.ts';

interface WithdrawalFormProps {
  withdrawable: string;
  /** Seconds until it may be sent again. */
  cooldown: number;
  keep: (values: WithdrawalValues) => void;
  onCancel: () => void;
}

export function WithdrawalForm({ withdrawable, cooldown, keep, onCancel }: WithdrawalFormProps) {
  const { formatMessage } = useIntl();
  const { isSubmitting, values } = useFormikContext<WithdrawalValues>();
  return (
    <Form className={classes.form} noValidate>
      <DraftKeeper values={values} keep={keep} />
      <FormError />
      <Amount withdrawable={withdrawable} />
      <Target />
      <p className={classes.note}>{formatMessage(messages.next)}</p>
      <div className={classes.buttons}>
        <Button variant="outline" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={cooldown > 0}>
          {cooldown > 0 ? formatMessage(messages.wait, { seconds: cooldown }) : formatMessage(messages.confirm)}
        </Button>
      </div>
    </Form>
  );
}

function Amount({ withdrawable }: { withdrawable: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { setFieldValue } = useFormikContext<WithdrawalValues>();
  const all = formatMoney(withdrawable, locale);
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

/** One of the two accounts; the field of the other one is not asked for. */
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
