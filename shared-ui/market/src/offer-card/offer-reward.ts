import { formatMoney, formatMoneyRange, formatPercent, toGrosze } from '@wspolnik/system';
import type { IntlShape } from 'react-intl';

/**
 * What an order of an offer gives, at its lowest price and, of a range, at its highest: the whole and its two parts, as the API
 * computes them. Money is the API's decimal string; percentages are null for a reward that is an amount.
 */
export interface RewardedOffer {
  loyalty_points_percentage_total: number | null;
  /** Null for a percentage of an individual price. */
  reward_total_from: string | null;
  reward_total_to: string | null;
  reward_buyer_from: string | null;
  reward_buyer_to: string | null;
  reward_buyer_percentage: number | null;
  reward_network_from: string | null;
  reward_network_to: string | null;
  reward_network_percentage: number | null;
  /** A job is never ordered, so nobody earns by it. */
  is_job?: boolean;
}

/** The two parts of a reward, or the whole that the seller pays. */
export type RewardSide = 'buyer' | 'referrer' | 'seller';

/** From this many zł on the grosze of a range say nothing more. */
const WHOLE_FROM = 10;

interface Part {
  percentage: number | null;
  from: string | null;
  to: string | null;
}

function partOf(offer: RewardedOffer, side: RewardSide): Part {
  if (side === 'seller') {
    return {
      percentage: offer.loyalty_points_percentage_total,
      from: offer.reward_total_from,
      to: offer.reward_total_to,
    };
  }
  return side === 'buyer'
    ? { percentage: offer.reward_buyer_percentage, from: offer.reward_buyer_from, to: offer.reward_buyer_to }
    : { percentage: offer.reward_network_percentage, from: offer.reward_network_from, to: offer.reward_network_to };
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
  const most = offer.reward_total_to ?? offer.reward_total_from ?? offer.loyalty_points_percentage_total;
  if (offer.is_job || !(Number(most) > 0)) return null;
  const { percentage, from, to } = partOf(offer, side);
  const percent = formatPercent(percentage ?? 0);
  if (from === null) return intl.formatMessage({ id: 'ui.offer.percentOfPrice' }, { percent });
  if (percentage === null || to === null) return formatMoney(from);
  return side === 'seller' ? formatMoneyRange(from, to) : `${percent} (${amounts(from, to)})`;
}

/** `Dla Ciebie 75,00 zł`, of the viewer's own offer `Twój koszt: 150,00 zł`; null for an offer that gives nothing. */
export function rewardText(intl: IntlShape, offer: RewardedOffer, side: 'buyer' | 'seller'): string | null {
  const reward = rewardAmount(intl, offer, side);
  if (reward === null) return null;
  return intl.formatMessage({ id: side === 'seller' ? 'ui.offer.yourCost' : 'ui.offer.forYou' }, { reward });
}
