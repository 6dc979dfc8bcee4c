import type { Recommendation, RecommendationSummary, RecommendedOrder } from '@wspolnik/contract';
import { idOf } from './wire.ts';

export function recommendation(overrides: Partial<Recommendation> = {}): Recommendation {
  return {
    offer: { id: idOf(1), title: 'Meble biurowe na wymiar', image: null, available: true },
    clicks: 12,
    orders: 2,
    earned: '90.00',
    pending: '0.00',
    last_on: '2026-01-04',
    ...overrides,
  };
}

export function recommendationSummary(overrides: Partial<RecommendationSummary> = {}): RecommendationSummary {
  return { offers: 1, clicks: 12, orders: 2, earned: '90.00', pending: '0.00', joined: 0, ...overrides };
}

export function recommendedOrder(overrides: Partial<RecommendedOrder> = {}): RecommendedOrder {
  return {
    id: idOf(821),
    created_at: '2026-01-04T10:00:00.000Z',
    offer: { id: idOf(1), title: 'Meble biurowe na wymiar', available: true },
    status: 'completed',
    points: '45.00',
    points_state: 'withdrawable',
    matures_at: null,
    ...overrides,
  };
}
