import type { Order } from '@wspolnik/contract';
import { useState } from 'react';

export type OrderEvent = Order['history'][number];

/** By order: the number of events in its history that this person has caused or seen. */
const seen = new Map<string, number>();
/** Orders with a pending write of this page. A change during the write is most likely its own effect. */
const writing = new Set<string>();

/** Runs a write of this page and marks the resulting event as seen. */
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

/** Whether the order is as this person has seen it, or made it here. */
export function isOwnChange({ id, history }: Order): boolean {
  return writing.has(id) || history.length <= (seen.get(id) ?? 0);
}

/** The last event that somebody else caused since the order was opened here; null when there is none. */
export function useUnseenEvent(order: Order): OrderEvent | null {
  const { history } = order;
  const [opened] = useState(history.length);
  if (history.length <= opened || isOwnChange(order)) return null;
  return history.at(-1) ?? null;
}
