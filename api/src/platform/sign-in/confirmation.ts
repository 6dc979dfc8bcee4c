import type { Confirmation } from '@wspolnik/contract/confirmations';
import type { FastifyRequest, FastifySchema } from 'fastify';
import type { App } from '../context.ts';
import type { Vault } from '../vault/vault.ts';
import { problem } from '../wire/problem.ts';
import { callerOf } from './access.ts';
import type { Identity } from './identity.ts';

/** Long enough for a form with a mistake in it, short enough for an unattended screen. */
const VALID_MS = 5 * 60 * 1000;

/** The prover: the person, in one session, by the methods that the account has at the moment. */
export type Prover = Pick<Identity, 'sessionId' | 'credentialsVersion'> & { user: Pick<Identity['user'], 'id'> };

/** Sealed data about a prover open only in the same session, and until the password or the second step changes. */
export const aboutProver = (what: string, { user, sessionId, credentialsVersion }: Prover): string =>
  `${what} of ${user.id} in session ${sessionId} by credentials ${credentialsVersion}`;

/** For a person whose password or second step was just checked. `prover` is from before the check. */
export function issueConfirmation(vault: Vault, prover: Prover, now: Date): Confirmation {
  const expires_at = new Date(now.getTime() + VALID_MS).toISOString();
  return { token: vault.seal(aboutProver('confirmation', prover), expires_at), expires_at };
}

/** @throws ApiProblem confirmation_required without a valid token of the caller's session */
async function requireConfirmation(request: FastifyRequest): Promise<void> {
  const { clock, vault } = request.server.context;
  const token = request.headers.confirmation;
  const caller = callerOf(request);
  const expires = typeof token === 'string' ? vault.tryOpen(aboutProver('confirmation', caller), token) : null;
  if (expires === null || Date.parse(expires) <= clock().getTime())
    throw problem('confirmation_required', { account: caller.user.id });
}

/**
 * Refuses routes that are declared as `confirmed` without the header `Confirmation`, as soon as their access is decided. The
 * token is in a header, so that a repeated request with its idempotency key stays the same request. Call it after
 * {@link decideAccess}, before the routes are registered.
 */
export function requireConfirmations(app: App): void {
  app.addHook('onRoute', (route) => {
    if (!route.confirmed) return;
    if (route.access === 'public' || route.access === 'guest')
      throw new Error(`${route.method} ${route.url} is confirmed by a caller whom its access does not require`);
    route.schema = { ...route.schema, 'x-confirmed': true } as FastifySchema;
    route.onRequest = [route.onRequest ?? [], requireConfirmation].flat();
  });
}
