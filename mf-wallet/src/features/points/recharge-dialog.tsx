import { useAction, useDraft } from '@wspolnik/kit';
import { leaveToPay, returnedByBack } from '@wspolnik/market';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, formatMoney, useLocale } from '@wspolnik/system';
import { AmountField, FormDialog } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { toWireMoney } from '../../lib/money.ts';
import { rechargeMessages as messages } from './dialogs.messages.ts';
import classes from './dialogs.module.css';
import { prepareRecharge } from './points.api.ts';
import { LARGEST_RECHARGE, type RechargeValues, rechargeSchema, SMALLEST_RECHARGE } from './recharge-dialog.schema.ts';
import { useCooldown, waitOf } from './use-cooldown.ts';

const QUICK_AMOUNTS = ['100', '500', '1000'];

export interface RechargeDialogProps {
  /** Initial amount; empty for none. */
  suggested: string;
  onClose: () => void;
}

/** Asks for the amount and opens the payment provider's page, which returns to this page with `?payment=`. */
export function RechargeDialog({ suggested, onClose }: RechargeDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [cooldown, coolDown] = useCooldown();

  const { run } = useAction(async ({ amount }: RechargeValues) => {
    leaveToPay(await prepareRecharge(toWireMoney(amount), locale));
    await returnedByBack();
  });

  return (
    <FormDialog
      title={formatMessage(messages.title)}
      initialValues={{ amount: suggested }}
      schema={rechargeSchema}
      draft={useDraft(suggested ? undefined : 'recharge', { amount: suggested })}
      confirm={cooldown > 0 ? formatMessage(messages.wait, waitOf(cooldown)) : formatMessage(messages.pay)}
      disabled={cooldown > 0}
      onSubmit={async (values) => {
        await run(values);
        return false;
      }}
      onProblem={(error) => {
        if (error instanceof ApiError && error.code === 'throttled') coolDown(error.retryAfter);
      }}
      onClose={onClose}
    >
      <RechargeFields />
    </FormDialog>
  );
}

function RechargeFields() {
  const { formatMessage } = useIntl();
  const { setFieldValue } = useFormikContext<RechargeValues>();
  const limits = { min: formatMoney(SMALLEST_RECHARGE), max: formatMoney(LARGEST_RECHARGE) };
  return (
    <>
      <AmountField
        name="amount"
        label={formatMessage(messages.amount)}
        help={formatMessage(messages.limits, limits)}
        required
      />
      <fieldset aria-label={formatMessage(messages.quick)} className={classes.quick}>
        {QUICK_AMOUNTS.map((amount) => (
          <Button key={amount} variant="soft" size="sm" onClick={() => void setFieldValue('amount', amount)}>
            {formatMoney(amount)}
          </Button>
        ))}
      </fieldset>
      <p className={classes.note}>{formatMessage(messages.next)}</p>
    </>
  );
}
