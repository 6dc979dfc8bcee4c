import type { CompanyListQuery } from '@wspolnik/contract/companies';
import type { OfferListQuery } from '@wspolnik/contract/offer-lists';
import { WORK_SCHEDULE_TYPES, WORKPLACE_TYPES } from '@wspolnik/contract/offers';
import { SEARCH_MS } from './database-table.ts';
import { FIRST_LEAF, idOf } from './market.ts';
import { CITIES, type Dice, VOCABULARY } from './market-text.ts';
import type { Size } from './persistent-market.ts';

export type Filters = Partial<OfferListQuery>;

export interface OfferCase {
  label: string;
  /** A different query each time, as far as the filter has values. */
  draw(dice: Dice, size: Size): Filters;
  /** Index into PEOPLE of the caller; a guest by default. */
  viewer?(dice: Dice): number;
  /** Counts the categories of all matches instead of reading a page. */
  facets?: true;
  /** Milliseconds of page 1, where words or several filters allow more. */
  most?: number;
  /** Why its page 1 may cost more in a larger market with the same rows. */
  mayGrow?: string;
}

function pick<T>(dice: Dice, values: readonly T[]): T {
  return values[dice.below(values.length)] as T;
}

function around(dice: Dice, from: number, to: number) {
  const { lat, lng } = CITIES[dice.zipf(CITIES.length)] ?? { lat: 52, lng: 19 };
  return { lat, lng, radius: from + dice.below(to - from) };
}

/** A typing error: swaps two letters and doubles one. */
function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2);
  const [before, one = '', other = ''] = [word.slice(0, middle - 1), word[middle - 1], word[middle]];
  return `${before}${other}${one}${one}${word.slice(middle + 1)}`;
}

const LONG_WORDS = VOCABULARY.filter((word) => word.length >= 8);
const COMMON = VOCABULARY.slice(0, 50);
/** Words that a few hundred of a million offers have. */
const RARE = VOCABULARY.slice(-5_000);

/** A hundred times the offers take a hundred times as long to count, up to 10 000. */
const COUNTED = 'counts exactly what matches, up to 10 000';

export const OFFER_CASES: readonly OfferCase[] = [
  { label: 'no filter', draw: () => ({}) },
  { label: 'category, level 1', draw: (dice) => ({ category: idOf(1 + dice.below(10)) }) },
  { label: 'category, level 2', mayGrow: COUNTED, draw: (dice) => ({ category: idOf(11 + dice.below(80)) }) },
  { label: 'category, level 3', draw: (dice) => ({ category: idOf(FIRST_LEAF + dice.below(400)) }) },
  {
    label: 'categories, three of level 3',
    mayGrow: COUNTED,
    draw: (dice) => ({ categories: [1, 2, 3].map(() => idOf(FIRST_LEAF + dice.below(400))).join(',') }),
  },
  {
    label: 'categories, levels 1 and 2',
    draw: (dice) => ({ categories: `${idOf(1 + dice.below(10))},${idOf(11 + dice.below(80))}` }),
  },
  { label: 'city', draw: (dice) => ({ city: CITIES[dice.zipf(CITIES.length)]?.name ?? '' }) },
  { label: 'city, small', draw: (dice) => ({ city: CITIES[300 + dice.below(200)]?.name ?? '' }) },
  { label: 'workplace_types', draw: (dice) => ({ workplace_types: pick(dice, WORKPLACE_TYPES) }) },
  {
    label: 'workplace_types and work_schedule_types',
    draw: (dice) => ({
      workplace_types: pick(dice, WORKPLACE_TYPES),
      work_schedule_types: pick(dice, WORK_SCHEDULE_TYPES),
    }),
  },
  { label: 'with_salary', draw: () => ({ with_salary: true }) },
  { label: 'without_salary', draw: () => ({ without_salary: true }) },
  { label: 'price_from', draw: (dice) => ({ price_from: Math.round(Math.exp(3 + dice.next() * 7)) }) },
  { label: 'price_to', draw: (dice) => ({ price_to: Math.round(Math.exp(3 + dice.next() * 7)) }) },
  {
    label: 'price_from and price_to',
    draw: (dice) => {
      const low = Math.round(Math.exp(3 + dice.next() * 6));
      return { price_from: low, price_to: low * 1.3 };
    },
  },
  { label: 'company_rating', draw: (dice) => ({ company_rating: 1 + dice.below(9) / 2 }) },
  { label: 'network', mayGrow: COUNTED, draw: () => ({ network: true }), viewer: (dice) => dice.below(7) },
  { label: 'radius of 1 to 10 km', mayGrow: COUNTED, draw: (dice) => around(dice, 1, 10) },
  { label: 'radius of 10 to 50 km', mayGrow: COUNTED, draw: (dice) => around(dice, 10, 50) },
  { label: 'radius of 100 to 500 km', draw: (dice) => around(dice, 100, 500) },
  {
    label: 'seller_id',
    draw: (dice, { companies }) => ({ seller_id: idOf(Math.floor(companies * dice.next() ** 1.6)) }),
  },
  { label: 'sort_by date_asc', draw: () => ({ sort_by: 'date_asc' }) },
  { label: 'sort_by price_asc', draw: () => ({ sort_by: 'price_asc' }) },
  { label: 'sort_by price_desc', draw: () => ({ sort_by: 'price_desc' }) },
  {
    label: 'category, level 2, and sort_by price_asc',
    mayGrow: COUNTED,
    draw: (dice) => ({ category: idOf(11 + dice.below(80)), sort_by: 'price_asc' }),
  },
  {
    label: 'category, level 1, city and price_to',
    most: SEARCH_MS,
    draw: (dice) => ({ category: idOf(1 + dice.below(10)), city: CITIES[dice.below(20)]?.name ?? '', price_to: 500 }),
  },
  {
    label: 'category, level 1, and city',
    draw: (dice) => ({ category: idOf(1 + dice.below(10)), city: CITIES[dice.below(20)]?.name ?? '' }),
  },
  {
    label: 'category, level 2, and radius of 10 to 50 km',
    mayGrow: COUNTED,
    draw: (dice) => ({ category: idOf(11 + dice.below(80)), ...around(dice, 10, 50) }),
  },
  {
    label: 'city and workplace_types',
    mayGrow: COUNTED,
    draw: (dice) => ({ city: CITIES[dice.below(20)]?.name ?? '', workplace_types: pick(dice, WORKPLACE_TYPES) }),
  },
  {
    label: 'company_rating and with_salary',
    draw: (dice) => ({ company_rating: 1 + dice.below(9) / 2, with_salary: true }),
  },
  { label: 'city, its beginning', draw: (dice) => ({ city: (CITIES[dice.below(100)]?.name ?? '').slice(0, 4) }) },
  {
    label: 'facets: a city',
    facets: true,
    most: SEARCH_MS,
    mayGrow: COUNTED,
    draw: (dice) => ({ city: CITIES[dice.below(20)]?.name ?? '' }),
  },
  {
    label: 'facets: price_to',
    facets: true,
    most: SEARCH_MS,
    mayGrow: COUNTED,
    draw: (dice) => ({ price_to: Math.round(Math.exp(3 + dice.next() * 7)) }),
  },
  {
    label: 'facets: a common word',
    facets: true,
    most: SEARCH_MS,
    mayGrow: COUNTED,
    draw: (dice) => ({ q: pick(dice, COMMON) }),
  },
  { label: 'q: a common word', most: SEARCH_MS, draw: (dice) => ({ q: pick(dice, COMMON) }) },
  {
    label: 'q: a common word, the newest first',
    most: SEARCH_MS,
    draw: (dice) => ({ q: pick(dice, COMMON), sort_by: 'date_desc' }),
  },
  { label: 'q: a rare word', most: SEARCH_MS, draw: (dice) => ({ q: pick(dice, RARE) }) },
  { label: 'q: any word', most: SEARCH_MS, draw: (dice) => ({ q: VOCABULARY[dice.zipf(VOCABULARY.length)] ?? '' }) },
  {
    label: 'q: two words',
    most: SEARCH_MS,
    draw: (dice) => ({ q: `${pick(dice, COMMON)} ${pick(dice, LONG_WORDS)}` }),
  },
  {
    label: 'q: two common words',
    most: SEARCH_MS,
    draw: (dice) => ({ q: `${pick(dice, COMMON)} ${pick(dice, COMMON)}` }),
  },
  {
    label: 'q: a prefix of three letters',
    most: SEARCH_MS,
    draw: (dice) => ({ q: pick(dice, VOCABULARY).slice(0, 3) }),
  },
  { label: 'q: misspelt', most: SEARCH_MS, draw: (dice) => ({ q: misspelt(pick(dice, LONG_WORDS)) }) },
  { label: 'q: nothing like it', most: SEARCH_MS, draw: (dice) => ({ q: `xqzvw${dice.below(1_000)}kjh` }) },
  {
    label: 'q: a common word, category, level 2',
    most: SEARCH_MS,
    draw: (dice) => ({ q: pick(dice, COMMON), category: idOf(11 + dice.below(80)) }),
  },
];

export interface CompanyCase {
  label: string;
  most?: number;
  draw(dice: Dice): Partial<CompanyListQuery>;
  viewer?(dice: Dice): number;
  mayGrow?: string;
}

export const COMPANY_CASES: readonly CompanyCase[] = [
  { label: 'no filter', draw: () => ({}) },
  { label: 'sort_by date_desc', draw: () => ({ sort_by: 'date_desc' }) },
  { label: 'sort_by rating_desc', draw: () => ({ sort_by: 'rating_desc' }) },
  { label: 'category, level 1', mayGrow: COUNTED, draw: (dice) => ({ category: idOf(1 + dice.below(10)) }) },
  { label: 'category, level 3', draw: (dice) => ({ category: idOf(FIRST_LEAF + dice.below(400)) }) },
  { label: 'city', draw: (dice) => ({ city: CITIES[dice.zipf(CITIES.length)]?.name ?? '' }) },
  { label: 'company_rating', draw: (dice) => ({ company_rating: 1 + dice.below(5) }) },
  { label: 'network', mayGrow: COUNTED, draw: () => ({ network: true }), viewer: (dice) => dice.below(7) },
  { label: 'radius of 1 to 10 km', mayGrow: COUNTED, draw: (dice) => around(dice, 1, 10) },
  { label: 'radius of 10 to 50 km', mayGrow: COUNTED, draw: (dice) => around(dice, 10, 50) },
  { label: 'radius of 100 to 500 km', draw: (dice) => around(dice, 100, 500) },
  { label: 'q: a common word', most: SEARCH_MS, draw: (dice) => ({ q: pick(dice, COMMON) }) },
  { label: 'q: a rare word', most: SEARCH_MS, draw: (dice) => ({ q: pick(dice, RARE) }) },
  { label: 'q: two letters', most: SEARCH_MS, draw: (dice) => ({ q: pick(dice, VOCABULARY).slice(0, 2) }) },
  { label: 'q: misspelt', most: SEARCH_MS, draw: (dice) => ({ q: misspelt(pick(dice, LONG_WORDS)) }) },
];
