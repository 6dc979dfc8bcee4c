import type { Company } from '@wspolnik/contract';
import { Badge } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';

/** Membership numbers of the company. */
export function CompanyNumbers({ company: { owned_cards: cards } }: { company: Company }) {
  const { formatMessage } = useIntl();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="company-numbers" className={classes.panel}>
      <h2 id="company-numbers" className={classes.heading}>
        {formatMessage(messages.numbers)}
      </h2>
      <ul className={classes.numbers}>
        {cards.map(({ number, premium }) => (
          <li key={number}>
            {number}
            {premium && <Badge tone="points">{formatMessage(messages.premium)}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
