import type { Landing } from '@wspolnik/contract';
import { formatMoney } from '@wspolnik/system';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styles from './numbers.module.css';

export interface NumbersProps {
  numbers: Landing['numbers'] | undefined;
  isLoading: boolean;
}

const COUNTS = ['companies', 'offers', 'cities'] as const;

/** How large the marketplace is; nothing while it is empty. */
export function Numbers({ numbers, isLoading }: NumbersProps) {
  const intl = useIntl();
  if (isLoading) return <div className={styles.awaited} aria-hidden="true" />;
  if (!numbers || numbers.offers === 0 || numbers.companies === 0) return null;
  return (
    <dl className={styles.numbers} aria-label={intl.formatMessage({ id: 'landing.numbers' })}>
      {COUNTS.filter((name) => numbers[name] > 0).map((name) => (
        <div key={name}>
          <dt>
            <FormattedMessage id={`landing.numbers.${name}`} values={{ count: numbers[name] }} />
          </dt>
          <dd>
            <FormattedNumber value={numbers[name]} useGrouping="always" />
          </dd>
        </div>
      ))}
      {numbers.rewards !== '0.00' && (
        <div className={styles.rewards}>
          <dt>
            <FormattedMessage id="landing.numbers.rewards" />
          </dt>
          <dd>{formatMoney(numbers.rewards)}</dd>
        </div>
      )}
    </dl>
  );
}
