import type { ErrorCode } from '@wspolnik/contract/errors';
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyRequest,
  FastifySchema,
  FastifyTypeProvider,
  FastifyTypeProviderDefault,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerBase,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import type { App } from '../context.ts';
import { problem } from '../wire/problem.ts';
import { type CompanyIdentity, type Identity, isAdmin, readIdentity } from './identity.ts';

/**
 * Who may call a route:
 *
 * - `public`: everybody. The caller is not identified, so an expired token does not matter.
 * - `guest`: everybody. A signed-in caller is identified, because the answer or the effect depends on it.
 * - `person`: who is signed in, whatever Company-Id says: a browser that stores a company it was removed from must still be
 *   able to ask for its identity and to sign out.
 * - `user`: who is signed in, as a person or as a company.
 * - `company`: a member of the company in use.
 * - `manager`: an owner or manager of the company in use.
 * - `owner`: an owner of the company in use.
 * - `admin`: the role ADMIN without a company (specification §6).
 */
export type Access = 'public' | 'guest' | 'person' | 'user' | 'company' | 'manager' | 'owner' | 'admin';

/**
 * The state that the company in use needs for a call (ADR 85); people have it always.
 *
 * - `active`: an admin has approved it, and it is not suspended.
 * - `unsuspended`: a draft prepares its profile and its team as well.
 */
export type Standing = 'active' | 'unsuspended';

declare module 'fastify' {
  // Fastify's own parameters: the declarations of one interface must have the same.
  interface RouteShorthandOptions<
    RawServer extends RawServerBase = RawServerDefault,
    RawRequest extends RawRequestDefaultExpression<RawServer> = RawRequestDefaultExpression<RawServer>,
    RawReply extends RawReplyDefaultExpression<RawServer> = RawReplyDefaultExpression<RawServer>,
    RouteGeneric extends RouteGenericInterface = RouteGenericInterface,
    ContextConfig = ContextConfigDefault,
    SchemaCompiler extends FastifySchema = FastifySchema,
    TypeProvider extends FastifyTypeProvider = FastifyTypeProviderDefault,
    Logger extends FastifyBaseLogger = FastifyBaseLogger,
  > {
    /** Required under /api. */
    access?: Access;
    /** The effect of the call, in a few words, for the OpenAPI document. */
    summary?: string;
    /** A stolen session must not make the call: it needs the header `Confirmation`. See `requireConfirmations`. */
    confirmed?: true;
    /** The state that the company in use must be in. See `requireStandings`. */
    standing?: Standing;
  }
  interface FastifyRequest {
    /** The caller, null for a guest; undefined where the route does not identify callers. See `callerOf`. */
    caller: Identity | null | undefined;
  }
}

/** Why the declaration refuses this caller; null when it does not. */
export function refusalOf(access: Access, caller: Identity | null): ErrorCode | null {
  if (access === 'public' || access === 'guest') return null;
  if (!caller) return 'not_authenticated';
  if (access === 'admin') {
    if (caller.lacksSecondStep && !caller.company) return 'second_step_required';
    return isAdmin(caller) ? null : 'forbidden';
  }
  if (access === 'person' || access === 'user') return null;
  if (!caller.company) return 'company_required';
  const { role } = caller.company;
  const isEnough = access === 'company' || role === 'owner' || (access === 'manager' && role === 'manager');
  return isEnough ? null : 'forbidden';
}

/** @throws ApiProblem of {@link refusalOf}, and token_not_valid, account_disabled, not_a_member */
async function decide(request: FastifyRequest, access: Access): Promise<void> {
  const caller = await readIdentity(request, { withCompany: access !== 'person' });
  const refusal = refusalOf(access, caller);
  if (refusal) throw problem(refusal, caller ? { account: caller.user.id } : {});
  request.caller = caller;
}

/** In OpenAPI; any of the list is enough. */
function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public') return [];
  return access === 'guest' ? [{ bearer: [] }, {}] : [{ bearer: [] }];
}

/**
 * Decides each route's declared access before its body and query are looked at, so that nobody learns names of fields from a
 * call that is not theirs. A route under /api without a declaration refuses to register. Call it before the routes are
 * registered, and after hooks that count every request.
 */
export function decideAccess(app: App): void {
  app.decorateRequest('caller');
  app.addHook('onRoute', (route) => {
    const { access, method, summary, url } = route;
    if (!url.startsWith('/api/')) return;
    if (!access) throw new Error(`${method} ${url} does not declare its access`);
    const described = { security: securityOf(access), 'x-access': access, ...(summary !== undefined && { summary }) };
    route.schema = { ...route.schema, ...described } as FastifySchema;
    if (access !== 'public')
      route.onRequest = [route.onRequest ?? [], (request: FastifyRequest) => decide(request, access)].flat();
  });
}

/** The caller; on a route for guests use {@link visitorOf}. */
export function callerOf({ caller }: FastifyRequest): Identity {
  if (!caller) throw new Error('the access of this route lets unknown callers pass');
  return caller;
}

/** The caller of a route whose access requires a company in use. */
export function memberOf(request: FastifyRequest): CompanyIdentity {
  const { company, ...identity } = callerOf(request);
  if (!company) throw new Error('the access of this route lets callers without a company pass');
  return { ...identity, company };
}

/** The caller of a route for guests, or null. */
export function visitorOf({ caller }: FastifyRequest): Identity | null {
  if (caller === undefined) throw new Error('the access of this route does not identify callers');
  return caller;
}

/**
 * The person behind a public call whose body decides whether a session is needed.
 *
 * @throws ApiProblem not_authenticated, token_not_valid, account_disabled
 */
export async function requirePerson(request: FastifyRequest): Promise<Identity> {
  const person = await readIdentity(request, { withCompany: false });
  if (!person) throw problem('not_authenticated');
  return person;
}

/** For a call that only some of its actions keep for managers. @throws ApiProblem forbidden for other members */
export function requireManager(caller: CompanyIdentity): CompanyIdentity {
  const refusal = refusalOf('manager', caller);
  if (refusal) throw problem(refusal);
  return caller;
}
