import type { ContactStatus, ContactTopic } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';

type Messages = Record<string, MessageDescriptor>;

export const listMessages = {
  title: { id: 'contact.title' },
  count: { id: 'contact.count' },
  failed: { id: 'contact.failed' },
  empty: { id: 'contact.empty' },
  emptyText: { id: 'contact.empty_text' },
  filter: { id: 'contact.filter' },
  all: { id: 'contact.all' },
  search: { id: 'contact.search' },
  searchHint: { id: 'contact.search_hint' },
  files: { id: 'contact.files' },
  number: { id: 'contact.number' },
} as const satisfies Messages;

export const statusMessages = {
  waiting: { id: 'contact.status.waiting' },
  answered: { id: 'contact.status.answered' },
  closed: { id: 'contact.status.closed' },
} as const satisfies Record<ContactStatus, MessageDescriptor>;

export const topicMessages = {
  help: { id: 'contact.topic.help' },
  abuse: { id: 'contact.topic.abuse' },
  privacy: { id: 'contact.topic.privacy' },
  invoices: { id: 'contact.topic.invoices' },
  other: { id: 'contact.topic.other' },
} as const satisfies Record<ContactTopic, MessageDescriptor>;

export const detailMessages = {
  failed: { id: 'contact.detail_failed' },
  gone: { id: 'contact.gone' },
  back: { id: 'contact.back' },
  account: { id: 'contact.account' },
  noAccount: { id: 'contact.no_account' },
  message: { id: 'contact.message' },
  answers: { id: 'contact.answers' },
  answeredBy: { id: 'contact.answered_by' },
  answer: { id: 'contact.answer' },
  answerHelp: { id: 'contact.answer_help' },
  send: { id: 'contact.send' },
  sent: { id: 'contact.sent' },
  close: { id: 'contact.close' },
  closed: { id: 'contact.closed' },
  reopen: { id: 'contact.reopen' },
  reopened: { id: 'contact.reopened' },
  meanwhile: { id: 'contact.meanwhile' },
  isClosed: { id: 'contact.is_closed' },
} as const satisfies Messages;
