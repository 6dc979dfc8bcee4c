import type { Confirmation, ConfirmBody } from '../../contract/confirmations.ts';
import { issueConfirmation } from '../../platform/confirmation.ts';
import type { Context } from '../../platform/context.ts';
import { invalidField } from '../../platform/problem.ts';
import { clearThrottle, throttle } from '../../platform/throttle.ts';
import { confirmPassword } from '../passwords/index.ts';
import { secretPurpose } from './authenticator.service.ts';
import { CODES_OF_ACCOUNT } from './second-step.service.ts';
import { acceptedStep } from './totp.ts';
import { findAuthenticator, useStep } from './two-step.sql.ts';

/** @throws ApiProblem validation_failed on `code`, throttled */
async function confirmCode({ clock, db, vault }: Context, userId: string, code: string): Promise<void> {
  await throttle(db, CODES_OF_ACCOUNT, userId, clock());
  const app = await findAuthenticator(db, userId);
  if (!app) throw invalidField('code', 'codeWrong');
  const step = acceptedStep(vault.open(secretPurpose(userId), app.secret), code, app.last_step, clock());
  if (!(await useStep(db, userId, step))) throw invalidField('code', 'codeUsed');
  await clearThrottle(db, CODES_OF_ACCOUNT, userId);
}

export async function confirmationMethod({ db }: Context, userId: string): Promise<'password' | 'code'> {
  return (await findAuthenticator(db, userId)) ? 'code' : 'password';
}

/**
 * Checks the code of an account with an authenticator app, of every other one the password. A password alone does not do where
 * an app is: a stolen one must not be enough for what the sign-in asks more for.
 *
 * @throws ApiProblem validation_failed (required, `passwordWrong` on `password`; required, `codeWrong`, `codeOld`, `codeUsed` on
 *   `code`), throttled
 */
export async function confirm(
  context: Context,
  userId: string,
  { password, code }: ConfirmBody,
): Promise<Confirmation> {
  if ((await confirmationMethod(context, userId)) === 'code') {
    if (!code) throw invalidField('code', 'required');
    await confirmCode(context, userId, code);
  } else {
    if (!password) throw invalidField('password', 'required');
    await confirmPassword(context, userId, password);
  }
  return issueConfirmation(context.vault, userId, context.clock());
}
