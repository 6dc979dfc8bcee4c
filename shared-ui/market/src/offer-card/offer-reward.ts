import { formatMoney, formatMoneyRange, formatPercent, fromGrosze, halfOfMoney, toGrosze } from '@wspolnik/system';
import type { IntlShape } from 'react-intl';
import { type RewardTerms, rewardOf } from '../format/reward.ts';

/** The fields of an offer that its reward depends on. Money is the API's decimal string. */
export interface RewardedOffer extends RewardTerms {
  individual_price: boolean;
  price_from: string | null;
  price_to: string | null;
  /** A job is never ordered, so nobody earns by it. */
  is_job?: boolean;
}

/** The two halves of a reward, which are equal but for an odd grosz, or the whole that the seller pays. */
export type RewardSide = 'buyer' | 'referrer' | 'seller';

/** From this many zł on the grosze of a range say nothing more. */
const WHOLE_FROM = 10;

/** The side's part of the reward at `price`. */
function rewardAt(offer: RewardedOffer, price: string, side: RewardSide) {
  const total = rewardOf(offer, price);
  if (side === 'seller') return total;
  const half = halfOfMoney(total);
  return side === 'buyer' ? half : fromGrosze(toGrosze(total) - toGrosze(half));
}

/** `73–180 zł`; the lower złoty, so that no more is promised than comes. */
function amounts(from: string, to: string): string {
  if (Number(from) < WHOLE_FROM) return formatMoneyRange(from, to);
  const whole = (money: string) => formatMoney(Math.floor(toGrosze(money) / 100)).replace(/,00/, '');
  // Word joiners: a range is not broken at its dash.
  return `${whole(from).replace(/\u00a0zł$/, '')}\u2060–\u2060${whole(to)}`;
}

/** `75,00 zł`, `1,5% (73–180 zł)` or `1,5% ceny`; null for an offer that gives nothing. */
export function rewardAmount(intl: IntlShape, offer: RewardedOffer, side: RewardSide): string | null {
  const { loyalty_points: points, loyalty_points_percentage_total: total, price_from, price_to } = offer;
  if (offer.is_job || !(Number(points) > 0 || Number(total) > 0)) return null;
  if (points !== null) return formatMoney(rewardAt(offer, '0', side));
  const percent = formatPercent(side === 'seller' ? Number(total) : Number(total) / 2);
  if (offer.individual_price || price_from === null) {
    return intl.formatMessage({ id: 'ui.offer.percentOfPrice' }, { percent });
  }
  const from = rewardAt(offer, price_from, side);
  if (price_to === null || price_to === price_from) return Number(price_from) > 0 ? formatMoney(from) : null;
  const to = rewardAt(offer, price_to, side);
  return side === 'seller' ? formatMoneyRange(from, to) : `${percent} (${amounts(from, to)})`;
}

/** `Dla Ciebie 75,00 zł`, of the viewer's own offer `Twój koszt: 150,00 zł`; null for an offer that gives nothing. */
export function rewardText(intl: IntlShape, offer: RewardedOffer, side: 'buyer' | 'seller'): string | null {
  const reward = rewardAmount(intl, offer, side);
  if (reward === null) return null;
  return intl.formatMessage({ id: side === 'seller' ? 'ui.offer.yourCost' : 'ui.offer.forYou' }, { reward });
}
