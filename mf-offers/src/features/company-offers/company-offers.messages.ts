import type { MessageDescriptor } from 'react-intl';

export const companyOffersMessages = {
  title: { id: 'offers.company.title' },
  failed: { id: 'offers.company.failed' },
  empty: { id: 'offers.company.empty' },
  emptyText: { id: 'offers.company.emptyText' },
  others: { id: 'offers.company.others' },
  more: { id: 'offers.company.more' },
  shown: { id: 'offers.company.shown' },
  all: { id: 'offers.company.all' },
} as const satisfies Record<string, MessageDescriptor>;
