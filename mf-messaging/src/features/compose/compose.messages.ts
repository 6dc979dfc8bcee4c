import type { MessageDescriptor } from 'react-intl';

export const composeMessages = {
  title: { id: 'compose.title' },
  company: { id: 'compose.company' },
  person: { id: 'compose.person' },
  as: { id: 'compose.as' },
  offer: { id: 'compose.offer' },
  text: { id: 'compose.text' },
  placeholder: { id: 'compose.placeholder' },
  file: { id: 'compose.file' },
  send: { id: 'compose.send' },
  other: { id: 'compose.other' },
  inactive: { id: 'compose.inactive' },
  suspended: { id: 'compose.suspended' },
  verify: { id: 'compose.verify' },
  offline: { id: 'compose.offline' },
  waits: { id: 'compose.waits' },
  waitsHere: { id: 'compose.waits_here' },
  guestTitle: { id: 'compose.guest_title' },
  guestShare: { id: 'compose.guest_share' },
  guestText: { id: 'compose.guest_text' },
  signIn: { id: 'compose.sign_in' },
} as const satisfies Record<string, MessageDescriptor>;
