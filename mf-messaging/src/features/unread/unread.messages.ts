import type { MessageDescriptor } from 'react-intl';

export const unreadMessages = {
  link: { id: 'unread.link' },
} as const satisfies Record<string, MessageDescriptor>;
