import type { MessageDescriptor } from 'react-intl';

export const overviewMessages = {
  title: { id: 'overview.title' },
  requests: { id: 'overview.requests' },
  waiting: { id: 'overview.waiting' },
  nothing: { id: 'overview.nothing' },
  open: { id: 'overview.open' },
  webinars: { id: 'overview.webinars' },
  webinarsText: { id: 'overview.webinars_text' },
  webinarsOpen: { id: 'overview.webinars_open' },
  failed: { id: 'overview.failed' },
} as const satisfies Record<string, MessageDescriptor>;
