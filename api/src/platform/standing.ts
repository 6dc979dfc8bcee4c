import type { CompanyStatus } from '@wspolnik/contract/companies';
import type { FastifyRequest, FastifySchema } from 'fastify';
import type { App } from './context.ts';
import { callerOf, type Standing } from './sign-in/access.ts';
import type { Identity } from './sign-in/identity.ts';
import { problem } from './wire/problem.ts';

const hasStanding = (status: CompanyStatus, standing: Standing): boolean =>
  status === 'active' || (standing === 'unsuspended' && status !== 'suspended');

/** For a call that needs a standing only for some of its actions. @throws ApiProblem company_not_active */
export function requireStanding({ company, user }: Identity, standing: Standing): void {
  if (company && !hasStanding(company.status, standing)) throw problem('company_not_active', { account: user.id });
}

/**
 * Refuses routes with a `standing` to companies without it, as soon as their access is decided. Call it after
 * {@link decideAccess}, before the routes are registered.
 */
export function requireStandings(app: App): void {
  app.addHook('onRoute', (route) => {
    const { access, method, standing, url } = route;
    if (!standing) return;
    if (access === 'public' || access === 'guest' || access === 'person' || access === 'admin')
      throw new Error(`${method} ${url} declares a standing, but its access names no company in use`);
    route.schema = { ...route.schema, 'x-standing': standing } as FastifySchema;
    const decide = async (request: FastifyRequest) => requireStanding(callerOf(request), standing);
    route.onRequest = [route.onRequest ?? [], decide].flat();
  });
}
