import type { MessageDescriptor } from 'react-intl';

export const listMessages = {
  title: { id: 'moderation.title' },
  count: { id: 'moderation.count' },
  failed: { id: 'moderation.failed' },
  filter: { id: 'moderation.filter' },
  waiting: { id: 'moderation.waiting' },
  appealed: { id: 'moderation.appealed' },
  decided: { id: 'moderation.decided' },
  types: { id: 'moderation.types' },
  allTypes: { id: 'moderation.type.all' },
  empty: { id: 'moderation.empty' },
  emptyText: { id: 'moderation.empty_text' },
  numbers: { id: 'moderation.numbers' },
  years: { id: 'moderation.years' },
} as const satisfies Record<string, MessageDescriptor>;

export const typeMessages = {
  post: { id: 'moderation.type.post' },
  comment: { id: 'moderation.type.comment' },
  message: { id: 'moderation.type.message' },
  opinion: { id: 'moderation.type.opinion' },
  user: { id: 'moderation.type.user' },
  company: { id: 'moderation.type.company' },
} as const satisfies Record<string, MessageDescriptor>;

export const oneMessages = {
  post: { id: 'moderation.one.post' },
  comment: { id: 'moderation.one.comment' },
  message: { id: 'moderation.one.message' },
  opinion: { id: 'moderation.one.opinion' },
  user: { id: 'moderation.one.user' },
  company: { id: 'moderation.one.company' },
} as const satisfies Record<string, MessageDescriptor>;

export const sinceMessages = {
  waiting: { id: 'moderation.since.waiting' },
  appealed: { id: 'moderation.since.appealed' },
  decided: { id: 'moderation.since.decided' },
} as const satisfies Record<string, MessageDescriptor>;

export const caseMessages = {
  title: { id: 'moderation.case' },
  nobody: { id: 'moderation.nobody' },
  gone: { id: 'moderation.gone' },
  noText: { id: 'moderation.no_text' },
  image: { id: 'moderation.image' },
  open: { id: 'moderation.open' },
  hidden: { id: 'moderation.state.hidden' },
  suspended: { id: 'moderation.state.suspended' },
  reports: { id: 'moderation.reports' },
  reportBy: { id: 'moderation.report.by' },
  author: { id: 'moderation.appeal.author' },
  reporter: { id: 'moderation.appeal.reporter' },
  history: { id: 'moderation.history' },
  decision: { id: 'moderation.decision' },
  unknownAdmin: { id: 'moderation.decision.unknown' },
  ground: { id: 'moderation.ground' },
  authorHistory: { id: 'moderation.author_history' },
  authorItem: { id: 'moderation.author_item' },
} as const satisfies Record<string, MessageDescriptor>;

export const kindMessages = {
  hide: { id: 'moderation.kind.hide' },
  dismiss: { id: 'moderation.kind.dismiss' },
  uphold: { id: 'moderation.kind.uphold' },
  restore: { id: 'moderation.kind.restore' },
} as const satisfies Record<string, MessageDescriptor>;

export const blockedMessages = {
  own_matter: { id: 'moderation.blocked.own_matter' },
  own_decision: { id: 'moderation.blocked.own_decision' },
  only_admin: { id: 'moderation.blocked.only_admin' },
} as const satisfies Record<string, MessageDescriptor>;

export const actionMessages = {
  hide: { id: 'moderation.action.hide' },
  suspend: { id: 'moderation.action.suspend' },
  dismiss: { id: 'moderation.action.dismiss' },
  uphold: { id: 'moderation.action.uphold' },
  restore: { id: 'moderation.action.restore' },
  named: { id: 'moderation.action_for' },
} as const satisfies Record<string, MessageDescriptor>;

export const dialogTitles = {
  hide: { id: 'moderation.dialog.hide.title' },
  suspend: { id: 'moderation.dialog.suspend.title' },
  dismiss: { id: 'moderation.dialog.dismiss.title' },
  uphold: { id: 'moderation.dialog.uphold.title' },
  restore: { id: 'moderation.dialog.restore.title' },
} as const satisfies Record<string, MessageDescriptor>;

export const dialogTexts = {
  hide: { id: 'moderation.dialog.hide.text' },
  suspend: { id: 'moderation.dialog.suspend.text' },
  dismiss: { id: 'moderation.dialog.dismiss.text' },
  uphold: { id: 'moderation.dialog.uphold.text' },
  restore: { id: 'moderation.dialog.restore.text' },
} as const satisfies Record<string, MessageDescriptor>;

export const doneMessages = {
  hide: { id: 'moderation.done.hide' },
  dismiss: { id: 'moderation.done.dismiss' },
  uphold: { id: 'moderation.done.uphold' },
  restore: { id: 'moderation.done.restore' },
} as const satisfies Record<string, MessageDescriptor>;

export const fieldMessages = {
  category: { id: 'moderation.field.category' },
  chooseCategory: { id: 'moderation.field.category.choose' },
  ground: { id: 'moderation.field.ground' },
  chooseGround: { id: 'moderation.field.ground.choose' },
  law: { id: 'moderation.field.ground.law' },
  terms: { id: 'moderation.field.ground.terms' },
  point: { id: 'moderation.field.point' },
  pointHint: { id: 'moderation.field.point.hint' },
  reason: { id: 'moderation.field.reason' },
  reasonHint: { id: 'moderation.field.reason.hint' },
} as const satisfies Record<string, MessageDescriptor>;

export const changeMessages = {
  title: { id: 'moderation.changed.title' },
  decision: { id: 'moderation.changed.decision' },
  report: { id: 'moderation.changed.report' },
  author: { id: 'moderation.changed.appeal.author' },
  reporter: { id: 'moderation.changed.appeal.reporter' },
  gone: { id: 'moderation.changed.gone' },
  suspended: { id: 'moderation.changed.suspended' },
  restored: { id: 'moderation.changed.restored' },
  image: { id: 'moderation.changed.image' },
  name: { id: 'moderation.changed.name' },
  text: { id: 'moderation.changed.text' },
  accept: { id: 'moderation.changed.accept' },
  impossible: { id: 'moderation.changed.impossible' },
} as const satisfies Record<string, MessageDescriptor>;
