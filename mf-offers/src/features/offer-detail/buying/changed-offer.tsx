import type { Offer } from '@wspolnik/contract';
import { ChangedNote } from '@wspolnik/kit';
import { offerPrice, priceText, rewardAmount, vatText } from '@wspolnik/market';
import { formatMoney } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { buyMessages as messages, offerDetailMessages } from '../offer-detail.messages.ts';

/** The terms of an order. */
export const TERMS = [
  'individual_price',
  'price_from',
  'price_to',
  'vat_rate',
  'loyalty_points_percentage_total',
  'reward_total_from',
  'reward_buyer_from',
  'reward_buyer_percentage',
] as const;

/** The price and the reward that the dialog opened with, and those of now. */
export function ChangedOffer({ from, to }: { from: Offer; to: Offer }) {
  const intl = useIntl();
  const priceOf = (offer: Offer) => {
    const { price_from: gross, price_net_from: net, price_to, price_net_to, vat_rate: rate } = offer;
    const price = offerPrice(offer) ?? intl.formatMessage(offerDetailMessages.individualPrice);
    if (gross === null || net === null || rate === null) return price;
    if (price_to === null) return priceText(intl, { gross, net, rate });
    return intl.formatMessage({ id: 'ui.vat.price' }, { gross: price, vat: vatText(intl, net, rate, price_net_to) });
  };
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
