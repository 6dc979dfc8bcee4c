import { refresh, useAction } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { digitsOf, FormDialog, RadioGroupField, rules, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { payoutAccountsRead } from '../../lib/points.reads.ts';
import { accountDialogMessages as messages } from './dialogs.messages.ts';
import classes from './dialogs.module.css';
import { addPayoutAccount } from './points.api.ts';

interface Values {
  target: 'bank' | 'broker';
  bank_number: string;
  broker_account: string;
}

const EMPTY: Values = { target: 'bank', bank_number: '', broker_account: '' };

const schema = object({
  target: string().oneOf(['bank', 'broker']).required(),
  bank_number: string().when('target', ([target]) => (target === 'bank' ? rules.bankNumber().required() : string())),
  broker_account: string().when('target', ([target]) =>
    target === 'broker' ? rules.brokerAccount().trim().required() : string(),
  ),
});

/** Adds an account for withdrawals, which can be used a day later. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { run } = useAction(
    ({ target, bank_number, broker_account }: Values) =>
      addPayoutAccount(
        target === 'bank' ? { bank_number: digitsOf(bank_number) } : { broker_account: broker_account.trim() },
      ),
    {
      onDone: () => {
        toast.success(formatMessage(messages.done));
        void refresh(payoutAccountsRead);
      },
    },
  );
  return (
    <FormDialog
      title={formatMessage(messages.title)}
      initialValues={EMPTY}
      schema={schema}
      confirm={formatMessage(messages.confirm)}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onClose={onClose}
    >
      <Target />
      <p className={classes.note}>{formatMessage(messages.next)}</p>
    </FormDialog>
  );
}

/** One of two account types; only the field of the chosen one is shown. */
function Target() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<Values>();
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
