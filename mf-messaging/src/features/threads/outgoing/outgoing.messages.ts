import type { MessageDescriptor } from 'react-intl';

export const outgoingMessages = {
  waiting: { id: 'conversation.state.waiting' },
  sending: { id: 'conversation.state.sending' },
  failed: { id: 'conversation.state.failed' },
  discard: { id: 'conversation.discard' },
  list: { id: 'threads.outgoing' },
} as const satisfies Record<string, MessageDescriptor>;
