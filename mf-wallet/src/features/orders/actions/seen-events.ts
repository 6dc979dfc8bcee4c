import type { Order } from '@wspolnik/api/contract';
import { useState } from 'react';

export type OrderEvent = Order['history'][number];

/** By order: how many events of its history this person has caused or seen already. */
const seen = new Map<string, number>();
/** Orders with a write of this page under way: what changes meanwhile is most likely its own effect. */
const writing = new Set<string>();

/** Runs a write of this page; the event that it adds to the order's history is not new to the person. */
export async function writeOrder(id: string, write: () => Promise<Order>): Promise<Order> {
  writing.add(id);
  try {
    const order = await write();
    seen.set(id, order.history.length);
    return order;
  } finally {
    writing.delete(id);
  }
}

/** What somebody else did to the order since it was opened here, the last of it; null when nothing. */
export function useUnseenEvent({ id, history }: Order): OrderEvent | null {
  const [opened] = useState(history.length);
  if (writing.has(id) || history.length <= Math.max(opened, seen.get(id) ?? 0)) return null;
  return history.at(-1) ?? null;
}
