import type { MessageDescriptor } from 'react-intl';

export const invoiceSettingsTexts = {
  title: { id: 'invoice_settings.title' },
  intro: { id: 'invoice_settings.intro' },
  earlier: { id: 'invoice_settings.earlier' },
  profile: { id: 'invoice_settings.profile' },
} as const satisfies Record<string, MessageDescriptor>;
