import type { Deal, DealTerms as Terms } from '@wspolnik/contract';
import { QuoteLines } from '@wspolnik/market/quotes';
import { useIntl } from 'react-intl';
import { DetailSection } from '../detail-section.tsx';
import transaction from '../transaction.module.css';
import { dealMessages as messages } from './deal.messages.ts';
import classes from './deal.module.css';

const isEmpty = ({ scope, delivery_time, description }: Terms): boolean =>
  scope.length === 0 && !delivery_time && !description;

/** Lines, scope and delivery as they were bought; nothing where there is none of them. */
export function DealTerms({ deal }: { deal: Deal }) {
  const { formatMessage } = useIntl();
  const { terms, lines, price, price_net, vat_rate } = deal;
  if (lines.length === 0 && (!terms || isEmpty(terms))) return null;
  return (
    <DetailSection title={formatMessage(messages.terms)}>
      <QuoteLines lines={lines} gross={price} net={price_net} rate={vat_rate} />
      {terms && <OfferTerms {...terms} />}
    </DetailSection>
  );
}

function OfferTerms({ scope, delivery_time: delivery, description, as_bought }: Terms) {
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
    </>
  );
}
