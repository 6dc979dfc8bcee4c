import type { HistoryPayment } from '@wspolnik/contract';
import type { PaymentTexts } from '@wspolnik/market';
import type { MessageDescriptor } from 'react-intl';

export const paymentTexts = {
  checking: { title: { id: 'plans.payment.checking' }, detail: { id: 'plans.payment.checking_detail' } },
  waiting: { title: { id: 'plans.payment.waiting' }, detail: { id: 'plans.payment.waiting_detail' } },
  credited: { title: { id: 'plans.payment.credited' }, detail: { id: 'plans.payment.credited_detail' } },
  canceled: { title: { id: 'plans.payment.canceled' }, detail: { id: 'plans.payment.canceled_detail' } },
  unfinished: { title: { id: 'plans.payment.unfinished' }, detail: { id: 'plans.payment.canceled_detail' } },
  expired: { title: { id: 'plans.payment.expired' }, detail: { id: 'plans.payment.expired_detail' } },
  missing: { title: { id: 'plans.payment.missing' }, detail: { id: 'plans.payment.missing_detail' } },
  failed: { title: { id: 'plans.payment.failed' }, detail: { id: 'plans.payment.failed_detail' } },
} as const satisfies PaymentTexts;

export const statusMessages = {
  pending: { id: 'plans.history.pending' },
  succeeded: { id: 'plans.history.succeeded' },
  canceled: { id: 'plans.history.canceled' },
  expired: { id: 'plans.history.expired' },
} as const satisfies Record<HistoryPayment['status'], MessageDescriptor>;
