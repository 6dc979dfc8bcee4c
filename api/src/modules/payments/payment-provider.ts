import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProviderName, PaymentPurpose } from '@wspolnik/contract/payments';

export interface NewPayment {
  /** The provider's idempotency key as well. */
  id: string;
  purpose: PaymentPurpose;
  /** Grosze. */
  amount: number;
  currency: 'PLN';
  /** Language of the payer. */
  locale: 'pl' | 'en';
  email: string;
  expiresAt: Date;
}

/** A provider's signed statement about a payment. */
export interface ProviderEvent {
  /** Unique at this provider: the same id is the same event. */
  id: string;
  kind: 'succeeded' | 'canceled' | 'other';
  /** Our id; null when the event is about something else. */
  paymentId: string | null;
  /** Grosze paid; null when nothing was. */
  amount: number | null;
  currency: string | null;
}

export interface PaymentProvider {
  name: PaymentProviderName;
  /**
   * Prepares a payment with the provider and answers the address of its page. Takes no money. A repetition for the same payment
   * answers the same page.
   *
   * @throws ApiProblem unavailable
   */
  create(payment: NewPayment): Promise<{ redirectUrl: string; ref: string | null }>;
  /**
   * Reads the raw body of a webhook.
   *
   * @throws ApiProblem signature_invalid
   */
  read(body: Buffer, headers: IncomingHttpHeaders, now: Date): ProviderEvent;
}
