import type { Deal, DealTerms } from '@wspolnik/contract';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import classes from './bought-terms.module.css';
import { QuoteLines } from './quote-lines.tsx';

export interface BoughtTermsProps {
  deal: Pick<Deal, 'terms' | 'lines' | 'price' | 'price_net' | 'vat_rate'>;
  /** The section of the page, with its level of heading. */
  Section: ComponentType<{ title: string; children: ReactNode }>;
}

const isEmpty = ({ scope, delivery_time, description }: DealTerms): boolean =>
  scope.length === 0 && !delivery_time && !description;

/** Lines, scope and delivery as they were bought; nothing where there is none of them. */
export function BoughtTerms({ deal: { terms, lines, price, price_net, vat_rate }, Section }: BoughtTermsProps) {
  const { formatMessage } = useIntl();
  if (lines.length === 0 && (!terms || isEmpty(terms))) return null;
  return (
    <Section title={formatMessage({ id: 'quotes.bought' })}>
      <QuoteLines lines={lines} gross={price} net={price_net} rate={vat_rate} />
      {terms && <OfferTerms {...terms} />}
    </Section>
  );
}

function OfferTerms({ scope, delivery_time, description, as_bought }: DealTerms) {
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
          <span className={classes.term}>{formatMessage({ id: 'quotes.bought.delivery' })}</span> {delivery_time}
        </p>
      ) : null}
      {description ? (
        <details className={classes.description}>
          <summary>{formatMessage({ id: as_bought ? 'quotes.bought.description' : 'quotes.bought.later' })}</summary>
          <p>{description}</p>
        </details>
      ) : null}
    </>
  );
}
