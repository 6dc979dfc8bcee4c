import type { MessageDescriptor } from 'react-intl';

export const textBoxMessages = {
  failed: { id: 'text_box.failed' },
  again: { id: 'text_box.again' },
  addImage: { id: 'text_box.add_image' },
  image: { id: 'text_box.image' },
  alt: { id: 'text_box.alt' },
  altHelp: { id: 'text_box.alt_help' },
} as const satisfies Record<string, MessageDescriptor>;
