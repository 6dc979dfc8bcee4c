import type { BuyingLimits, Offer } from '@wspolnik/contract';
import { Callout } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useIntl } from 'react-intl';
import { buyMessages as messages } from '../offer-detail.messages.ts';
import classes from './buy-dialog.module.css';
import type { BuyFormValues } from './buy-form.schema.ts';
import { dependsOnPrice } from './use-reward.ts';

interface RewardCoverProps {
  offer: Offer;
  limits: BuyingLimits | undefined;
}

/** Whether the seller's balance covers the reward now, before anybody orders for it. Nothing while that or the price is not known. */
export function RewardCover({ offer, limits }: RewardCoverProps) {
  const { errors } = useFormikContext<BuyFormValues>();
  if (errors.amount || !limits?.reward || Number(limits.reward.total) === 0) return null;
  // The API answers only for the highest price.
  const isRange = dependsOnPrice(offer);
  return limits.reward_covered ? <Covered isRange={isRange} /> : <NotCovered isRange={isRange} />;
}

function Covered({ isRange }: { isRange: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.covered} role="status">
      <CircleCheck aria-hidden size={18} strokeWidth={1.75} />
      {formatMessage(isRange ? messages.coveredRange : messages.covered)}
    </p>
  );
}

/** Before the purchase and on its receipt. */
export function NotCovered({ isRange = false }: { isRange?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      role="status"
      icon={<Hourglass aria-hidden strokeWidth={1.75} />}
      title={formatMessage(isRange ? messages.notCoveredRangeTitle : messages.notCoveredTitle)}
    >
      {formatMessage(isRange ? messages.notCoveredRange : messages.notCovered)}
    </Callout>
  );
}
