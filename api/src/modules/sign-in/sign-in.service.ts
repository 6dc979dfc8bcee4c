import type { LoginBody, LoginReply } from '../../contract/accounts.ts';
import type { SecondStepReply } from '../../contract/two-step.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { clearThrottle, type ThrottleRule, throttle, throttleAddress } from '../../platform/throttle.ts';
import { findCredentials } from '../accounts/index.ts';
import { type Client, startSession } from '../sessions/index.ts';
import { startChallenge } from './challenge.ts';

/** Guesses of one account from one address; a success resets them. */
const SIGN_INS: ThrottleRule = { name: 'login', limit: 10, windowSeconds: 15 * 60 };
/**
 * Guesses of one account from all addresses, for attacks that change theirs. Wide, because it blocks the account's owner as
 * well.
 */
const SIGN_INS_OF_ACCOUNT: ThrottleRule = { name: 'login-account', limit: 50, windowSeconds: 15 * 60 };
/** Guesses of any account from one address, wide enough for an office. */
const SIGN_INS_OF_ADDRESS: ThrottleRule = { name: 'login-address', limit: 300, windowSeconds: 15 * 60 };

async function checkCredentials({ db, passwords }: Context, { email, password }: LoginBody) {
  const account = await findCredentials(db, email.trim());
  const matches = await passwords.verify(account?.password_hash ?? null, password);
  // Later refusals require the password: otherwise their codes would reveal which accounts exist.
  if (!account || !matches) throw problem('invalid_credentials');
  if (account.disabled) throw problem('account_disabled');
  if (!account.verified) throw problem('email_not_verified');
  return account;
}

/**
 * Opens a session, or begins the second step of accounts that have one. A session starts as the person; a company is chosen
 * afterwards.
 *
 * @throws ApiProblem invalid_credentials, email_not_verified, account_disabled, throttled
 */
export async function signIn(context: Context, body: LoginBody, client: Client): Promise<LoginReply | SecondStepReply> {
  const { clock, db } = context;
  const account = body.email.trim().toLowerCase();
  const subject = `${account}:${client.address}`;
  await throttleAddress(context, SIGN_INS_OF_ADDRESS, client.address);
  await throttle(db, SIGN_INS, subject, clock());
  await throttle(db, SIGN_INS_OF_ACCOUNT, account, clock());
  const { id: userId } = await checkCredentials(context, body);
  await clearThrottle(db, SIGN_INS, subject);
  await clearThrottle(db, SIGN_INS_OF_ACCOUNT, account);
  return (await startChallenge(context, userId)) ?? startSession(context, userId, client);
}
