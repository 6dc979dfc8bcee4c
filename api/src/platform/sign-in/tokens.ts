import { createHash, randomBytes } from 'node:crypto';
import { isId } from '../ids.ts';
import { problem } from '../wire/problem.ts';

const TOKEN_BYTES = 32;

/** A secret of 256 random bits, safe in a URL. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. A fast hash suffices: 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** An id as the `uidb64` of a mailed link. */
export function toUidb64(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** @throws ApiProblem token_invalid when it contains no id */
export function fromUidb64(uidb64: string): string {
  const id = Buffer.from(uidb64, 'base64url').toString();
  if (!isId(id)) throw problem('token_invalid');
  return id;
}
