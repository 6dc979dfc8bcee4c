import type { Offer } from '@wspolnik/api/contract';
import { formatMoney, offerPrice, rewardAmount } from '@wspolnik/shared-ui';
import { ChangedNote } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { buyMessages as messages, offerDetailMessages } from './offer-detail.messages.ts';

/** What an order decides about. */
export const TERMS = [
  'individual_price',
  'price_from',
  'price_to',
  'loyalty_points',
  'loyalty_points_percentage_total',
] as const;

/** The price and the reward that the dialog opened with, and those of now. */
export function ChangedOffer({ from, to }: { from: Offer; to: Offer }) {
  const intl = useIntl();
  const priceOf = (offer: Offer) => offerPrice(offer) ?? intl.formatMessage(offerDetailMessages.individualPrice);
  const rewardOf = (offer: Offer) => rewardAmount(intl, offer, 'buyer') ?? formatMoney(0);
  return (
    <ChangedNote
      rows={[
        { term: intl.formatMessage(messages.price), from: priceOf(from), to: priceOf(to) },
        { term: intl.formatMessage(messages.points), from: rewardOf(from), to: rewardOf(to) },
      ]}
    />
  );
}
