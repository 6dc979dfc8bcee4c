import type { Category, Me, Offer, OfferPage, OfferSummary, Order, OwnedCompany } from '@wspolnik/api/contract';

/** Ids that pass for UUIDs and can be told apart. */
export const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const seller = {
  id: idOf(900),
  name: 'Stolarnia Żuraw',
  image: null,
  thumbnail: null,
  city: 'Poznań',
  rating: 4.3,
};

export function offerSummary(overrides: Partial<OfferSummary> = {}): OfferSummary {
  return {
    id: idOf(1),
    title: 'Meble biurowe na wymiar',
    image: null,
    individual_price: false,
    price_from: '1800.00',
    price_to: null,
    author: seller,
    loyalty_points: '180.00',
    loyalty_points_percentage_total: null,
    is_active: true,
    category: { id: idOf(101), name: 'Meble', name_en: 'Furniture' },
    city: 'Poznań',
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
    workplace_types: [],
    work_schedule_types: [],
    salary_from: null,
    salary_to: null,
    network_status: null,
    updated_at: '2026-01-02T10:00:00.000Z',
    ...overrides,
  };
}

export function pageOf(results: OfferSummary[], overrides: Partial<OfferPage> = {}): OfferPage {
  const count = results.length;
  return { count, count_exact: true, page: 1, limit: 30, next: null, previous: null, results, ...overrides };
}

const category = (number: number, name: string, name_en: string, children: Category[] = []): Category => ({
  id: idOf(number),
  name,
  name_en,
  image: null,
  offer_count: 7,
  children,
});

export const categories: Category[] = [
  category(100, 'Wyposażenie biur', 'Office equipment', [
    category(101, 'Meble', 'Furniture'),
    category(102, 'Oświetlenie', 'Lighting'),
  ]),
  category(200, 'Energia', 'Energy'),
];

export const order: Order = {
  id: idOf(500),
  number: 'W-000123',
  status: 'bought' as Order['status'],
  status_since: '2026-01-03T10:00:00.000Z',
  created_at: '2026-01-03T10:00:00.000Z',
  offer: { id: idOf(1), title: 'Meble biurowe na wymiar', image: null },
  price: '1800.00',
  reward_total: '180.00',
  reward_buyer: '90.00',
  reward_network: '90.00',
  reward_frozen: true,
  buyer: { id: idOf(700), type: 'user', name: 'Ewa Nowak', thumbnail: null },
  seller,
  referrer: null,
  rejected_reason: null,
  documents: [],
  infos: [],
  resubmissions_left: 3,
  cancels_at: '2026-02-02T10:00:00.000Z',
  matures_at: null,
  history: [],
  allowed_actions: [],
};

export const user: Me = {
  id: idOf(700),
  first_name: 'Ewa',
  last_name: 'Nowak',
  image: null,
  thumbnail: null,
  email: 'ewa@example.test',
  phone: null,
  locale: 'pl',
  role: 'USER',
  total_contacts: 0,
  shared_contacts: 0,
  companies: [],
};

export const sellerProfile: OwnedCompany = { ...seller, email: null, status: 'active', role: 'owner' };
