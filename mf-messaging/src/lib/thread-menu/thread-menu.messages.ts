import type { MessageDescriptor } from 'react-intl';

export const threadMenuMessages = {
  label: { id: 'thread_menu.label' },
  block: { id: 'thread_menu.block' },
  unblock: { id: 'thread_menu.unblock' },
  blockTitle: { id: 'thread_menu.block_title' },
  blockText: { id: 'thread_menu.block_text' },
  blocked: { id: 'thread_menu.blocked' },
  unblocked: { id: 'thread_menu.unblocked' },
  reportTitle: { id: 'thread_menu.report_title' },
  reportText: { id: 'thread_menu.report_text' },
  reported: { id: 'thread_menu.reported' },
} as const satisfies Record<string, MessageDescriptor>;
