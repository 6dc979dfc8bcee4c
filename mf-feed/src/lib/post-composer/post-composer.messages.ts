import type { MessageDescriptor } from 'react-intl';

export const postComposerMessages = {
  title: { id: 'post_composer.title' },
  writer: { id: 'post_composer.writer' },
  notActive: { id: 'post_composer.not_active' },
  label: { id: 'post_composer.label' },
  placeholder: { id: 'post_composer.placeholder' },
  publish: { id: 'post_composer.publish' },
  done: { id: 'post_composer.done' },
} as const satisfies Record<string, MessageDescriptor>;
