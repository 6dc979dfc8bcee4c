import { type Static, Type } from 'typebox';
import { Id, Money, Time } from './common.ts';

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export const PaymentProviderName = Type.Enum(PAYMENT_PROVIDERS);
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_PURPOSES = ['recharge', 'plan'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * GET payment/pay-data-for-front/. `amount` is text, so that a wrong one is told and not ignored as queries otherwise are;
 * `lang` is the language of the provider's page and of the page to come back to, without it the person's own.
 */
export const PayDataQuery = Type.Object({
  amount: Type.Optional(Type.String({ maxLength: 40 })),
  lang: Type.Optional(Type.Enum(['pl', 'en'] as const)),
});

/** Where to pay. Nothing has moved yet; points come when the provider's signed word arrives. */
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

/** GET payment/status/. `succeeded` means that the effect is there: points credited, plan active. */
export const PaymentState = Type.Object({
  payment_id: Id,
  purpose: Type.Enum(PAYMENT_PURPOSES),
  status: Type.Enum(PAYMENT_STATUSES),
  amount: Money,
  currency: Type.Literal('PLN'),
  expires_at: Time,
});
export type PaymentState = Static<typeof PaymentState>;

export const WebhookParams = Type.Object({ provider: Type.String({ maxLength: 40 }) });

/** What became of a provider's event. All but `credited` and `activated` have moved nothing. */
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
