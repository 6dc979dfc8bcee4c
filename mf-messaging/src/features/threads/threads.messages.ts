import type { MessageDescriptor } from 'react-intl';

export const threadsMessages = {
  title: { id: 'threads.title' },
  emptyTitle: { id: 'threads.empty.title' },
  emptyDetail: { id: 'threads.empty.detail' },
  companies: { id: 'threads.empty.companies' },
} as const satisfies Record<string, MessageDescriptor>;
