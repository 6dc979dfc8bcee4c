import { OfferCard, type OfferCardData } from '@wspolnik/market';
import { cardList } from './card-list.ts';

const TITLES = ['Projekt i wdrożenie sklepu internetowego', 'Audyt RODO dla małej firmy', 'Catering na konferencje'];

const AMOUNT = {
  loyalty_points_percentage_total: null,
  reward_total_from: '245.00',
  reward_total_to: null,
  reward_buyer_from: '122.50',
  reward_buyer_to: null,
  reward_buyer_percentage: null,
  reward_network_from: '122.50',
  reward_network_to: null,
  reward_network_percentage: null,
};
const PERCENTAGE = {
  ...AMOUNT,
  loyalty_points_percentage_total: 5,
  reward_total_to: '490.00',
  reward_buyer_to: '245.00',
  reward_buyer_percentage: 2.5,
  reward_network_to: '245.00',
  reward_network_percentage: 2.5,
};

function offer(index: number): OfferCardData {
  return {
    id: `offer-${index}`,
    title: `${TITLES[index % TITLES.length]} ${index}`,
    image: null,
    individual_price: index % 5 === 0,
    price_from: `${1200 + index}.50`,
    price_to: index % 3 === 0 ? `${4800 + index}.00` : null,
    author: { id: `company-${index}`, name: `Pracownia Cyfrowa ${index}`, thumbnail: null, rating: index % 6 },
    ...(index % 2 === 0 ? AMOUNT : PERCENTAGE),
    category: { name: 'IT i oprogramowanie', name_en: 'IT and software' },
    city: index % 4 === 0 ? null : 'Kraków',
  };
}

export const offerCards = cardList<OfferCardData>({
  data: offer,
  change: (one) => ({ ...one, title: `${one.title} (2)` }),
  card: (one) => (
    <li key={one.id}>
      <OfferCard offer={one} href={`/offers/${one.id}`} />
    </li>
  ),
});
