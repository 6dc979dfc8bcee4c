import { createIntl } from 'react-intl';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { type RewardedOffer, rewardAmount, rewardText } from './offer-reward.ts';

const intls = { pl: createIntl({ locale: 'pl', messages: pl }), en: createIntl({ locale: 'en', messages: en }) };
const offer = (over: Partial<RewardedOffer>): RewardedOffer => ({
  individual_price: false,
  price_from: '4900.00',
  price_to: null,
  loyalty_points: null,
  loyalty_points_percentage_total: null,
  ...over,
});
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? null;
const forYou = (over: Partial<RewardedOffer>, locale: 'pl' | 'en' = 'pl') =>
  plain(rewardText(intls[locale], offer(over), 'buyer'));
const cost = (over: Partial<RewardedOffer>) => plain(rewardText(intls.pl, offer(over), 'seller'));

const range = { price_to: '12000.00', loyalty_points_percentage_total: 3 };
const individual = { individual_price: true, price_from: null, loyalty_points_percentage_total: 3 };

test('the buyer reads half of the whole, of a percentage what it is in zł', () => {
  expect(forYou({ loyalty_points: '150.00' })).toBe('Dla Ciebie 75,00 zł');
  expect(forYou({ loyalty_points_percentage_total: 3 })).toBe('Dla Ciebie 73,50 zł');
  expect(forYou(range)).toBe('Dla Ciebie 1,5% (73–180 zł)');
  expect(forYou({ ...range, price_from: '49.00' })).toBe('Dla Ciebie 1,5% (0,74 – 180,00 zł)');
  expect(forYou({ ...range, price_to: '120000.00' })).toBe('Dla Ciebie 1,5% (73–1 800 zł)');
  expect(forYou(individual)).toBe('Dla Ciebie 1,5% ceny');
});

test('English has the same decimal mark as the amounts', () => {
  expect(forYou(range, 'en')).toBe('For you 1,5% (73–180 zł)');
  expect(forYou(individual, 'en')).toBe('For you 1,5% of the price');
});

test('the seller reads the whole', () => {
  expect(cost({ loyalty_points: '150.00' })).toBe('Twój koszt: 150,00 zł');
  expect(cost(range)).toBe('Twój koszt: 147,00 – 360,00 zł');
  expect(cost(individual)).toBe('Twój koszt: 3% ceny');
});

test('the odd grosz is the buyer’s, not the referrer’s', () => {
  const odd = offer({ loyalty_points: '10.01' });
  expect(plain(rewardAmount(intls.pl, odd, 'buyer'))).toBe('5,01 zł');
  expect(plain(rewardAmount(intls.pl, odd, 'referrer'))).toBe('5,00 zł');
});

test('nothing is promised where nothing is given', () => {
  expect(forYou({})).toBeNull();
  expect(forYou({ loyalty_points: '0.00' })).toBeNull();
  expect(forYou({ loyalty_points_percentage_total: 0 })).toBeNull();
  expect(forYou({ loyalty_points: '150.00', is_job: true })).toBeNull();
  expect(forYou({ price_from: '0.00', loyalty_points_percentage_total: 10 })).toBeNull();
});
