import type { OfferCardData, RewardedOffer } from '@wspolnik/market';

interface Shared<Value> {
  total: Value;
  buyer: Value;
  network: Value;
}

/** A reward at the lowest price and at the highest, and in percent; null where there is none. */
export function exampleReward(
  from: Shared<string> | null,
  to: Shared<string> | null = null,
  percent: Shared<number> | null = null,
): RewardedOffer {
  return {
    loyalty_points_percentage_total: percent?.total ?? null,
    reward_total_from: from?.total ?? null,
    reward_total_to: to?.total ?? null,
    reward_buyer_from: from?.buyer ?? null,
    reward_buyer_to: to?.buyer ?? null,
    reward_buyer_percentage: percent?.buyer ?? null,
    reward_network_from: from?.network ?? null,
    reward_network_to: to?.network ?? null,
    reward_network_percentage: percent?.network ?? null,
  };
}

const REWARD = { total: '490.00', buyer: '245.00', network: '245.00' };

/** An offer with everything: a range, points in zł, a picture. */
export const exampleOffer: OfferCardData = {
  id: '1',
  title: 'Projekt sklepu',
  image: { url: '/files/1.jpg', thumbnail: '/files/1-small.jpg', alt: '', width: 640, height: 400 },
  individual_price: false,
  price_from: '4900.00',
  price_to: '12000.00',
  vat_rate: '23',
  author: { id: '7', name: 'Pracownia Cyfrowa', thumbnail: null, rating: 4.8 },
  ...exampleReward(REWARD, REWARD),
  category: { name: 'IT i oprogramowanie', name_en: 'IT and software' },
  city: 'Kraków',
};

/** The longest name that the API accepts, with a last word that has no space to break at. */
export const LONG_NAME = `${'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe '.repeat(3)}${'Konstantynopolitańczykowianeczka'.repeat(2)}`;
