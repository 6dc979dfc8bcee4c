import type { DealTerms as Terms } from '@wspolnik/contract';
import { useIntl } from 'react-intl';
import { OrderSection } from '../detail/order-section.tsx';
import { dealMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';

/** Scope and delivery as they were bought; nothing where the offer said neither. */
export function DealTerms({ terms }: { terms: Terms | null }) {
  const { formatMessage } = useIntl();
  if (!terms) return null;
  const { scope, delivery_time, description, as_bought } = terms;
  if (scope.length === 0 && !delivery_time && !description) return null;
  return (
    <OrderSection title={formatMessage(messages.terms)}>
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
    </OrderSection>
  );
}
