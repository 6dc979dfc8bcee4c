import type { OfferPage } from '@wspolnik/api/contract';
import { useIntl } from 'react-intl';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';

/** Spoken when it changes, so that a filter's effect is heard too. */
export function ResultCount({ page }: { page: OfferPage | undefined }) {
  const { formatMessage } = useIntl();
  const text = page && formatMessage(page.count_exact ? messages.count : messages.countOver, { count: page.count });
  return (
    <p className={classes.count} aria-live="polite">
      {text}
    </p>
  );
}
