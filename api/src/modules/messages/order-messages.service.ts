import type { OrderMessages, OrderMessagesQuery } from '@wspolnik/contract/messages';
import type { Context } from '../../platform/context.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { findOrderSides, findUnreadOfOrder, listOrderMessages } from './order-messages.sql.ts';
import { toMessages } from './read.service.ts';

const NOTHING = { results: [], has_before: false, read_to: null, unread_behind: false };

/** The conversation about an order. @throws ApiProblem not_found when the profile is not a side of the order */
export async function getOrderMessages(
  context: Context,
  reader: Identity,
  { order_id: orderId, limit }: OrderMessagesQuery,
): Promise<OrderMessages> {
  const { db } = context;
  const owner = accountOwnerOf(reader);
  const sides = await findOrderSides(db, owner, orderId);
  if (!sides) throw problem('not_found');
  const { thread_id: threadId } = sides;
  if (!threadId) return { ...sides, ...NOTHING };
  const rows = await listOrderMessages(db, owner, { threadId, orderId, limit: limit + 1 });
  const results = await toMessages(context, reader, rows.slice(-limit));
  const unread = await findUnreadOfOrder(db, owner, { threadId, orderId });
  return { ...sides, results, has_before: rows.length > limit, ...unread };
}
