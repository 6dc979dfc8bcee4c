import { randomInt } from 'node:crypto';
import { DAY_MS, MINUTE_MS, networkOf } from '@wspolnik/settings';
import type { FastifyInstance } from 'fastify';
import { BEACON_LIMIT, isBeacon } from '../vitals/beacon.ts';
import type { GatewayContext } from './context.ts';
import { sendProblem } from './problem.ts';
import { BUCKET_COOKIE, BUCKETS, bucketOf } from './visitor.ts';

/** Calls a minute of one address, which may be an office of a hundred people: a page has about three. */
const LIMIT = { max: 1200, timeWindow: MINUTE_MS };
/** Seconds. */
const COOKIE_LIFE = (90 * DAY_MS) / 1000;

/** What pages report of themselves (shell/src/measure): a token for each document, and beacons with it. */
export function vitalsRoutes(app: FastifyInstance, { vitals: { intake }, releasePreviews }: GatewayContext): void {
  const limited = { config: { rateLimit: LIMIT } };

  app.get<{ Querystring: { have?: string } }>('/vitals', limited, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { have = '' } = request.query;
    if (!/^\d{1,8}$/.test(have)) return sendProblem(reply, 400, 'malformed_request', 'Bad Request');
    const bucket = bucketOf(request.headers);
    // Its document was sent without one, so it is in no group.
    if (bucket === null) reply.header('set-cookie', newCookie(request.protocol === 'https'));
    // What an admin looks at says nothing of what others get.
    const token = releasePreviews.of(request.headers) ? null : intake.permit(bucket, Number(have));
    return token ? { token } : reply.code(204).send();
  });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As text: a browser sends it while the page ends.
    scope.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: BEACON_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/vitals', limited, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const beacon = parsed(String(request.body));
      if (!isBeacon(beacon)) return sendProblem(reply, 400, 'malformed_request', 'Bad Request');
      // The page asks for another token.
      if (!intake.take(beacon, networkOf(request.ip)))
        return sendProblem(reply, 401, 'token_not_valid', 'Unauthorized');
      return reply.code(204).send();
    });
  });
}

/** Scripts do not read it; it comes back with links from other sites, so that these pages are in the group too. */
const newCookie = (secure: boolean) =>
  `${BUCKET_COOKIE}=${randomInt(BUCKETS)}; Path=/; Max-Age=${COOKIE_LIFE}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
