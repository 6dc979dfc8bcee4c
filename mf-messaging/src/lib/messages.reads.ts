import type { MessageThreadPage, OrderMessages, ThreadMessages } from '@wspolnik/contract';
import { THREAD_SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, text } from '@wspolnik/kit';

/** The search in threads and, for a company, who looks after them; kept in the address of the list and of a thread. */
export const threadsQuery = listQuery('/messages', {
  q: text(THREAD_SEARCH_LENGTH),
  assigned: oneOf(['mine', 'none'] as const),
});

export const threadsRead = defineRead<
  MessageThreadPage,
  { q?: string | undefined; assigned?: 'mine' | 'none' | undefined; page?: string | undefined }
>('message-threads-get/', { query: threadsQuery });

interface ThreadMessagesInput {
  thread_id: string;
  before?: number;
  after?: number;
  limit: number;
}
/** The newest messages about an order. */
export const orderMessagesRead = defineRead<OrderMessages, { order_id: string; limit: number }>(
  'message-order-messages-get/',
);
export const threadMessagesRead = defineRead<ThreadMessages, ThreadMessagesInput>('message-thread-messages-get/');
