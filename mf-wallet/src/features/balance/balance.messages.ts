import type { MessageDescriptor } from 'react-intl';

export const balanceMessages = {
  label: { id: 'balance.label' },
  usable: { id: 'balance.usable' },
  waiting: { id: 'balance.waiting' },
  waitingFrom: { id: 'balance.waiting_from' },
  personal: { id: 'balance.personal' },
  also: { id: 'balance.also' },
  company: { id: 'balance.company' },
  failed: { id: 'balance.failed' },
  loading: { id: 'balance.loading' },
} as const satisfies Record<string, MessageDescriptor>;
