import type { MessageThreadPage, ThreadMessages } from '@wspolnik/contract';
import { THREAD_SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, text } from '@wspolnik/kit';

/** The search in threads; kept in the address of the list and of a thread. */
export const threadsQuery = listQuery('/messages', { q: text(THREAD_SEARCH_LENGTH) });

export const threadsRead = defineRead<MessageThreadPage, { q?: string | undefined; page?: string | undefined }>(
  'message-threads-get/',
  { query: threadsQuery },
);

interface ThreadMessagesInput {
  thread_id: string;
  before?: number;
  after?: number;
  limit: number;
}
export const threadMessagesRead = defineRead<ThreadMessages, ThreadMessagesInput>('message-thread-messages-get/');
