import { ApiError } from '@wspolnik/shared-auth';

/** A malformed id answers 400 or 422, an object of others 403 or 404: to a person, neither is there. */
const GONE: readonly number[] = [400, 403, 404, 410, 422];

/** Whether a failed read of one thing says that it is not there, or not for this person. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && GONE.includes(error.status);
}
