import type { MessageDescriptor } from 'react-intl';

export const opinionMessages = {
  title: { id: 'opinions.title' },
  failed: { id: 'opinions.failed' },
  none: { id: 'opinions.none' },
  noneText: { id: 'opinions.none_text' },
  stars: { id: 'opinions.stars' },
  filter: { id: 'opinions.filter' },
  filterAll: { id: 'opinions.filter.all' },
  filterPurchase: { id: 'opinions.filter.purchase' },
  filterOther: { id: 'opinions.filter.other' },
  afterPurchase: { id: 'opinions.after_purchase' },
  withoutPurchase: { id: 'opinions.without_purchase' },
  countsAll: { id: 'opinions.counts_all' },
  countsPurchases: { id: 'opinions.counts_purchases' },
  hidden: { id: 'opinions.hidden' },
  decision: { id: 'opinions.decision' },
  changed: { id: 'opinions.changed' },
  yours: { id: 'opinions.yours' },
  write: { id: 'opinions.write' },
  signIn: { id: 'opinions.sign_in' },
  published: { id: 'opinions.published' },
  replaced: { id: 'opinions.replaced' },
  edit: { id: 'opinions.edit' },
  cancel: { id: 'opinions.cancel' },
  remove: { id: 'opinions.remove' },
  removeOf: { id: 'opinions.remove_of' },
  removeQuestion: { id: 'opinions.remove_question' },
  removeText: { id: 'opinions.remove_text' },
  removed: { id: 'opinions.removed' },
} as const satisfies Record<string, MessageDescriptor>;

export const reportMessages = {
  report: { id: 'opinions.report' },
  reportOf: { id: 'opinions.report.of' },
  title: { id: 'opinions.report.title' },
  text: { id: 'opinions.report.text' },
  done: { id: 'opinions.report.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const replyMessages = {
  title: { id: 'opinions.reply.title' },
  write: { id: 'opinions.reply.write' },
  writeTo: { id: 'opinions.reply.write_to' },
  edit: { id: 'opinions.reply.edit' },
  label: { id: 'opinions.reply.label' },
  publish: { id: 'opinions.reply.publish' },
  done: { id: 'opinions.reply.done' },
  remove: { id: 'opinions.reply.remove' },
  removeQuestion: { id: 'opinions.reply.remove_question' },
  removeText: { id: 'opinions.reply.remove_text' },
  removed: { id: 'opinions.reply.removed' },
} as const satisfies Record<string, MessageDescriptor>;
