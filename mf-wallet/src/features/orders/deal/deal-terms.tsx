import type { Deal, DealTerms as Terms } from '@wspolnik/contract';
import { QuoteLines } from '@wspolnik/market/quotes';
import { useIntl } from 'react-intl';
import { OrderSection } from '../detail/order-section.tsx';
import { dealMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';

const saysNothing = ({ scope, delivery_time, description }: Terms): boolean =>
  scope.length === 0 && !delivery_time && !description;

/** Lines, scope and delivery as they were bought; nothing where there is none of them. */
export function DealTerms({ deal }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const { terms, lines, price, price_net, vat_rate } = deal;
  if (lines.length === 0 && (!terms || saysNothing(terms))) return null;
  return (
    <OrderSection title={formatMessage(messages.terms)}>
      <QuoteLines lines={lines} gross={price} net={price_net} rate={vat_rate} />
      {terms && <OfferTerms {...terms} />}
    </OrderSection>
  );
}

function OfferTerms({ scope, delivery_time, description, as_bought }: Terms) {
  const { formatMessage } = useIntl();
  return (
    <>
      {scope.length > 0 ? (
        <ul className={classes.scope}>
          {scope.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {delivery_time ? (
        <p>
          <span className={classes.muted}>{formatMessage(messages.delivery)}</span> {delivery_time}
        </p>
      ) : null}
      {description ? (
        <details className={classes.description}>
          <summary>{formatMessage(as_bought ? messages.description : messages.later)}</summary>
          <p>{description}</p>
        </details>
      ) : null}
    </>
  );
}
