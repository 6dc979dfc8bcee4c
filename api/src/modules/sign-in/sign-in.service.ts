import type { LoginBody, LoginReply } from '@wspolnik/contract/accounts';
import type { SecondStepReply } from '@wspolnik/contract/two-step';
import type { Context } from '../../platform/context.ts';
import {
  clearThrottle,
  type SlowdownRule,
  slowDown,
  type ThrottleRule,
  throttle,
  throttleAddress,
} from '../../platform/limits/throttle.ts';
import { hashToken } from '../../platform/sign-in/tokens.ts';
import { problem } from '../../platform/wire/problem.ts';
import { plainText } from '../../platform/words/text.ts';
import { findCredentials, renewHash } from '../accounts/index.ts';
import { type Client, findDevice, startSession } from '../sessions/index.ts';
import { startChallenge } from './challenge.ts';

/** Guesses of one account from one address; a success resets them. */
const SIGN_INS: ThrottleRule = { name: 'login', limit: 10, windowSeconds: 15 * 60 };
/** Guesses of one account on a device that has signed in to it before. Nobody else can use them up. */
const SIGN_INS_OF_DEVICE: ThrottleRule = { name: 'login-device', limit: 10, windowSeconds: 15 * 60 };
/**
 * Guesses of one account on all other devices, whatever their addresses. It slows them down and never locks: somebody who
 * guesses all day has some 1,400 tries, and the owner on a new device waits a minute at most, or takes the mailed link.
 */
const SIGN_INS_OF_STRANGERS: SlowdownRule = {
  name: 'login-account',
  free: 10,
  maxSeconds: 60,
  forgetSeconds: 15 * 60,
};
/** Guesses of any account from one address, wide enough for an office. */
const SIGN_INS_OF_ADDRESS: ThrottleRule = { name: 'login-address', limit: 300, windowSeconds: 15 * 60 };

async function checkCredentials({ db, passwords }: Context, { email, password }: LoginBody) {
  const account = await findCredentials(db, plainText(email));
  const match = await passwords.verify(account?.password_hash ?? null, password);
  // Later refusals require the password: otherwise their codes would reveal which accounts exist.
  if (!account || !match) throw problem('invalid_credentials', { account: account?.id });
  if (match === 'earlier') {
    await renewHash(db, account.id, { earlier: account.password_hash, hash: await passwords.hash(password) });
  }
  if (account.disabled) throw problem('account_disabled', { account: account.id });
  if (!account.verified) throw problem('email_not_verified', { account: account.id });
  return account;
}

/** Counts an attempt; the answer resets what it counted. @throws ApiProblem throttled */
async function countGuess({ clock, db }: Context, email: string, { address, deviceMarks = [] }: Client) {
  const now = clock();
  const device = await findDevice(db, { email, hashes: deviceMarks.map(hashToken), now });
  if (device) {
    await throttle(db, SIGN_INS_OF_DEVICE, device.hash, now);
    return () => clearThrottle(db, SIGN_INS_OF_DEVICE, device.hash);
  }
  const subject = `${email}:${address}`;
  await throttle(db, SIGN_INS, subject, now);
  await slowDown(db, SIGN_INS_OF_STRANGERS, email, now);
  return async () => {
    await clearThrottle(db, SIGN_INS, subject);
    await clearThrottle(db, SIGN_INS_OF_STRANGERS, email);
  };
}

/**
 * Opens a session, or begins the second step of accounts that have one. A session starts as the person; a company is chosen
 * afterwards.
 *
 * @throws ApiProblem invalid_credentials, email_not_verified, account_disabled, throttled
 */
export async function signIn(context: Context, body: LoginBody, client: Client): Promise<LoginReply | SecondStepReply> {
  await throttleAddress(context, SIGN_INS_OF_ADDRESS, client.address);
  const clearCounts = await countGuess(context, plainText(body.email).toLowerCase(), client);
  const { id: userId } = await checkCredentials(context, body);
  await clearCounts();
  return (await startChallenge(context, userId)) ?? startSession(context, userId, client);
}
