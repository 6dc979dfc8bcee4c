import type { BuyingLimits, Offer } from '@wspolnik/api/contract';
import { Callout } from '@wspolnik/shared-ui';
import { isAmount } from '@wspolnik/shared-ui/forms';
import { useRead } from '@wspolnik/shared-ui/remote';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { buyingLimitsRead } from '../../lib/offers.reads.ts';
import classes from './buy-dialog.module.css';
import { buyMessages as messages } from './offer-detail.messages.ts';

/** ms without a key before the API is asked about an amount. */
const PAUSE = 400;

/** Whether an amount changes the reward: of a percentage of a range. An individual price is asked for, not typed. */
const dependsOnAmount = ({ loyalty_points, price_to }: Offer): boolean => loyalty_points === null && price_to !== null;

/** The last value that stayed for {@link PAUSE}. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface RewardCoverProps {
  offer: Offer;
  /** What was typed. */
  amount: string;
  /** The answer for the offer's own price. */
  limits: BuyingLimits | undefined;
}

/** Whether the seller's balance covers the reward now, before anybody orders for it. Nothing where that cannot be found out. */
export function RewardCover({ offer, amount, limits }: RewardCoverProps) {
  const settled = useSettled(amount);
  const isTyped = dependsOnAmount(offer);
  const asked = isTyped && isAmount(settled) ? Number(settled).toFixed(2) : undefined;
  const query = { offer_id: offer.id, amount: asked };
  const { data, error } = useRead(asked === undefined ? null : buyingLimitsRead(query), { revalidateOnFocus: false });
  if (isTyped && !isAmount(amount)) return null;
  if (isTyped && (amount !== settled || (!data && !error))) return <Checking />;
  const answer = isTyped ? data : limits;
  if (!answer?.reward || Number(answer.reward.total) === 0) return null;
  return answer.reward_covered ? <Covered /> : <NotCovered />;
}

/** Of the height of what usually follows, so that the button below stays in its place. */
function Checking() {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.checking}>
      <Hourglass aria-hidden size={18} strokeWidth={1.75} />
      {formatMessage(messages.checkingCover)}
    </p>
  );
}

function Covered() {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.covered} role="status">
      <CircleCheck aria-hidden size={18} strokeWidth={1.75} />
      {formatMessage(messages.covered)}
    </p>
  );
}

/** Before the purchase and on its receipt. */
export function NotCovered() {
  const { formatMessage } = useIntl();
  return (
    <Callout
      role="status"
      icon={<Hourglass aria-hidden strokeWidth={1.75} />}
      title={formatMessage(messages.notCoveredTitle)}
    >
      {formatMessage(messages.notCovered)}
    </Callout>
  );
}
