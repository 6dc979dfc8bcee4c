import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale, type PublicRemote, type Role } from '../release/types.ts';
import { CAPABILITY_LIFE, grantCapability } from './capability.ts';
import type { GatewayContext } from './context.ts';
import { sendProblem } from './problem.ts';
import { integrityOf, isGuarded, mayLoad, publicRemote } from './public-release.ts';

/** Milliseconds for the API to identify the bearer. */
const WHO_DEADLINE = 5000;

/** Answers the remotes beyond the public release that the bearer may load, under secret paths. */
export function grantRoutes(app: FastifyInstance, { live, secret, options }: GatewayContext): void {
  app.get<{ Querystring: { locale?: string } }>('/release/grants', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { authorization } = request.headers;
    if (!authorization) return sendProblem(reply, 401, 'not_authenticated', 'Unauthorized');
    const answer = await askWho(options.api, authorization);
    if (answer === 'unreachable') return sendProblem(reply, 502, 'api_unreachable', 'Bad Gateway');
    if (answer === 'second_step_required') return sendProblem(reply, 403, 'second_step_required', 'Forbidden');
    if (answer === 'refused') return sendProblem(reply, 401, 'token_not_valid', 'Unauthorized');

    const locale: Locale = LOCALES.find((of) => of === request.query.locale) ?? 'pl';
    const granted = live().set.remotes.filter((remote) => isGuarded(remote) && mayLoad(remote.manifest, answer));
    const exp = Math.floor(Date.now() / 1000) + CAPABILITY_LIFE;
    const remotes = granted.map((container) => {
      const { name, version } = container;
      return under(grantCapability(secret, { name, version, exp }), publicRemote(container, locale));
    });
    return { remotes, integrity: integrityOf(granted) };
  });
}

function under(capability: string, remote: PublicRemote): PublicRemote {
  const guard = (url: string) => url.replace(/^\/r\//, `/g/${capability}/`);
  return {
    ...remote,
    entry: guard(remote.entry),
    routes: remote.routes.map((route) => ({ ...route, files: route.files.map(guard) })),
    slots: remote.slots.map((slot) => ({ ...slot, files: slot.files.map(guard) })),
  };
}

type Refusal = 'refused' | 'second_step_required' | 'unreachable';

async function askWho(api: string, authorization: string): Promise<Role[] | Refusal> {
  try {
    const response = await fetch(new URL('/api/accounts/user-data/', api), {
      headers: { authorization, accept: 'application/json' },
      signal: AbortSignal.timeout(WHO_DEADLINE),
    });
    if (response.status === 401 || response.status === 403) return 'refused';
    if (!response.ok) return 'unreachable';
    const me = (await response.json()) as { role: string; companies?: unknown[]; second_step_required?: boolean };
    if (me.second_step_required) return 'second_step_required';
    if (me.role === 'ADMIN') return ['admin'];
    return me.companies?.length ? ['user', 'company'] : ['user'];
  } catch {
    return 'unreachable';
  }
}
