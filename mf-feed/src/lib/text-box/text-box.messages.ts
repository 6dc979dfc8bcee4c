import type { MessageDescriptor } from 'react-intl';

export const textBoxMessages = {
  failed: { id: 'text_box.failed' },
  again: { id: 'text_box.again' },
  addImage: { id: 'text_box.add_image' },
  image: { id: 'text_box.image' },
  images: { id: 'text_box.images' },
  addOffer: { id: 'text_box.add_offer' },
} as const satisfies Record<string, MessageDescriptor>;
