import type { Offer } from '@wspolnik/contract';
import { salaryText } from '@wspolnik/market';
import { formatDate } from '@wspolnik/system';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { workNames } from '../../lib/work-line.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

/** Place, and the fields of work offers: workplace, schedule, salary. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const salary = salaryText(intl, offer);
  return (
    <section className={classes.section}>
      <h2>{formatMessage(messages.details)}</h2>
      <dl className={classes.facts}>
        <Fact title={formatMessage(messages.place)}>{addressOf(offer) || formatMessage(messages.noPlace)}</Fact>
        {offer.delivery_time && (
          <Fact title={formatMessage({ id: 'offers.form.deliveryTime' })}>{offer.delivery_time}</Fact>
        )}
        <WorkTypes title={formatMessage(messages.workplace)} types={offer.workplace_types} />
        <WorkTypes title={formatMessage(messages.schedule)} types={offer.work_schedule_types} />
        <WorkTypes title={formatMessage({ id: 'offers.filters.contract' })} types={offer.contract_types} />
        {salary && <Fact title={formatMessage(messages.salary)}>{salary}</Fact>}
        {offer.closes_on && (
          <Fact title={formatMessage(messages.closesOn)}>{formatDate(offer.closes_on, intl.locale)}</Fact>
        )}
      </dl>
    </section>
  );
}

/** What is included, in the seller's lines. */
export function OfferScope({ scope }: Pick<Offer, 'scope'>) {
  const { formatMessage } = useIntl();
  if (scope.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{formatMessage(messages.scope)}</h2>
      <ul className={classes.scope}>
        {scope.map((line) => (
          <li key={line}>
            <Check aria-hidden size={18} strokeWidth={1.75} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function WorkTypes({ title, types }: { title: string; types: readonly string[] }) {
  const names = workNames(useIntl(), types);
  return names ? <Fact title={title}>{names}</Fact> : null;
}

function addressOf({ address, zip_code, city }: Offer): string {
  const town = [zip_code, city].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ');
}
