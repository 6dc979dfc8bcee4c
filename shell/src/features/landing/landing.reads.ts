import type { Landing } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { WIDE_OFFER_PICTURE } from '@wspolnik/market/picture-sizes';

/** Everything of the marketplace that the landing shows, in one call; routes.json starts it with the page. */
export const landingRead = defineRead<Landing, Record<string, never>>('landing/', {
  pictures: { at: 'offers.*.image', sizes: WIDE_OFFER_PICTURE },
});
