import type { OfferCardData } from '@wspolnik/market';

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
  loyalty_points: '490.00',
  loyalty_points_percentage_total: null,
  category: { name: 'IT i oprogramowanie', name_en: 'IT and software' },
  city: 'Kraków',
};

/** The longest name that the API accepts, with a last word that has no space to break at. */
export const LONG_NAME = `${'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe '.repeat(3)}${'Konstantynopolitańczykowianeczka'.repeat(2)}`;
