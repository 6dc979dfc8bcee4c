import type { MessageDescriptor } from 'react-intl';

export const outboxMessages = {
  sent: { id: 'outbox.sent' },
  sentTo: { id: 'outbox.sent_to' },
  show: { id: 'outbox.show' },
  refused: { id: 'outbox.refused' },
  recipientGone: { id: 'outbox.recipient_gone' },
} as const satisfies Record<string, MessageDescriptor>;
