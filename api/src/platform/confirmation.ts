import type { FastifyRequest } from 'fastify';
import type { Confirmation } from '../contract/confirmations.ts';
import { callerOf } from './access.ts';
import { problem } from './problem.ts';
import type { Vault } from './vault/vault.ts';

/** Long enough for a form with a mistake in it, short enough for an unattended screen. */
const VALID_MS = 5 * 60 * 1000;

const aboutPerson = (userId: string) => `confirmation of ${userId}`;

/** Whose password or code was just checked. */
export function issueConfirmation(vault: Vault, userId: string, now: Date): Confirmation {
  const expires_at = new Date(now.getTime() + VALID_MS).toISOString();
  return { token: vault.seal(aboutPerson(userId), expires_at), expires_at };
}

/**
 * For calls that a stolen session must not make. The token is in a header, so that a repeated request with its idempotency key
 * stays the same request.
 *
 * @throws ApiProblem confirmation_required without a valid one of the caller
 */
export function requireConfirmation(request: FastifyRequest): void {
  const { clock, vault } = request.server.context;
  const token = request.headers.confirmation;
  const expires = typeof token === 'string' ? vault.tryOpen(aboutPerson(callerOf(request).user.id), token) : null;
  if (expires === null || Date.parse(expires) <= clock().getTime()) throw problem('confirmation_required');
}
