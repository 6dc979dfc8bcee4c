import type { DealTerms as Terms } from '@wspolnik/contract';
import { useIntl } from 'react-intl';
import { DetailSection } from '../detail-section.tsx';
import transaction from '../transaction.module.css';
import { dealMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';

/** Scope and delivery as they were bought; nothing where the offer had neither. */
export function DealTerms({ terms }: { terms: Terms | null }) {
  const { formatMessage } = useIntl();
  if (!terms) return null;
  const { scope, delivery_time: delivery, description, as_bought } = terms;
  if (scope.length === 0 && !delivery && !description) return null;
  return (
    <DetailSection title={formatMessage(messages.terms)}>
      {scope.length > 0 ? (
        <ul className={classes.scope}>
          {scope.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {delivery ? (
        <p>
          <span className={transaction.muted}>{formatMessage(messages.delivery)}</span> {delivery}
        </p>
      ) : null}
      {description ? (
        <details className={classes.description}>
          <summary>{formatMessage(as_bought ? messages.description : messages.later)}</summary>
          <p>{description}</p>
        </details>
      ) : null}
    </DetailSection>
  );
}
