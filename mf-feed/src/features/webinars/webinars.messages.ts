import type { MessageDescriptor } from 'react-intl';

export const webinarsMessages = {
  title: { id: 'webinars.title' },
  count: { id: 'webinars.count' },
  failed: { id: 'webinars.failed' },
  subscribe: { id: 'webinars.subscribe' },
  add: { id: 'webinars.add' },
  edit: { id: 'webinars.edit' },
  noneComing: { id: 'webinars.none_coming' },
  shared: { id: 'webinars.shared' },
  sharedGone: { id: 'webinars.shared_gone' },
  sharedFailed: { id: 'webinars.shared_failed' },
} as const satisfies Record<string, MessageDescriptor>;

export const sectionMessages = {
  running: { id: 'webinars.section.running' },
  upcoming: { id: 'webinars.section.upcoming' },
  past: { id: 'webinars.section.past' },
} as const satisfies Record<string, MessageDescriptor>;

export const subscribeMessages = {
  title: { id: 'webinars.subscribe.title' },
  text: { id: 'webinars.subscribe.text' },
  open: { id: 'webinars.subscribe.open' },
  google: { id: 'webinars.subscribe.google' },
  link: { id: 'webinars.subscribe.link' },
  copy: { id: 'webinars.subscribe.copy' },
  how: { id: 'webinars.subscribe.how' },
  apple: { id: 'webinars.subscribe.how_apple' },
  outlook: { id: 'webinars.subscribe.how_outlook' },
  other: { id: 'webinars.subscribe.how_other' },
} as const satisfies Record<string, MessageDescriptor>;
