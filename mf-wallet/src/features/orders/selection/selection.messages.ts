import type { MessageDescriptor } from 'react-intl';

export const selectionMessages = {
  start: { id: 'orders.selection.start' },
  end: { id: 'orders.selection.end' },
  label: { id: 'orders.selection.label' },
  one: { id: 'orders.selection.one' },
  all: { id: 'orders.selection.all' },
  count: { id: 'orders.selection.count' },
  cancel: { id: 'orders.selection.cancel' },
  title: { id: 'orders.selection.title' },
  detail: { id: 'orders.selection.detail' },
  done: { id: 'orders.selection.done' },
  refused: { id: 'orders.selection.refused' },
  refusedOne: { id: 'orders.selection.refused_one' },
} as const satisfies Record<string, MessageDescriptor>;
