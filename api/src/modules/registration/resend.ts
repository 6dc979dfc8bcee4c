import type { ResendVerificationBody } from '@wspolnik/contract/registration';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { throttle, throttleAddress } from '../../platform/limits/throttle.ts';
import { fromUidb64, hashToken } from '../../platform/sign-in/tokens.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { SIGN_UPS, SIGN_UPS_OF_ONE, sendVerification } from './registration.service.ts';
import * as store from './registration.sql.ts';

/** Whose sign-up: by a link that was mailed before, or by the address and the device that signed up. */
type Whose = { hash: string; userId: string } | { email: string; device: string | null };

function findPending(db: Db, whose: Whose): Promise<store.PendingSignup | undefined> {
  if ('email' in whose) return store.findPendingByEmail(db, whose.email, whose.device);
  return store.findPendingByLink(db, whose.hash, whose.userId);
}

function whoseOf({ email, device, uidb64, token }: ResendVerificationBody): Whose {
  if (uidb64 && token) return { hash: hashToken(token), userId: fromUidb64(uidb64) };
  if (!email) throw invalidField('email', 'oneOf');
  return { email: email.trim(), device: device ? hashToken(device) : null };
}

/**
 * Has a job mail a new link for a sign-up that waits for its confirmation. The answer is the same for every address, and so is
 * the work before it. A caller can cause no other mail than by signing up again with that address, and the two share one limit.
 *
 * @throws ApiProblem validation_failed, token_invalid (no id in the link), throttled
 */
export async function resendVerification(
  context: Context,
  body: ResendVerificationBody,
  address: string,
): Promise<void> {
  const { clock, db } = context;
  const whose = whoseOf(body);
  await throttleAddress(context, SIGN_UPS, address);
  // Whoever has the link knows that there is a sign-up.
  const email = 'email' in whose ? whose.email : (await findPending(db, whose))?.email;
  if (email === undefined) return;
  await throttle(db, SIGN_UPS_OF_ONE, email.toLowerCase(), clock());
  await mailConfirmation(db, whose, clock());
}

/** Enqueues the mail; nothing is sent unless a sign-up waits. */
export async function mailConfirmation(tx: Db, whose: Whose, now: Date): Promise<void> {
  const kind = resendVerificationJob.kind;
  await enqueueJob(tx, { kind, key: `${kind}:${newId()}`, payload: whose, runAt: now });
}

export const resendVerificationJob: JobDefinition = {
  kind: 'registration.resend',
  async run(context, tx, whose) {
    const pending = await findPending(tx, whose as Whose);
    if (!pending) return;
    const { user_id, registration, email, locale } = pending;
    await sendVerification(context, tx, user_id, { ...registration, email, locale });
  },
};
