import type { Order } from '@wspolnik/api/contract';
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

/** The last event that somebody else caused since the order was opened here; null when there is none. */
export function useUnseenEvent({ id, history }: Order): OrderEvent | null {
  const [opened] = useState(history.length);
  if (writing.has(id) || history.length <= Math.max(opened, seen.get(id) ?? 0)) return null;
  return history.at(-1) ?? null;
}
