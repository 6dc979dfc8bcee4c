import { hash } from 'node:crypto';
import { MINUTE_MS } from '@wspolnik/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Role } from '../release/manifest-types.ts';
import type { PublicRemote } from '../release/page-types.ts';
import { readApi } from './api-client.ts';
import { CAPABILITY_LIFE, grantCapability } from './capability.ts';
import type { GatewayContext } from './context.ts';
import { sendProblem } from './problem.ts';
import { isGuarded, mayLoad, publicRemote } from './public-release.ts';
import { releaseFor } from './visitor.ts';

/** Milliseconds for the API to identify the bearer. */
const WHO_DEADLINE = 5000;
/** Calls a minute. A page asks once, and again after ten minutes; an address may be an office of a hundred people. */
const LIMITS = { address: 300, token: 120 };

/** Answers the remotes beyond the public release that the bearer may load, under secret paths. */
export function grantRoutes(app: FastifyInstance, context: GatewayContext): void {
  const { secret, api } = context;
  const countToken = app.createRateLimit({
    max: LIMITS.token,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ headers }) => hash('sha256', headers.authorization ?? ''),
  });
  const byAddress = { config: { rateLimit: { max: LIMITS.address, timeWindow: MINUTE_MS } } };
  app.get('/release/grants', byAddress, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    if (!authorization) return sendProblem(reply, 401, 'not_authenticated', 'Unauthorized');
    const count = await countToken(request);
    if (!count.isAllowed && count.isExceeded) {
      return sendProblem(reply.header('retry-after', count.ttlInSeconds), 429, 'throttled', 'Too Many Requests');
    }
    const answer = await askWho(api, request, authorization);
    if (answer === 'unreachable') return sendProblem(reply, 502, 'api_unreachable', 'Bad Gateway');
    if (answer === 'second_step_required') return sendProblem(reply, 403, 'second_step_required', 'Forbidden');
    if (answer === 'throttled') return sendProblem(reply, 429, 'throttled', 'Too Many Requests');
    if (answer === 'refused') return sendProblem(reply, 401, 'token_not_valid', 'Unauthorized');

    const exp = Math.floor(Date.now() / 1000) + CAPABILITY_LIFE;
    const { set } = await releaseFor(context, request.headers);
    const remotes = set.remotes
      .filter((remote) => isGuarded(remote) && mayLoad(remote.manifest, answer))
      .map((remote) => under(grantCapability(secret, { name: remote.name, exp }), publicRemote(remote)));
    return { remotes };
  });
}

/** Chunks and styles are requested from the folder of the entry. */
const under = (capability: string, remote: PublicRemote): PublicRemote => ({
  ...remote,
  entry: remote.entry.replace(/^\/r\//, `/g/${capability}/`),
});

type Refusal = 'refused' | 'second_step_required' | 'throttled' | 'unreachable';

async function askWho(api: Dispatcher, { ip, id }: FastifyRequest, authorization: string): Promise<Role[] | Refusal> {
  const headers = { authorization, 'x-forwarded-for': ip, 'x-request-id': id };
  const answer = await readApi(api, '/api/accounts/user-data/', { headers, deadline: WHO_DEADLINE });
  if (answer?.status === 401 || answer?.status === 403) return 'refused';
  if (answer?.status === 429) return 'throttled';
  if (answer?.status !== 200) return 'unreachable';
  const me = answer.body as { role: string; companies?: unknown[]; second_step_required?: boolean };
  if (me.second_step_required) return 'second_step_required';
  if (me.role === 'ADMIN') return ['admin'];
  return me.companies?.length ? ['user', 'company'] : ['user'];
}
