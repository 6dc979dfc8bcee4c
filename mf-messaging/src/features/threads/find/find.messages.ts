import type { MessageDescriptor } from 'react-intl';

export const findMessages = {
  open: { id: 'thread_find.open' },
  field: { id: 'thread_find.field' },
  hint: { id: 'thread_find.hint' },
  close: { id: 'thread_find.close' },
  results: { id: 'thread_find.results' },
  start: { id: 'thread_find.start' },
  found: { id: 'thread_find.found' },
  empty: { id: 'thread_find.empty' },
  note: { id: 'thread_find.note' },
  more: { id: 'thread_find.more' },
  failed: { id: 'thread_find.failed' },
} as const satisfies Record<string, MessageDescriptor>;
