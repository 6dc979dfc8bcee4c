import type { Message, OrderMessages } from '@wspolnik/contract';
import { changeRead, forget, type ListState, type ReadPath, useList } from '@wspolnik/kit';
import { isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderMessagesRead } from '../../../lib/messages.reads.ts';
import { onDelivered } from '../../../lib/outbox/deliveries.ts';
import { useMessageFrames } from '../../../lib/use-frames.ts';

/** Messages at first, and with the earlier ones: the most that the API answers. Those before are in the thread. */
const FIRST = 20;
const MOST = 100;

export interface OrderConversationRead extends ListState<OrderMessages> {
  /** Undefined when all that one call answers are there. */
  showEarlier: (() => void) | undefined;
}

/** The messages about an order for the profile in use, live. */
export function useOrderMessages(orderId: string): OrderConversationRead {
  const [limit, setLimit] = useState(FIRST);
  const path = orderMessagesRead({ order_id: orderId, limit });
  const read = useList(path);
  useChanges(orderId, path, read);
  // What is written in the thread meanwhile is not heard here.
  useEffect(() => () => void forget(orderMessagesRead), []);
  const hasMore = read.data?.has_before && limit < MOST;
  return { ...read, showEarlier: hasMore ? () => setLimit(MOST) : undefined };
}

function useChanges(orderId: string, path: ReadPath<OrderMessages>, { data, retry }: ListState<OrderMessages>): void {
  useMessageFrames((frame) => {
    if (!isOfProfile(frame)) return;
    const isOfOrder = frame.type === 'message.new' && frame.data.order_id === orderId;
    const isOfThread = frame.type === 'message.read' && frame.data.thread_id === data?.thread_id;
    if (frame.type === 'resync' || isOfOrder || isOfThread) retry();
  });
  const renew = useEffectEvent((id: unknown) => data?.results.some(({ quote }) => quote?.id === id) && retry());
  useEffect(() => onFrame((frame) => frame.type === 'quote.changed' && isOfProfile(frame) && renew(frame.data.id)), []);
  const add = useEffectEvent((message: Message) => {
    // Shown at once, and read again for what came meanwhile.
    if (message.order?.id === orderId)
      void changeRead(path, (page?: OrderMessages) => page && withMessage(page, message));
  });
  useEffect(() => onDelivered((message) => add(message)), []);
}

const withMessage = (page: OrderMessages, message: Message): OrderMessages => ({
  ...page,
  thread_id: message.thread_id,
  results: [...page.results.filter(({ id }) => id !== message.id), message],
});
