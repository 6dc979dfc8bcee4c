import type { ModerationItem } from '@wspolnik/contract';
import { daysBetween, formatDate, useLocale } from '@wspolnik/system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Fact } from '../../lib/fact.tsx';
import { profileMessages as messages } from './moderation.messages.ts';
import classes from './moderation.module.css';

/** What is known of the author, so that a single report is not judged by itself. */
export function AuthorHistory({ item: { subject, author_history: history } }: { item: ModerationItem }) {
  const { formatMessage, formatNumber } = useIntl();
  const locale = useLocale();
  const type = history.offers_active === null ? 'user' : 'company';
  const text = (message: MessageDescriptor, values: Record<string, string | number> = {}) =>
    formatMessage(message, { type, ...values });
  if (!subject.author) return null;
  const { offers_active: active, offers_hidden: hidden, rating, rating_count: count } = history;
  const age = {
    date: formatDate(history.since, locale, { short: true }),
    days: daysBetween(history.since, new Date()),
  };
  const orders = {
    completed: history.orders_completed,
    cancelled: history.orders_cancelled,
    disputed: history.orders_disputed,
  };
  return (
    <div className={classes.section}>
      <h3>{text(messages.title)}</h3>
      <dl className={classes.profile}>
        <Fact term={text(messages.since)}>{text(messages.age, age)}</Fact>
        <Fact term={text(messages.verified)}>
          {text(messages.verifiedValue, { verified: String(history.verified) })}
        </Fact>
        {active !== null && hidden !== null && (
          <Fact term={text(messages.offers)}>{text(messages.offersValue, { active, hidden })}</Fact>
        )}
        <Fact term={text(messages.orders)}>{text(messages.ordersValue, orders)}</Fact>
        {rating !== null && count !== null && (
          <Fact term={text(messages.rating)}>
            {text(messages.ratingValue, { count, rating: formatNumber(rating, { maximumFractionDigits: 1 }) })}
          </Fact>
        )}
        <Fact term={text(messages.cases)}>{formatNumber(history.cases_open)}</Fact>
        <Fact term={text(messages.warnings)}>{formatNumber(history.warnings)}</Fact>
        <Fact term={text(messages.suspensions)}>{formatNumber(history.suspensions)}</Fact>
      </dl>
    </div>
  );
}
