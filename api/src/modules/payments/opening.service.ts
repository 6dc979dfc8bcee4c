import type { PayData, PaymentPurpose } from '@wspolnik/contract/payments';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { createInFlight } from '../../platform/limits/in-flight.ts';
import { createTurns } from '../../platform/limits/in-turn.ts';
import { toMoney } from '../../platform/money.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import * as store from './opening.sql.ts';
import { refusePastLimits } from './payment-limits.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { requireProvider } from './providers.ts';

/** Domain §7. */
const EXPIRES_MS = 15 * 60 * 1000;

interface PaymentRequest {
  purpose: PaymentPurpose;
  /** The receiver of the points or the plan. */
  accountOwner: AccountOwner;
  /** The payer. */
  userId: string;
  /** Language of the page that the person pays from; by default the person's own. */
  locale?: 'pl' | 'en' | undefined;
  /** Grosze. */
  amount: number;
  /** The id of the bought plan. */
  reference: string | null;
  /** A call that may be a repetition without saying so: it gets the open payment that equals its own. */
  mayRepeat?: boolean;
}

/** By the id of who pays: runs the transaction around {@link openPayment}. */
export const inPayersTurn = createTurns();

/**
 * Stores a payment and answers its id, for {@link preparePayment} once that is committed. It moves nothing; only the provider's
 * signed event does.
 *
 * @throws ApiProblem unavailable when no provider is configured; throttled, unless rates are not limited
 */
export async function openPayment(
  tx: Db,
  context: Context,
  { userId, locale, mayRepeat, ...subject }: PaymentRequest,
  now: Date,
): Promise<string> {
  const { name: provider } = await requireProvider(context);
  const expiresAt = new Date(now.getTime() + EXPIRES_MS);
  const payment = { ...subject, id: newId(), provider, createdBy: userId, locale: locale ?? null, expiresAt };
  await store.lockPayer(tx, userId);
  const same = mayRepeat ? await store.findSame(tx, payment, now) : null;
  if (same) return same;
  if (context.config.rateLimits) refusePastLimits(await store.countStarted(tx, userId, now), now);
  await store.insertPayment(tx, payment, now);
  return payment.id;
}

const preparing = createInFlight<PayData>();

/**
 * The payment with the address of its page. The provider is asked unless it has answered before, without a connection of the
 * database. After a failure, of the provider or of this process, the same call asks again for the same payment.
 *
 * @throws ApiProblem unavailable when the provider cannot be reached; payment_expired when it failed until the time was over
 */
export function preparePayment(context: Context, id: string): Promise<PayData> {
  return preparing(id, () => prepare(context, id));
}

async function prepare(context: Context, id: string): Promise<PayData> {
  const { clock, db } = context;
  const provider = await requireProvider(context);
  const payment = await store.markAsked(db, id, provider.name, clock());
  if (payment) await askForPage(db, provider, payment);
  const prepared = await store.findPrepared(db, id);
  if (!prepared?.redirect_url) throw problem('payment_expired');
  const { redirect_url, amount, ...rest } = prepared;
  return { payment_id: id, redirect_url, amount: toMoney(amount), ...rest };
}

async function askForPage(
  db: Db,
  provider: PaymentProvider,
  { expires_at, ...payment }: store.PaymentToAsk,
): Promise<void> {
  try {
    const page = await provider.create({ ...payment, expiresAt: new Date(expires_at) });
    await store.storePage(db, payment.id, page);
  } catch (error) {
    // A mark that stays is taken for a call under way, for half a minute; the failure itself says more.
    await store.clearAsked(db, payment.id).catch(() => {});
    throw error;
  }
}
