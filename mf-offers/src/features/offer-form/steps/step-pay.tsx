import { useIntl } from 'react-intl';
import { placeMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { PayFields } from './pay-fields.tsx';

/** What a job has in the place of a price: people apply for it, and nobody buys it. */
export function StepPay() {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className={classes.hint}>{formatMessage(messages.payHint)}</p>
      <PayFields />
    </>
  );
}
