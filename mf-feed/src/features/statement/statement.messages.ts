import type { MessageDescriptor } from 'react-intl';

export const statementMessages = {
  title: { id: 'statement.title' },
  failed: { id: 'statement.failed' },
  missing: { id: 'statement.missing' },
  missingText: { id: 'statement.missing_text' },
  toPosts: { id: 'statement.to_posts' },
  date: { id: 'statement.date' },
  category: { id: 'statement.category' },
  ground: { id: 'statement.ground' },
  reason: { id: 'statement.reason' },
  automated: { id: 'statement.automated' },
  notAutomated: { id: 'statement.automated.no' },
  content: { id: 'statement.content' },
  place: { id: 'statement.place' },
  company: { id: 'statement.company' },
  reference: { id: 'statement.reference' },
  offer: { id: 'statement.offer' },
  correct: { id: 'statement.offer.correct' },
  warned: { id: 'statement.warned' },
  replaced: { id: 'statement.replaced' },
  replacing: { id: 'statement.replacing' },
  toReplacing: { id: 'statement.to_replacing' },
} as const satisfies Record<string, MessageDescriptor>;

export const kindMessages = {
  hide: { id: 'statement.kind.hide' },
  warn: { id: 'statement.kind.warn' },
  dismiss: { id: 'statement.kind.dismiss' },
  uphold: { id: 'statement.kind.uphold' },
  restore: { id: 'statement.kind.restore' },
  withdraw: { id: 'statement.kind.withdraw' },
} as const satisfies Record<string, MessageDescriptor>;

export const groundMessages = {
  law: { id: 'statement.ground.law' },
  terms: { id: 'statement.ground.terms' },
} as const satisfies Record<string, MessageDescriptor>;

export const appealMessages = {
  title: { id: 'statement.appeal' },
  until: { id: 'statement.appeal.until' },
  text: { id: 'statement.appeal.text' },
  send: { id: 'statement.appeal.send' },
  sent: { id: 'statement.appeal.sent' },
  waiting: { id: 'statement.appeal.waiting' },
  outcome: { id: 'statement.appeal.outcome' },
  see: { id: 'statement.appeal.see' },
  none: { id: 'statement.appeal.none' },
  replaced: { id: 'statement.appeal.replaced' },
} as const satisfies Record<string, MessageDescriptor>;
