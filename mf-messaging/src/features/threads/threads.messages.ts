import { defineMessages } from 'react-intl';

export const threadsMessages = defineMessages({
  title: { id: 'threads.title' },
  emptyTitle: { id: 'threads.empty.title' },
  emptyDetail: { id: 'threads.empty.detail' },
  companies: { id: 'threads.empty.companies' },
});
