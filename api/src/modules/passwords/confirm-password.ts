import type { Context } from '../../platform/context.ts';
import { clearThrottle, type ThrottleRule, throttle } from '../../platform/limits/throttle.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import { findAccountById } from '../accounts/index.ts';

const CONFIRMATIONS: ThrottleRule = { name: 'confirm-password', limit: 10, windowSeconds: 15 * 60 };

/**
 * Asks a signed-in person for the password before a change that a stolen session must not make.
 *
 * @throws ApiProblem validation_failed (`passwordWrong` on `password`), throttled
 */
export async function confirmPassword(
  { clock, db, passwords }: Context,
  userId: string,
  password: string,
): Promise<void> {
  await throttle(db, CONFIRMATIONS, userId, clock());
  const account = await findAccountById(db, userId);
  if (!account || !(await passwords.verify(account.password_hash, password))) {
    throw invalidField('password', 'passwordWrong');
  }
  await clearThrottle(db, CONFIRMATIONS, userId);
}
