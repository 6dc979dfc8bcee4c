import { quoteMessages } from '@wspolnik/market/quotes';
import type {} from '@wspolnik/mf-wallet/slots';
import { defineSlot, joinMessages } from '@wspolnik/system';
import { threadsMessages } from '../features/threads/messages/load.ts';
import { OrderConversation } from '../features/threads/order/order-conversation.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot<'order.thread'>({
  Component: OrderConversation,
  loadMessages: joinMessages(messages, threadsMessages, quoteMessages),
});
