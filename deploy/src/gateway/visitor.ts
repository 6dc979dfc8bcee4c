import type { IncomingHttpHeaders } from 'node:http';
import { groupOf } from '../release/canary.ts';
import type { GatewayContext } from './context.ts';
import type { LiveRelease } from './live-release.ts';

/** A random number from 0 to 99 and nothing else: so many browsers share one that it names nobody. */
export const BUCKET_COOKIE = 'bucket';
export { BUCKETS } from '../release/canary.ts';

const BUCKET = new RegExp(`(?:^|;\\s*)${BUCKET_COOKIE}=(\\d{1,2})(?:;|$)`);

/** Null before the browser has one (vitals.routes.ts). */
export function bucketOf({ cookie }: IncomingHttpHeaders): number | null {
  const found = BUCKET.exec(cookie ?? '')?.[1];
  return found === undefined ? null : Number(found);
}

/** What this browser gets: of what is live, or a version that its admin looks at. */
export async function releaseFor(
  { live, releasePreviews }: Pick<GatewayContext, 'live' | 'releasePreviews'>,
  headers: IncomingHttpHeaders,
): Promise<LiveRelease> {
  return (await releasePreviews.release(headers)) ?? liveFor(live(), headers);
}

/** What this browser gets of what is live. */
export function liveFor(live: LiveRelease, headers: IncomingHttpHeaders): LiveRelease {
  const bucket = bucketOf(headers);
  if (!live.canary || bucket === null) return live;
  return groupOf(live.canary, bucket) === 'canary' ? live.canary.live : live;
}
