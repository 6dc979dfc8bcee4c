import type { Category, OwnOfferPage } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

export const categoriesRead = defineRead<Category[]>('categories/');

/** Enough for the choice of one; the newest first. */
export const activeOffersRead = defineRead<OwnOfferPage>('offers/get-mine/', {
  defaults: { status: 'active', limit: '100' },
});
