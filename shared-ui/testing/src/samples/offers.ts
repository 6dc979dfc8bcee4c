import type {
  Category,
  CategoryFacet,
  ListFacets,
  Offer,
  OfferFacets,
  OfferImage,
  OfferMarker,
  OfferSummary,
  OptionFacet,
  SavedSearch,
} from '@wspolnik/contract';
import { seller } from './people.ts';
import { idOf } from './wire.ts';

export function offerSummary(overrides: Partial<OfferSummary> = {}): OfferSummary {
  return {
    id: idOf(1),
    title: 'Meble biurowe na wymiar',
    image: null,
    individual_price: false,
    price_from: '1800.00',
    price_to: null,
    price_type: 'gross',
    vat_rate: '23',
    price_net_from: '1463.41',
    price_net_to: null,
    lowest_price_30d: null,
    author: seller,
    loyalty_points: '180.00',
    loyalty_points_percentage_total: null,
    reward_total_from: '180.00',
    reward_total_to: null,
    reward_buyer_from: '90.00',
    reward_buyer_to: null,
    reward_buyer_percentage: null,
    reward_network_from: '90.00',
    reward_network_to: null,
    reward_network_percentage: null,
    is_active: true,
    category: { id: idOf(101), name: 'Meble', name_en: 'Furniture' },
    is_job: false,
    city: 'Poznań',
    workplace_types: [],
    work_schedule_types: [],
    contract_types: [],
    salary_from: null,
    salary_to: null,
    salary_period: null,
    salary_type: null,
    closes_on: null,
    shared_contacts: 2,
    created_at: '2026-01-02T10:00:00.000Z',
    ...overrides,
  };
}

export function offer(overrides: Partial<Offer> = {}): Offer {
  return {
    ...offerSummary(),
    description: 'Biurka i szafy z litego dębu.\n\nMontaż w cenie.',
    images: [],
    category_path: [
      { id: idOf(100), name: 'Wyposażenie biur', name_en: 'Office equipment' },
      { id: idOf(101), name: 'Meble', name_en: 'Furniture' },
    ],
    address: 'ul. Dębowa 5',
    zip_code: '60-101',
    country: 'PL',
    latitude: null,
    longitude: null,
    delivery_time: null,
    scope: [],
    network_status: null,
    hidden: null,
    updated_at: '2026-01-02T10:00:00.000Z',
    ...overrides,
  };
}

export function offerImage(overrides: Partial<OfferImage> = {}): OfferImage {
  return {
    id: idOf(601),
    url: '/files/offer-601.jpg',
    thumbnail: '/files/offer-601-small.jpg',
    alt: 'Dębowe biurko przy oknie',
    width: 1600,
    height: 1000,
    ...overrides,
  };
}

export function offerMarker(overrides: Partial<OfferMarker> = {}): OfferMarker {
  const shown = { city: 'Poznań', individual_price: false, price_from: '1200.00', price_to: null, is_job: false };
  return { id: idOf(1), name: 'Meble biurowe na wymiar', lat: 52.4064, lng: 16.9252, ...shown, ...overrides };
}

export function savedSearch(overrides: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: idOf(1),
    name: 'Meble w Poznaniu',
    filters: { q: 'meble', city: 'Poznań', price_to: 2000 },
    created_at: '2026-01-03T10:00:00.000Z',
    ...overrides,
  };
}

const category = (number: number, name: string, name_en: string, children: Category[] = []): Category => ({
  id: idOf(number),
  name,
  name_en,
  image: null,
  offer_count: 7,
  company_count: 4,
  is_job: false,
  children,
});

export function categoryFacet(overrides: Partial<CategoryFacet> = {}): CategoryFacet {
  return { id: idOf(100), count: 7, exact: true, ...overrides };
}

/** Those of a list. */
export function listFacets(overrides: Partial<ListFacets> = {}): ListFacets {
  return { category: [categoryFacet()], ...overrides };
}

export function optionFacet(overrides: Partial<OptionFacet> = {}): OptionFacet {
  return { filter: 'price', value: '100-500', count: 5, exact: true, ...overrides };
}

/** Those of offers: categories or options, as asked for. */
export function offerFacets(overrides: Partial<OfferFacets> = {}): OfferFacets {
  return { options: [optionFacet()], ...overrides };
}

export const categories: Category[] = [
  category(100, 'Wyposażenie biur', 'Office equipment', [
    category(101, 'Meble', 'Furniture'),
    category(102, 'Oświetlenie', 'Lighting'),
  ]),
  category(200, 'Energia', 'Energy'),
];

/** A root of jobs, for tests that put it beside the others. */
export const jobCategory: Category = { ...category(300, 'Praca i współpraca', 'Jobs'), is_job: true };
