import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, Time } from './common.ts';
import { Receipt } from './receipts.ts';

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export const PaymentProviderName = Type.Enum(PAYMENT_PROVIDERS);
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_PURPOSES = ['recharge', 'plan'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * GET payment/pay-data-for-front/. `amount` is text, so that an invalid one is refused and not ignored as in other queries;
 * `lang` is the language of the provider's page and of the return page, by default the person's own. Without an Idempotency-Key, the
 * same call within five minutes answers the open payment that it has started.
 */
export const PayDataQuery = Type.Object({
  amount: Type.Optional(Type.String({ maxLength: 40 })),
  lang: Type.Optional(Type.Enum(['pl', 'en'] as const)),
});

/** The address of the payment page. Nothing has moved yet; points are credited after the provider's signed event. */
export const PayData = Type.Object({
  payment_id: Id,
  provider: PaymentProviderName,
  redirect_url: Type.String(),
  amount: Money,
  currency: Type.Literal('PLN'),
  expires_at: Time,
});
export type PayData = Static<typeof PayData>;

export const PAYMENT_STATUSES = ['pending', 'succeeded', 'canceled', 'expired'] as const;
export const PaymentStatusQuery = Type.Object({ payment_id: Type.Optional(Type.String({ maxLength: 100 })) });

/** GET payment/status/. `succeeded` means that it has taken effect: points credited, plan active. */
export const PaymentState = Type.Object({
  payment_id: Id,
  purpose: Type.Enum(PAYMENT_PURPOSES),
  status: Type.Enum(PAYMENT_STATUSES),
  amount: Money,
  currency: Type.Literal('PLN'),
  expires_at: Time,
});
export type PaymentState = Static<typeof PaymentState>;

/** A payment of the profile in use: for points, or for a company's plan. */
export const HistoryPayment = Type.Object({
  id: Id,
  created_at: Time,
  purpose: Type.Enum(PAYMENT_PURPOSES),
  /** The paid plan. */
  plan: Nullable(Type.Object({ id: Type.String(), title: Type.String(), title_en: Type.String() })),
  amount: Money,
  currency: Type.Literal('PLN'),
  status: Type.Enum(PAYMENT_STATUSES),
  /** Of a payment that has succeeded. */
  receipt: Nullable(Receipt),
});
export type HistoryPayment = Static<typeof HistoryPayment>;
/** GET payment/history/, newest first. */
export const PaymentHistoryPage = PageOf(HistoryPayment);
export type PaymentHistoryPage = Static<typeof PaymentHistoryPage>;

export const WebhookParams = Type.Object({ provider: Type.String({ maxLength: 40 }) });

/** Outcome of a provider's event. Only `credited` and `activated` have moved anything. */
export const EVENT_OUTCOMES = [
  'credited',
  'activated',
  'not_applied',
  'canceled',
  'already_succeeded',
  'amount_mismatch',
  'unknown_payment',
  'ignored',
] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];
export const WebhookReply = Type.Object({ received: Type.Literal(true), outcome: Type.Enum(EVENT_OUTCOMES) });
