import type { MessageDescriptor } from 'react-intl';

export const composerMessages = {
  deleted: { id: 'composer.deleted' },
  inactive: { id: 'composer.inactive' },
  blocked: { id: 'errors.recipient_blocked' },
  refused: { id: 'composer.refused' },
  text: { id: 'composer.text' },
  placeholder: { id: 'composer.placeholder' },
  send: { id: 'composer.send' },
  attach: { id: 'composer.attach' },
  chosen: { id: 'composer.attach.chosen' },
  removeFile: { id: 'composer.attach.remove' },
  drop: { id: 'composer.attach.drop' },
  aboutOrder: { id: 'composer.order' },
  dropOrder: { id: 'composer.order.drop' },
  tooLong: { id: 'composer.tooLong' },
  textNeeded: { id: 'composer.textNeeded' },
  notKept: { id: 'composer.notKept' },
} as const satisfies Record<string, MessageDescriptor>;
