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

export const signUpMessages = {
  title: { id: 'webinars.sign_up.title' },
  changeTitle: { id: 'webinars.sign_up.change_title' },
  who: { id: 'webinars.sign_up.who' },
  reminders: { id: 'webinars.sign_up.reminders' },
  full: { id: 'webinars.sign_up.full' },
  whenFree: { id: 'webinars.sign_up.when_free' },
  contacts: { id: 'webinars.sign_up.contacts' },
  participants: { id: 'webinars.sign_up.participants' },
  confirm: { id: 'webinars.card.sign_up' },
  wait: { id: 'webinars.card.wait' },
  change: { id: 'webinars.sign_up.change' },
  done: { id: 'webinars.sign_up.done' },
  waiting: { id: 'webinars.sign_up.waiting' },
  changed: { id: 'webinars.sign_up.changed' },
} as const satisfies Record<string, MessageDescriptor>;

export const signOffMessages = {
  title: { id: 'webinars.sign_off.title' },
  text: { id: 'webinars.sign_off.text' },
  confirm: { id: 'webinars.card.sign_off' },
  done: { id: 'webinars.sign_off.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const participantsMessages = {
  title: { id: 'webinars.card.meet' },
  failed: { id: 'webinars.participants.failed' },
  none: { id: 'webinars.participants.none' },
  more: { id: 'webinars.participants.more' },
} as const satisfies Record<string, MessageDescriptor>;
