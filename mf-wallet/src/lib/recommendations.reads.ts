import type {
  RecommendationPage,
  RecommendationPeriod,
  RecommendationSort,
  RecommendedOrderPage,
  Reflink,
} from '@wspolnik/contract';
import { defineRead, listQuery, oneOf, refresh, uuid } from '@wspolnik/kit';
import { useEffect } from 'react';
import { onBalanceChange } from './points.reads.ts';

export const PERIODS = ['month', 'quarter', 'year'] as const satisfies readonly RecommendationPeriod[];

/** The first one is usual. */
export const SORTS = [
  'date_desc',
  'clicks_desc',
  'orders_desc',
  'earned_desc',
] as const satisfies readonly RecommendationSort[];

export const recommendationQuery = listQuery('/points/referrals', { period: oneOf(PERIODS), sort_by: oneOf(SORTS) });
export type RecommendationQuery = ReturnType<typeof recommendationQuery.parse>;

export const recommendedOrderQuery = listQuery('/points/referrals/orders', { period: oneOf(PERIODS), offer_id: uuid });
export type RecommendedOrderQuery = ReturnType<typeof recommendedOrderQuery.parse>;

export const recommendationsRead = defineRead<RecommendationPage, RecommendationQuery>('recommendations/', {
  query: recommendationQuery,
  defaults: { limit: '30' },
});

export const recommendedOrdersRead = defineRead<RecommendedOrderPage, RecommendedOrderQuery>(
  'recommendations/orders/',
  { query: recommendedOrderQuery, defaults: { limit: '30' } },
);

/** The referral link of the profile in use. */
export const reflinkRead = defineRead<Reflink>('reflink/');

/** Reads what links brought again when points come or go. */
export function useReferralsFollowBalance(): void {
  useEffect(() => onBalanceChange(() => void refresh(recommendationsRead, recommendedOrdersRead)), []);
}
