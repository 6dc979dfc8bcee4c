import type { Landing, LandingCategory, LandingExample, LandingOpinion } from '@wspolnik/contract';
import { offerImage, offerSummary } from './offers.ts';
import { idOf } from './wire.ts';

export function landingCategory(overrides: Partial<LandingCategory> = {}): LandingCategory {
  return {
    id: idOf(101),
    name: 'Meble',
    name_en: 'Furniture',
    offer_count: 12,
    image: '/api/category-pictures/office.svg',
    ...overrides,
  };
}

export function landingOpinion(overrides: Partial<LandingOpinion> = {}): LandingOpinion {
  return {
    id: idOf(701),
    text: 'Rzetelnie i na czas, a faktura przyszła tego samego dnia.',
    rating: 4.5,
    created_at: '2026-11-10T08:00:00.000Z',
    author: 'Anna K.',
    company: { id: idOf(7), name: 'Stolarnia Żuraw' },
    verified_purchase: true,
    ...overrides,
  };
}

export function landingExample(overrides: Partial<LandingExample> = {}): LandingExample {
  return {
    id: idOf(1),
    title: 'Meble biurowe na wymiar',
    price: '1800.00',
    reward: { total: '180.01', buyer: '90.01', referrer: '90.00' },
    ...overrides,
  };
}

export function landing(overrides: Partial<Landing> = {}): Landing {
  return {
    offers: [offerSummary({ image: offerImage() })],
    categories: [landingCategory()],
    numbers: { companies: 40, offers: 185, cities: 16, rewards: '12400.50' },
    opinions: [landingOpinion()],
    example: landingExample(),
    ...overrides,
  };
}
