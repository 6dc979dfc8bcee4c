import type { LegalDocumentName, OrderStatus, ReportCategory, WithdrawalStatus } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';
import type { Words } from '../../lib/audit-words.ts';

/** How a detail is written for its reader. */
type Form = 'text' | 'number' | 'money' | 'day' | 'time' | 'flag' | 'name' | Words;

interface Detail {
  label: MessageDescriptor;
  form: Form;
}

const WITHDRAWAL_STATUS = {
  requested: { id: 'withdrawals.state.requested' },
  approved: { id: 'withdrawals.state.approved' },
  paid: { id: 'withdrawals.state.paid' },
  rejected: { id: 'withdrawals.state.rejected' },
  cancelled: { id: 'withdrawals.state.cancelled' },
} as const satisfies Record<WithdrawalStatus, MessageDescriptor>;

const ORDER_STATUS = {
  bought: { id: 'transactions.status.bought' },
  in_verification: { id: 'transactions.status.in_verification' },
  rejected: { id: 'transactions.status.rejected' },
  verified: { id: 'transactions.status.verified' },
  completed: { id: 'transactions.status.completed' },
  cancelled: { id: 'transactions.status.cancelled' },
  reported: { id: 'transactions.status.reported' },
} as const satisfies Record<OrderStatus, MessageDescriptor>;

const LEGAL_DOCUMENT = {
  'terms-of-service': { id: 'documents.terms' },
  'privacy-policy': { id: 'documents.privacy' },
} as const satisfies Record<LegalDocumentName, MessageDescriptor>;

/** Grounds of moderation. */
const CATEGORY = {
  spam: { id: 'ui.report.category.spam' },
  fraud: { id: 'ui.report.category.fraud' },
  hate: { id: 'ui.report.category.hate' },
  violence: { id: 'ui.report.category.violence' },
  personal_data: { id: 'ui.report.category.personal_data' },
  copyright: { id: 'ui.report.category.copyright' },
  impersonation: { id: 'ui.report.category.impersonation' },
  prohibited: { id: 'ui.report.category.prohibited' },
  misleading: { id: 'ui.report.category.misleading' },
  false_pictures: { id: 'ui.report.category.false_pictures' },
  unavailable: { id: 'ui.report.category.unavailable' },
  counterfeit: { id: 'ui.report.category.counterfeit' },
  other: { id: 'ui.report.category.other' },
} as const satisfies Record<ReportCategory, MessageDescriptor>;

/** What happened to the picture of a category. */
const PICTURE: Words = {
  set: { id: 'auditLog.picture.set' },
  removed: { id: 'auditLog.picture.removed' },
};

/** Fields of a company. */
const FIELD: Words = {
  name: { id: 'auditLog.field.name' },
  description: { id: 'auditLog.field.description' },
  address: { id: 'auditLog.field.address' },
  zip_code: { id: 'auditLog.field.zip_code' },
  city: { id: 'auditLog.field.city' },
  lat: { id: 'auditLog.field.place' },
  lng: { id: 'auditLog.field.place' },
  email: { id: 'auditLog.field.email' },
  phone: { id: 'auditLog.field.phone' },
  website: { id: 'auditLog.field.website' },
  facebook: { id: 'auditLog.field.links' },
  linkedin: { id: 'auditLog.field.links' },
  twitter: { id: 'auditLog.field.links' },
  category_id: { id: 'auditLog.field.category' },
};

/** Details with a label. Others are not shown: ids, whose objects are linked, and technical names. */
export const DETAILS: Readonly<Record<string, Detail>> = {
  reason: { label: { id: 'auditLog.detail.reason' }, form: 'text' },
  seller_reason: { label: { id: 'auditLog.detail.seller_reason' }, form: 'text' },
  name: { label: { id: 'auditLog.detail.name' }, form: 'text' },
  name_en: { label: { id: 'auditLog.detail.name_en' }, form: 'text' },
  picture: { label: { id: 'auditLog.detail.picture' }, form: PICTURE },
  threat: { label: { id: 'auditLog.detail.threat' }, form: 'text' },
  title: { label: { id: 'auditLog.detail.title' }, form: 'text' },
  fields: { label: { id: 'auditLog.detail.fields' }, form: FIELD },
  first: { label: { id: 'auditLog.detail.first' }, form: 'text' },
  last: { label: { id: 'auditLog.detail.last' }, form: 'text' },
  skipped: { label: { id: 'auditLog.detail.skipped' }, form: 'number' },
  category: { label: { id: 'auditLog.detail.category' }, form: CATEGORY },
  number: { label: { id: 'auditLog.detail.number' }, form: 'text' },
  premium: { label: { id: 'auditLog.detail.premium' }, form: 'flag' },
  version: { label: { id: 'auditLog.detail.version' }, form: 'number' },
  document: { label: { id: 'auditLog.detail.document' }, form: LEGAL_DOCUMENT },
  count: { label: { id: 'auditLog.detail.count' }, form: 'number' },
  total: { label: { id: 'auditLog.detail.total' }, form: 'money' },
  again: { label: { id: 'auditLog.detail.again' }, form: 'flag' },
  price: { label: { id: 'auditLog.detail.price' }, form: 'money' },
  valid_from: { label: { id: 'auditLog.detail.valid_from' }, form: 'day' },
  offer_limit: { label: { id: 'auditLog.detail.offer_limit' }, form: 'number' },
  saved_search_limit: { label: { id: 'auditLog.detail.saved_search_limit' }, form: 'number' },
  limit_before: { label: { id: 'auditLog.detail.limit_before' }, form: 'number' },
  is_job: { label: { id: 'auditLog.detail.is_job' }, form: 'flag' },
  was: { label: { id: 'auditLog.detail.was' }, form: 'name' },
  into: { label: { id: 'auditLog.detail.into' }, form: 'name' },
  children: { label: { id: 'auditLog.detail.children' }, form: 'number' },
  offers: { label: { id: 'auditLog.detail.offers' }, form: 'number' },
  companies: { label: { id: 'auditLog.detail.companies' }, form: 'number' },
  webinars: { label: { id: 'auditLog.detail.webinars' }, form: 'number' },
  saved_searches: { label: { id: 'auditLog.detail.saved_searches' }, form: 'number' },
  rating: { label: { id: 'auditLog.detail.rating' }, form: 'number' },
  status_before: { label: { id: 'auditLog.detail.status_before' }, form: ORDER_STATUS },
  from: { label: { id: 'auditLog.detail.from' }, form: WITHDRAWAL_STATUS },
  account: { label: { id: 'auditLog.detail.account' }, form: 'text' },
  usable_at: { label: { id: 'auditLog.detail.usable_at' }, form: 'time' },
};
