import type { AdminCardPage, AdminCategories, AdminPlans, CardRange, CategoryUses } from '@wspolnik/contract';
import { CARD_SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, text } from '@wspolnik/kit';

export const cardQuery = listQuery('/admin/membership-numbers', {
  q: text(CARD_SEARCH_LENGTH),
  taken: oneOf(['true', 'false']),
  premium: oneOf(['true', 'false']),
});
export type CardQuery = ReturnType<typeof cardQuery.parse>;

export const cardsRead = defineRead<AdminCardPage, CardQuery>('accounts/admin/membership-cards/', {
  query: cardQuery,
  defaults: { limit: '30' },
});

/** The effect of creating a range. */
export const cardRangeRead = defineRead<CardRange, { number: string; last_number: string }>(
  'accounts/admin/membership-cards/range/',
);

export const plansRead = defineRead<AdminPlans>('accounts/admin/plans/');

export const categoriesRead = defineRead<AdminCategories>('accounts/admin/categories/');

export const categoryUsesRead = defineRead<CategoryUses, { id: string }>('accounts/admin/categories/:id/uses/');
