import type { MessageDescriptor } from 'react-intl';

export const actionMessages = {
  back: { id: 'orders.action.back' },
  more: { id: 'orders.action.more' },
} as const satisfies Record<string, MessageDescriptor>;

export const cancelMessages = {
  open: { id: 'orders.cancel.open' },
  title: { id: 'orders.cancel.title' },
  purchaseDetail: { id: 'orders.cancel.purchase_detail' },
  saleDetail: { id: 'orders.cancel.sale_detail' },
  label: { id: 'orders.cancel.reason' },
  labelOptional: { id: 'orders.cancel.reason_optional' },
  confirm: { id: 'orders.cancel.confirm' },
  done: { id: 'orders.cancel.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const rejectMessages = {
  open: { id: 'orders.reject.open' },
  title: { id: 'orders.reject.title' },
  detail: { id: 'orders.reject.detail' },
  label: { id: 'orders.reject.reason' },
  confirm: { id: 'orders.reject.confirm' },
  done: { id: 'orders.reject.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const reportMessages = {
  open: { id: 'orders.report.open' },
  title: { id: 'orders.report.title' },
  detail: { id: 'orders.report.detail' },
  label: { id: 'orders.report.reason' },
  confirm: { id: 'orders.report.confirm' },
  done: { id: 'orders.report.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const answerMessages = {
  open: { id: 'orders.answer.open' },
  title: { id: 'orders.answer.title' },
  detail: { id: 'orders.answer.detail' },
  text: { id: 'orders.answer.text' },
  documents: { id: 'orders.answer.documents' },
  documentsHelp: { id: 'orders.answer.documents_help' },
  confirm: { id: 'orders.answer.confirm' },
  done: { id: 'orders.answer.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const deliverMessages = {
  open: { id: 'orders.deliver.open' },
  openAgain: { id: 'orders.deliver.open_again' },
  title: { id: 'orders.deliver.title' },
  detail: { id: 'orders.deliver.detail' },
  field: { id: 'orders.deliver.field' },
  help: { id: 'orders.deliver.help' },
  confirm: { id: 'orders.deliver.confirm' },
  done: { id: 'orders.deliver.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const verifyMessages = {
  open: { id: 'orders.verify.open' },
  title: { id: 'orders.verify.title' },
  detail: { id: 'orders.verify.detail' },
  detailDue: { id: 'orders.verify.detail_due' },
  withoutPoints: { id: 'orders.verify.without_points' },
  confirm: { id: 'orders.verify.confirm' },
  done: { id: 'orders.verify.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const submitMessages = {
  open: { id: 'orders.submit.open' },
  openAgain: { id: 'orders.submit.open_again' },
  nothingYet: { id: 'orders.submit.nothing_yet' },
  nothingNew: { id: 'orders.submit.nothing_new' },
  noneLeft: { id: 'orders.submit.none_left' },
  title: { id: 'orders.submit.title' },
  detail: { id: 'orders.submit.detail' },
  documents: { id: 'orders.submit.documents' },
  infos: { id: 'orders.submit.infos' },
  left: { id: 'orders.submit.left' },
  last: { id: 'orders.submit.last' },
  confirm: { id: 'orders.submit.confirm' },
  done: { id: 'orders.submit.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const referrerMessages = {
  open: { id: 'orders.referrer.open' },
  title: { id: 'orders.referrer.title' },
  detail: { id: 'orders.referrer.detail' },
  field: { id: 'orders.referrer.field' },
  help: { id: 'orders.referrer.help' },
  invalid: { id: 'orders.referrer.invalid' },
  confirm: { id: 'orders.referrer.confirm' },
  done: { id: 'orders.referrer.done' },
} as const satisfies Record<string, MessageDescriptor>;

export const changedMessages = {
  title: { id: 'orders.changed.title' },
  look: { id: 'orders.changed.look' },
  status: { id: 'orders.changed.status' },
  event: { id: 'orders.changed.event' },
  impossible: { id: 'orders.changed.impossible' },
} as const satisfies Record<string, MessageDescriptor>;
