import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProviderName, PaymentPurpose } from '../../contract/payments.ts';

export interface NewPayment {
  id: string;
  purpose: PaymentPurpose;
  /** Grosze. */
  amount: number;
  currency: 'PLN';
  /** Of the person who pays. */
  locale: 'pl' | 'en';
  email: string;
  expiresAt: Date;
}

/** What a provider says about a payment, signed by it. */
export interface ProviderEvent {
  /** Unique for ever at this provider: the same id again is the same event. */
  id: string;
  kind: 'succeeded' | 'canceled' | 'other';
  /** Ours; null when the event is about something else. */
  paymentId: string | null;
  /** What was paid, in grosze; null when nothing was. */
  amount: number | null;
  currency: string | null;
}

export interface PaymentProvider {
  name: PaymentProviderName;
  /** Prepares a payment with the provider and answers where to pay it. Takes no money. */
  create(payment: NewPayment): Promise<{ redirectUrl: string; ref: string | null }>;
  /**
   * Reads a webhook's body, byte by byte as it came.
   *
   * @throws ApiProblem signature_invalid
   */
  read(body: Buffer, headers: IncomingHttpHeaders, now: Date): ProviderEvent;
}
