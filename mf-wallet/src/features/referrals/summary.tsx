import type { RecommendationSummary } from '@wspolnik/contract';
import { classNames, formatMoney } from '@wspolnik/system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { referralsMessages as messages } from './referrals.messages.ts';
import classes from './referrals.module.css';

/** The figures of the period; dashes until they are known, so that nothing moves. */
export function Summary({ summary }: { summary: RecommendationSummary | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  const number = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));
  const money = (value: string | undefined) => (value === undefined ? '–' : formatMoney(value));
  return (
    <section aria-label={formatMessage(messages.summary)} aria-busy={summary === undefined}>
      <dl className={classes.figures}>
        <Figure name={formatMessage(messages.offers)}>{number(summary?.offers)}</Figure>
        <Figure name={formatMessage(messages.clicks)}>{number(summary?.clicks)}</Figure>
        <Figure name={formatMessage(messages.orders)}>{number(summary?.orders)}</Figure>
        <Figure name={formatMessage(messages.earned)} isEarned={Number(summary?.earned ?? 0) > 0}>
          {money(summary?.earned)}
        </Figure>
        <Figure name={formatMessage(messages.pending)}>{money(summary?.pending)}</Figure>
      </dl>
      <p className={classes.muted}>{Number(summary?.pending ?? 0) > 0 ? formatMessage(messages.pendingNote) : null}</p>
    </section>
  );
}

/** Amber is the colour of money earned. */
function Figure({ name, isEarned, children }: { name: string; isEarned?: boolean; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd className={classNames(isEarned && classes.earned)}>{children}</dd>
    </div>
  );
}
