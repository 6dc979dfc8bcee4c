import type { MessageDescriptor } from 'react-intl';

export const linkPreviewMessages = {
  loading: { id: 'link_preview.loading' },
  remove: { id: 'link_preview.remove' },
} as const satisfies Record<string, MessageDescriptor>;
