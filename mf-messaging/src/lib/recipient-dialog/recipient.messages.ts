import type { MessageDescriptor } from 'react-intl';

export const recipientMessages = {
  newMessage: { id: 'threads.new' },
  recipient: { id: 'threads.recipient' },
  recipientHint: { id: 'threads.recipient.hint' },
  noRecipient: { id: 'threads.recipient.none' },
  person: { id: 'threads.recipient.person' },
  company: { id: 'threads.recipient.company' },
  recent: { id: 'threads.recipient.recent' },
  contacts: { id: 'threads.recipient.contacts' },
} as const satisfies Record<string, MessageDescriptor>;
