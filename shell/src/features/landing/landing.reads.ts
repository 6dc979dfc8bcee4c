import type { Landing } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/shared-ui/remote';

/** Everything of the marketplace that the landing shows, in one call; routes.json starts it with the page. */
export const landingRead = defineRead<Landing, Record<string, never>>('landing/', {
  pictures: 'offers.*.image.thumbnail',
});
