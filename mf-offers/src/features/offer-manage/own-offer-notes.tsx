import type { OwnOfferPage } from '@wspolnik/contract';
import { Callout, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { isFew, RewardsCovered } from '../../lib/rewards-covered.tsx';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';

/** Of the active offers on the page the one that the balance lasts least for, when it needs the seller's attention. */
function fewestOf({ results }: OwnOfferPage): number | null {
  const counts = results.flatMap((offer) => (offer.is_active ? (offer.rewards_covered ?? []) : []));
  const fewest = counts.length === 0 ? null : Math.min(...counts);
  return isFew(fewest) ? fewest : null;
}

/** How much of the plan is used, and what prevents offers from being shown. */
export function OwnOfferNotes({ page }: { page: OwnOfferPage }) {
  const { counts, offer_limit, dues_overdue } = page;
  const { formatMessage } = useIntl();
  return (
    <div className={classes.notes}>
      {offer_limit !== null && (
        <p className={classes.places}>
          {formatMessage(messages.places, { active: counts.active, limit: offer_limit })}{' '}
          {counts.active >= offer_limit && <Link to="/companies/payments/plans">{formatMessage(messages.plans)}</Link>}
        </p>
      )}
      {counts.all > 0 && <RewardsCovered balance={page.available_points} count={fewestOf(page)} />}
      {dues_overdue && (
        <Callout tone="danger">
          {formatMessage(messages.overdueRewardsText)}{' '}
          <Link to="/points/registry">{formatMessage(messages.settle)}</Link>
        </Callout>
      )}
      {counts.moderated > 0 && (
        <Callout tone="danger">{formatMessage(messages.moderatedNote, { count: counts.moderated })}</Callout>
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
