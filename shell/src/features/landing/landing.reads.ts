import type { Landing } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

/** Everything of the marketplace that the landing shows, in one call; routes.json starts it with the page. */
export const landingRead = defineRead<Landing, Record<string, never>>('landing/', {
  pictures: 'offers.*.image.thumbnail',
});
