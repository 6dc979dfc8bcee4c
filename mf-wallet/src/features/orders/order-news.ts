import type { Order } from '@wspolnik/api/contract';
import { useState } from 'react';
import type { OrderEvent } from './orders.types.ts';

/** By order: how many events of its history this person has caused or been told of already. */
const known = new Map<string, number>();
/** Orders with a write of this page under way: what changes meanwhile is most likely its own effect. */
const underWay = new Set<string>();

export function keepInMind({ id, history }: Pick<Order, 'id' | 'history'>): void {
  known.set(id, history.length);
}

export async function whileWriting<T>(id: string, write: () => Promise<T>): Promise<T> {
  underWay.add(id);
  try {
    return await write();
  } finally {
    underWay.delete(id);
  }
}

/** What somebody else did to the order since it was opened here, the last of it; null when nothing. */
export function useOrderNews({ id, history }: Order): OrderEvent | null {
  const [opened] = useState(history.length);
  if (underWay.has(id) || history.length <= Math.max(opened, known.get(id) ?? 0)) return null;
  return history.at(-1) ?? null;
}
