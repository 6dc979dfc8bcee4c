import type {
  AdminCard,
  AdminCategories,
  AdminCategory,
  AdminPlan,
  AdminPlans,
  CardRange,
  CategoryUses,
} from '@wspolnik/contract';
import { idOf } from './wire.ts';

/** A free number. */
export function adminCard(overrides: Partial<AdminCard> = {}): AdminCard {
  return {
    id: idOf(1),
    number: '100101',
    premium: false,
    company: null,
    taken_at: null,
    created_at: '2026-06-01T08:00:00.000Z',
    ...overrides,
  };
}

/** Five numbers, two of which exist. */
export function cardRange(overrides: Partial<CardRange> = {}): CardRange {
  return { count: 5, existing: 2, examples: ['100103', '100104'], ...overrides };
}

export function adminPlan(overrides: Partial<AdminPlan> = {}): AdminPlan {
  return {
    id: 'standard',
    title: 'Standard',
    title_en: 'Standard',
    period: 'month',
    offer_limit: 30,
    saved_search_limit: 50,
    companies: 12,
    prices: [{ id: null, price: '99.00', valid_from: null, state: 'current' }],
    revision: 3,
    ...overrides,
  };
}

export function adminPlans(overrides: Partial<AdminPlans> = {}): AdminPlans {
  return { results: [adminPlan()], ...overrides };
}

export function adminCategory(overrides: Partial<AdminCategory> = {}): AdminCategory {
  return {
    id: idOf(1),
    parent_id: null,
    level: 1,
    name: 'Budowa',
    name_en: 'Building',
    is_job: false,
    offers: 4,
    companies: 2,
    image: '/api/category-pictures/building.svg',
    has_picture: false,
    ...overrides,
  };
}

/** A root with a child, and another root. */
export function adminCategories(overrides: Partial<AdminCategories> = {}): AdminCategories {
  const root = adminCategory();
  return {
    results: [
      root,
      adminCategory({ id: idOf(2), parent_id: root.id, level: 2, name: 'Dachy', name_en: 'Roofs' }),
      adminCategory({ id: idOf(3), name: 'Informatyka', name_en: 'Computing', offers: 0, companies: 0 }),
    ],
    ...overrides,
  };
}

export function categoryUses(overrides: Partial<CategoryUses> = {}): CategoryUses {
  return { children: 1, offers: 4, companies: 2, webinars: 0, saved_searches: 1, ...overrides };
}
