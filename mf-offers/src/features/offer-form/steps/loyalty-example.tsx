import { formatMoney } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import { priceMessages as messages } from '../offer-form.messages.ts';
import type { OfferFormValues } from '../offer-form.values.ts';
import { loyaltyExample } from './loyalty.ts';
import classes from './loyalty-example.module.css';

/** An example of how an order's reward is shared, updated while the amounts are typed. */
export function LoyaltyExampleBox() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<OfferFormValues>();
  const example = loyaltyExample(values);
  const money = (amount: string) => formatMoney(amount);
  return (
    <section className={classes.example} aria-label={formatMessage(messages.example)} aria-live="polite">
      <p className={classes.title}>
        <Coins aria-hidden size={18} strokeWidth={1.75} />
        {example
          ? formatMessage(messages.exampleAt, { price: money(example.price) })
          : formatMessage(messages.exampleNone)}
      </p>
      {example && (
        <dl>
          <div>
            <dt>{formatMessage(messages.exampleCompany)}</dt>
            <dd>{money(example.total)}</dd>
          </div>
          <div>
            <dt>{formatMessage(messages.exampleBuyer)}</dt>
            <dd className={classes.earned}>{money(example.buyer)}</dd>
          </div>
          <div>
            <dt>{formatMessage(messages.exampleReferrer)}</dt>
            <dd className={classes.earned}>{money(example.network)}</dd>
          </div>
        </dl>
      )}
      {example && <p>{formatMessage(messages.exampleNote)}</p>}
    </section>
  );
}
