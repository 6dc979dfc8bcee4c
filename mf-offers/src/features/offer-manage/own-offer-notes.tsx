import type { OwnOfferPage } from '@wspolnik/api/contract';
import { Callout, Link } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';

/** How much of the plan is used, and what prevents offers from being shown. */
export function OwnOfferNotes({ page: { counts, offer_limit, dues_overdue } }: { page: OwnOfferPage }) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.notes}>
      {offer_limit !== null && (
        <p className={classes.places}>
          {formatMessage(messages.places, { active: counts.active, limit: offer_limit })}{' '}
          {counts.active >= offer_limit && <Link to="/companies/payments/plans">{formatMessage(messages.plans)}</Link>}
        </p>
      )}
      {dues_overdue && (
        <Callout tone="points">
          {formatMessage(messages.overdueRewardsText)}{' '}
          <Link to="/points/registry">{formatMessage(messages.settle)}</Link>
        </Callout>
      )}
      {counts.hidden > 0 && (
        <Callout>
          {formatMessage(messages.hiddenNote, { count: counts.hidden })}{' '}
          <Link to="/companies/payments/plans">{formatMessage(messages.plans)}</Link>
        </Callout>
      )}
    </div>
  );
}
