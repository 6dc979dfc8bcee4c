import type { MessageDescriptor } from 'react-intl';

export const orderConversationMessages = {
  title: { id: 'order_thread.title' },
  whole: { id: 'order_thread.whole' },
  emptyBuyer: { id: 'order_thread.empty.buyer' },
  emptySeller: { id: 'order_thread.empty.seller' },
  earlier: { id: 'order_thread.earlier' },
  behind: { id: 'order_thread.behind' },
  list: { id: 'order_thread.list' },
} as const satisfies Record<string, MessageDescriptor>;
