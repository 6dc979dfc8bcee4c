import type { FastifyInstance } from 'fastify';
import type { NextRelease } from '../release/page-types.ts';
import type { GatewayContext } from './context.ts';
import { sendProblem } from './problem.ts';
import { urlOf } from './public-release.ts';
import { liveFor } from './visitor.ts';

/** Calls a minute of one address, which may be an office of a hundred people; a tab asks at each navigation. */
const LIMIT = { max: 1200, timeWindow: 60_000 };

/** Answers an open tab at a navigation: 204 while it has the latest release, otherwise the content of that one. */
export function releaseRoutes(app: FastifyInstance, { live, served, uses, look }: GatewayContext): void {
  app.get<{ Querystring: { have?: string } }>('/release', { config: { rateLimit: LIMIT } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { have = '' } = request.query;
    if (!/^\d{1,8}$/.test(have)) return sendProblem(reply, 400, 'malformed_request', 'Bad Request');
    const { set, remotes } = liveFor(live(), request.headers);
    const number = Number(have);
    // A page of a gateway that is ahead of this one: its releases are newer.
    if (number > set.number) void look();
    else {
      served.use(number);
      uses.add(number);
    }
    if (number >= set.number) return reply.code(204).send();
    const next: NextRelease = {
      number: set.number,
      shell: urlOf(set.shell, set.shell.assets.entry),
      remotes,
      urgent: served.urgentSince(number),
    };
    return next;
  });
}
