import { exampleReward } from '@wspolnik/testing/ui';
import { createIntl } from 'react-intl';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { type RewardedOffer, rewardAmount, rewardText } from './offer-reward.ts';

const intls = { pl: createIntl({ locale: 'pl', messages: pl }), en: createIntl({ locale: 'en', messages: en }) };
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? null;
const forYou = (offer: RewardedOffer, locale: 'pl' | 'en' = 'pl') => plain(rewardText(intls[locale], offer, 'buyer'));
const forReferrer = (offer: RewardedOffer) => plain(rewardAmount(intls.pl, offer, 'referrer'));
const cost = (offer: RewardedOffer) => plain(rewardText(intls.pl, offer, 'seller'));

/** Parts of two to one, which the page cannot compute. */
const amount = exampleReward({ total: '150.00', buyer: '100.00', network: '50.00' });
const percent = { total: 3, buyer: 2, network: 1 };
const range = exampleReward(
  { total: '147.00', buyer: '98.59', network: '48.41' },
  { total: '3600.00', buyer: '2400.00', network: '1200.00' },
  percent,
);
const cheap = { ...range, reward_buyer_from: '0.74', reward_buyer_to: '180.00' };
const individual = exampleReward(null, null, percent);

test('the buyer and the referrer read their part as the API answers it', () => {
  expect([forYou(amount), forReferrer(amount)]).toEqual(['Dla Ciebie 100,00 zł', '50,00 zł']);
  expect([forYou(range), forReferrer(range)]).toEqual(['Dla Ciebie 2% (98–2 400 zł)', '1% (48–1 200 zł)']);
  expect(forYou({ ...range, reward_buyer_to: null })).toBe('Dla Ciebie 98,59 zł');
  expect(forYou(cheap)).toBe('Dla Ciebie 2% (0,74 – 180,00 zł)');
  expect([forYou(individual), forReferrer(individual)]).toEqual(['Dla Ciebie 2% ceny', '1% ceny']);
});

test('English has the same decimal mark as the amounts', () => {
  const half = { ...range, reward_buyer_percentage: 1.5 };
  expect(forYou(half, 'en')).toBe('For you 1,5% (98–2 400 zł)');
  expect(forYou({ ...individual, reward_buyer_percentage: 1.5 }, 'en')).toBe('For you 1,5% of the price');
});

test('the seller reads the whole', () => {
  expect(cost(amount)).toBe('Twój koszt: 150,00 zł');
  expect(cost(range)).toBe('Twój koszt: 147,00 – 3 600,00 zł');
  expect(cost(individual)).toBe('Twój koszt: 3% ceny');
});

test('nothing is promised where nothing is given', () => {
  const nothing = { total: '0.00', buyer: '0.00', network: '0.00' };
  expect(forYou(exampleReward(nothing))).toBeNull();
  expect(forYou(exampleReward(nothing, null, percent))).toBeNull();
  expect(forYou(exampleReward(null, null, { total: 0, buyer: 0, network: 0 }))).toBeNull();
  expect(forYou({ ...amount, is_job: true })).toBeNull();
});
