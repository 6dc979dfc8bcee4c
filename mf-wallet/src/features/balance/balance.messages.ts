import type { MessageDescriptor } from 'react-intl';

export const balanceMessages = {
  label: { id: 'balance.label' },
  personal: { id: 'balance.personal' },
  company: { id: 'balance.company' },
  failed: { id: 'balance.failed' },
  failedHint: { id: 'balance.failed_hint' },
  loading: { id: 'balance.loading' },
} as const satisfies Record<string, MessageDescriptor>;
