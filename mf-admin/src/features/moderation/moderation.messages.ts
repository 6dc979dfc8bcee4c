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
  reference: { id: 'moderation.type.reference' },
  offer: { id: 'moderation.type.offer' },
  user: { id: 'moderation.type.user' },
  company: { id: 'moderation.type.company' },
} as const satisfies Record<string, MessageDescriptor>;

export const oneMessages = {
  post: { id: 'moderation.one.post' },
  comment: { id: 'moderation.one.comment' },
  message: { id: 'moderation.one.message' },
  opinion: { id: 'moderation.one.opinion' },
  reference: { id: 'moderation.one.reference' },
  offer: { id: 'moderation.one.offer' },
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
  noReports: { id: 'moderation.no_reports' },
} as const satisfies Record<string, MessageDescriptor>;

export const casePageMessages = {
  title: { id: 'moderation.case_title' },
  failed: { id: 'moderation.case_failed' },
  missing: { id: 'moderation.case_missing' },
  missingText: { id: 'moderation.case_missing_text' },
  back: { id: 'moderation.case_back' },
} as const satisfies Record<string, MessageDescriptor>;

/** A reported offer. */
export const offerMessages = {
  reported: { id: 'moderation.offer.reported' },
  now: { id: 'moderation.offer.now' },
  same: { id: 'moderation.offer.same' },
  changed: { id: 'moderation.offer.changed' },
  title: { id: 'moderation.offer.title' },
  price: { id: 'moderation.offer.price' },
  text: { id: 'moderation.offer.text' },
  image: { id: 'moderation.offer.image' },
  picture: { id: 'moderation.offer.picture' },
  inactive: { id: 'moderation.offer.inactive' },
  dates: { id: 'moderation.offer.dates' },
  prices: { id: 'moderation.offer.prices' },
  priceUntil: { id: 'moderation.offer.price_until' },
  individual: { id: 'moderation.offer.individual' },
} as const satisfies Record<string, MessageDescriptor>;

export const profileMessages = {
  title: { id: 'moderation.profile' },
  since: { id: 'moderation.profile.since' },
  age: { id: 'moderation.profile.age' },
  verified: { id: 'moderation.profile.verified' },
  verifiedValue: { id: 'moderation.profile.verified_value' },
  offers: { id: 'moderation.profile.offers' },
  offersValue: { id: 'moderation.profile.offers_value' },
  orders: { id: 'moderation.profile.orders' },
  ordersValue: { id: 'moderation.profile.orders_value' },
  rating: { id: 'moderation.profile.rating' },
  ratingValue: { id: 'moderation.profile.rating_value' },
  cases: { id: 'moderation.profile.cases' },
  suspensions: { id: 'moderation.profile.suspensions' },
  warnings: { id: 'moderation.profile.warnings' },
} as const satisfies Record<string, MessageDescriptor>;

export const offerListMessages = {
  title: { id: 'moderation.offers.title' },
  count: { id: 'moderation.offers.count' },
  countOver: { id: 'moderation.offers.count_over' },
  failed: { id: 'moderation.offers.failed' },
  empty: { id: 'moderation.offers.empty' },
  search: { id: 'moderation.offers.search' },
  searchHint: { id: 'moderation.offers.search_hint' },
  state: { id: 'moderation.offers.state' },
  anyState: { id: 'moderation.offers.any_state' },
  reported: { id: 'moderation.offers.reported' },
  anyReported: { id: 'moderation.offers.any_reported' },
  onlyReported: { id: 'moderation.offers.only_reported' },
  category: { id: 'moderation.offers.category' },
  anyCategory: { id: 'moderation.offers.any_category' },
  added: { id: 'moderation.offers.added' },
  reports: { id: 'moderation.offers.reports' },
  pageOf: { id: 'moderation.offers.page' },
  page: { id: 'moderation.offers.page_short' },
  caseOf: { id: 'moderation.offers.case' },
  case: { id: 'moderation.offers.case_short' },
  hide: { id: 'moderation.offers.hide' },
  restore: { id: 'moderation.offers.restore' },
} as const satisfies Record<string, MessageDescriptor>;

export const offerStateFilters = {
  listed: { id: 'moderation.offers.state.listed' },
  hidden: { id: 'moderation.offers.state.hidden' },
  inactive: { id: 'moderation.offers.state.inactive' },
  unlisted: { id: 'moderation.offers.state.unlisted' },
} as const satisfies Record<string, MessageDescriptor>;

export const offerStates = {
  listed: { id: 'moderation.offers.one.listed' },
  hidden: { id: 'moderation.offers.one.hidden' },
  inactive: { id: 'moderation.offers.one.inactive' },
  unlisted: { id: 'moderation.offers.one.unlisted' },
} as const satisfies Record<string, MessageDescriptor>;

export const kindMessages = {
  hide: { id: 'moderation.kind.hide' },
  warn: { id: 'moderation.kind.warn' },
  dismiss: { id: 'moderation.kind.dismiss' },
  uphold: { id: 'moderation.kind.uphold' },
  restore: { id: 'moderation.kind.restore' },
  withdraw: { id: 'moderation.kind.withdraw' },
} as const satisfies Record<string, MessageDescriptor>;

export const blockedMessages = {
  own_matter: { id: 'moderation.blocked.own_matter' },
  own_decision: { id: 'moderation.blocked.own_decision' },
  only_admin: { id: 'moderation.blocked.only_admin' },
} as const satisfies Record<string, MessageDescriptor>;

export const actionMessages = {
  hide: { id: 'moderation.action.hide' },
  suspend: { id: 'moderation.action.suspend' },
  warn: { id: 'moderation.action.warn' },
  dismiss: { id: 'moderation.action.dismiss' },
  uphold: { id: 'moderation.action.uphold' },
  restore: { id: 'moderation.action.restore' },
  withdraw: { id: 'moderation.action.withdraw' },
  named: { id: 'moderation.action_for' },
} as const satisfies Record<string, MessageDescriptor>;

export const dialogTitles = {
  hide: { id: 'moderation.dialog.hide.title' },
  suspend: { id: 'moderation.dialog.suspend.title' },
  warn: { id: 'moderation.dialog.warn.title' },
  dismiss: { id: 'moderation.dialog.dismiss.title' },
  uphold: { id: 'moderation.dialog.uphold.title' },
  restore: { id: 'moderation.dialog.restore.title' },
  withdraw: { id: 'moderation.dialog.withdraw.title' },
} as const satisfies Record<string, MessageDescriptor>;

export const dialogTexts = {
  hide: { id: 'moderation.dialog.hide.text' },
  suspend: { id: 'moderation.dialog.suspend.text' },
  warn: { id: 'moderation.dialog.warn.text' },
  dismiss: { id: 'moderation.dialog.dismiss.text' },
  uphold: { id: 'moderation.dialog.uphold.text' },
  restore: { id: 'moderation.dialog.restore.text' },
  withdraw: { id: 'moderation.dialog.withdraw.text' },
} as const satisfies Record<string, MessageDescriptor>;

export const doneMessages = {
  hide: { id: 'moderation.done.hide' },
  warn: { id: 'moderation.done.warn' },
  dismiss: { id: 'moderation.done.dismiss' },
  uphold: { id: 'moderation.done.uphold' },
  restore: { id: 'moderation.done.restore' },
  withdraw: { id: 'moderation.done.withdraw' },
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
  offerTitle: { id: 'moderation.changed.offer_title' },
  price: { id: 'moderation.changed.price' },
  accept: { id: 'moderation.changed.accept' },
  impossible: { id: 'moderation.changed.impossible' },
} as const satisfies Record<string, MessageDescriptor>;
