import type { SentKind } from '@wspolnik/contract/notification-kinds';
import { publishAll } from '../../platform/realtime/publish.ts';
import {
  type AccountOwner,
  accountOwnerOf,
  companyAsOwner,
  userAsOwner,
} from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { findRecipient, type LockedThread, lockThreadOf, sendStep } from '../messages/index.ts';
import { notify } from '../notifications/index.ts';
import type { QuoteRow } from '../quote-steps/index.ts';

type Sides = Pick<QuoteRow, 'seller_id' | 'buyer_user_id' | 'buyer_company_id'>;

export const sellerOf = ({ seller_id }: Sides): AccountOwner => companyAsOwner(seller_id);

export const buyerOf = ({ buyer_user_id, buyer_company_id }: Sides): AccountOwner =>
  buyer_company_id ? companyAsOwner(buyer_company_id) : userAsOwner(buyer_user_id);

/**
 * The other side's profile, if the caller may write to it now, and their thread, locked.
 *
 * @throws ApiProblem not_found (deleted, suspended, or has blocked the caller, which is not disclosed), own_company,
 *   recipient_blocked
 */
export async function openThread(
  tx: Db,
  caller: Identity,
  { userId, companyId }: AccountOwner,
  now: Date,
): Promise<LockedThread> {
  const recipient = companyId ? { company_recipient_id: companyId } : { user_recipient_id: userId ?? '' };
  const { accountOwner, refuses } = await findRecipient(tx, caller, recipient);
  if (refuses) throw problem('not_found');
  return lockThreadOf(tx, accountOwnerOf(caller), accountOwner, now);
}

/** Tells open pages of both sides to refetch the quote. */
export async function publishChange(tx: Db, quote: Sides & Pick<QuoteRow, 'id' | 'status'>, now: Date): Promise<void> {
  const data = { id: quote.id, status: quote.status };
  const frames = [sellerOf(quote), buyerOf(quote)].map((to) => ({ to, type: 'quote.changed' as const, data }));
  await publishAll(tx, frames, now);
}

interface Announced {
  quote: QuoteRow;
  /** Null for the system. */
  by: Identity | null;
  to: AccountOwner;
  /** Null where another notification tells of the step. */
  kind: SentKind | null;
  params?: Record<string, string>;
}

/** The one notification of a step. It opens the thread; reading that marks it as seen. */
export async function notifyOfQuote(tx: Db, { quote, by, to, kind, params }: Announced, now: Date): Promise<void> {
  if (!kind) return;
  const notification = {
    to,
    kind,
    actor: by && accountOwnerOf(by),
    ...(by ? { actingUserId: by.user.id } : {}),
    subject: { type: 'thread', id: quote.thread_id } as const,
    params: { offer: quote.offer_title, ...params },
  };
  await notify(tx, notification, now);
}

interface Step extends Omit<Announced, 'by'> {
  by: Identity;
  thread: LockedThread;
  eventId: number;
  text: string;
}

/** Everything that the other side learns of a step: the message, the notification, and live pages. */
export async function announceStep(tx: Db, step: Step, now: Date): Promise<void> {
  const { thread, by: writer, to: recipient, text, eventId: quoteEventId, quote } = step;
  await sendStep(tx, { thread, writer, recipient, text, quoteEventId }, now);
  await notifyOfQuote(tx, step, now);
  await publishChange(tx, quote, now);
}
