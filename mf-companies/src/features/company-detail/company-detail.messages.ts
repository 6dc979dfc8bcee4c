import type { MessageDescriptor } from 'react-intl';

export const detailMessages = {
  missing: { id: 'companies.detail.missing' },
  missingDetail: { id: 'companies.detail.missing_detail' },
  all: { id: 'companies.detail.all' },
  failed: { id: 'companies.detail.failed' },
  opinions: { id: 'companies.detail.opinions' },
  noCity: { id: 'ui.offer.noCity' },
  contacts: { id: 'ui.contacts.total' },
  shared: { id: 'ui.contacts.shared' },
  share: { id: 'companies.detail.share' },
  about: { id: 'companies.detail.about' },
  noDescription: { id: 'companies.detail.no_description' },
  contact: { id: 'companies.detail.contact' },
  email: { id: 'companies.detail.email' },
  phone: { id: 'companies.detail.phone' },
  website: { id: 'companies.detail.website' },
  noContact: { id: 'companies.detail.no_contact' },
} as const satisfies Record<string, MessageDescriptor>;
