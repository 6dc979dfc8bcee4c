import { ApiError } from '@wspolnik/shared-auth';
import { Button, Dialog, formatMoney, useLocale } from '@wspolnik/shared-ui';
import { AmountField, applyProblem, FormError } from '@wspolnik/shared-ui/forms';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { toWireMoney } from '../../lib/money.ts';
import { rechargeMessages as messages } from './dialogs.messages.ts';
import classes from './dialogs.module.css';
import { leaveToPay } from './payment-memory.ts';
import { LARGEST_RECHARGE, type RechargeValues, rechargeSchema, SMALLEST_RECHARGE } from './recharge-dialog.schema.ts';
import { prepareRecharge } from './registry.api.ts';
import { useCooldown } from './use-cooldown.ts';

const QUICK_AMOUNTS = ['100', '500', '1000'];

export interface RechargeDialogProps {
  /** What the amount starts with; empty for none. */
  suggested: string;
  onClose: () => void;
}

/** Takes the amount and leaves for the payment provider's page; what comes back is the page's `?payment=`. */
export function RechargeDialog({ suggested, onClose }: RechargeDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [cooldown, coolDown] = useCooldown();

  const submit = async ({ amount }: RechargeValues, form: FormikHelpers<RechargeValues>) => {
    form.setStatus(undefined);
    try {
      leaveToPay(await prepareRecharge(toWireMoney(amount), locale));
      // The button goes on working until the browser has left; Back may bring the page as it was, and then it must not.
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
    } catch (error) {
      applyProblem(form, error);
      if (error instanceof ApiError && error.code === 'throttled') coolDown(error.retryAfter);
    }
  };

  return (
    <Dialog open onClose={onClose} title={formatMessage(messages.title)}>
      <Formik initialValues={{ amount: suggested }} validationSchema={rechargeSchema} onSubmit={submit}>
        <RechargeForm cooldown={cooldown} onCancel={onClose} />
      </Formik>
    </Dialog>
  );
}

function RechargeForm({ cooldown, onCancel }: { cooldown: number; onCancel: () => void }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { isSubmitting, setFieldValue } = useFormikContext<RechargeValues>();
  const limits = { min: formatMoney(SMALLEST_RECHARGE, locale), max: formatMoney(LARGEST_RECHARGE, locale) };
  return (
    <Form className={classes.form} noValidate>
      <FormError />
      <AmountField
        name="amount"
        label={formatMessage(messages.amount)}
        help={formatMessage(messages.limits, limits)}
        required
      />
      <fieldset aria-label={formatMessage(messages.quick)} className={classes.quick}>
        {QUICK_AMOUNTS.map((amount) => (
          <Button key={amount} variant="soft" size="sm" onClick={() => void setFieldValue('amount', amount)}>
            {formatMoney(amount, locale)}
          </Button>
        ))}
      </fieldset>
      <p className={classes.note}>{formatMessage(messages.next)}</p>
      <div className={classes.buttons}>
        <Button variant="outline" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={cooldown > 0}>
          {cooldown > 0 ? formatMessage(messages.wait, { seconds: cooldown }) : formatMessage(messages.pay)}
        </Button>
      </div>
    </Form>
  );
}
