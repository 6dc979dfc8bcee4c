import { useIntl } from 'react-intl';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import type { useOffers } from './use-offers.ts';

/** Spoken when it changes, so that a filter's effect is heard too. */
export function ResultCount({ offers: { page, error, isOther } }: { offers: ReturnType<typeof useOffers> }) {
  const { formatMessage } = useIntl();
  const isKnown = page !== undefined && !(error && isOther);
  return (
    <p className={classes.count} aria-live="polite">
      {isKnown && formatMessage(page.count_exact ? messages.count : messages.countOver, { count: page.count })}
    </p>
  );
}
