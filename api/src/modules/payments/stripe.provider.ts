import Stripe from 'stripe';
import type { StripeSettings } from '../../platform/stripe-settings.ts';
import { VAT_PERCENT } from '../../platform/vat.ts';
import { problem } from '../../platform/wire/problem.ts';
import { assertNoTransaction } from '../../storage/current-transaction.ts';
import type { NewPayment, PaymentProvider, ProviderEvent } from './payment-provider.ts';
import { returnPath } from './return-path.ts';

/** Somebody waits for the page. After it Stripe is asked once more. */
const TIMEOUT_MS = 5_000;
/**
 * Stripe accepts no shorter lifetime of a session. It is counted from the end of the payment, so that each repetition asks for
 * the same and none for too little; money that arrives after that end is credited all the same.
 */
const SHORTEST_SESSION_S = 31 * 60;

const PRODUCTS = {
  recharge: { pl: 'Doładowanie punktów', en: 'Points recharge' },
  plan: { pl: `Plan dla firmy (brutto, z VAT ${VAT_PERCENT}%)`, en: `Company plan (gross, with ${VAT_PERCENT}% VAT)` },
} as const;

function sessionOf(payment: NewPayment, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const { id, purpose, amount, currency, locale, email, expiresAt } = payment;
  return {
    mode: 'payment',
    client_reference_id: id,
    customer_email: email,
    locale,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: PRODUCTS[purpose][locale] },
        },
      },
    ],
    success_url: publicUrl + returnPath(payment, 'success'),
    cancel_url: publicUrl + returnPath(payment, 'canceled'),
    expires_at: Math.floor(expiresAt.getTime() / 1000) + SHORTEST_SESSION_S,
  };
}

const KINDS: Record<string, ProviderEvent['kind']> = {
  'checkout.session.completed': 'succeeded',
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'canceled',
  'checkout.session.expired': 'canceled',
};

/** Null for a key that does not show its mode. */
function isLive(secretKey: string): boolean | null {
  const mode = /^[a-z]+_(live|test)_/.exec(secretKey)?.[1];
  return mode === undefined ? null : mode === 'live';
}

/** Events of the other mode than the key's are ignored: test money is not money. */
function toEvent(event: Stripe.Event, live: boolean | null): ProviderEvent {
  const isForeign = live !== null && event.livemode !== live;
  const kind = KINDS[event.type];
  if (!kind || isForeign) return { id: event.id, kind: 'other', paymentId: null, amount: null, currency: null };
  const session = event.data.object as Stripe.Checkout.Session;
  // A bank transfer completes the session before the money arrives; async_payment_succeeded follows.
  const isWaiting = kind === 'succeeded' && session.payment_status !== 'paid';
  return {
    id: event.id,
    kind: isWaiting ? 'other' : kind,
    paymentId: session.client_reference_id,
    amount: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
  };
}

function endpoint(base: URL): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  return { host: base.hostname, port: base.port, protocol: base.protocol === 'http:' ? 'http' : 'https' };
}

/** Card payments through Stripe's checkout page. */
export function createStripeProvider(settings: StripeSettings, publicUrl: string): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(settings.apiBase ? endpoint(settings.apiBase) : {}),
  });
  return {
    name: 'stripe',
    async create(payment) {
      assertNoTransaction('Stripe');
      const session = sessionOf(payment, publicUrl);
      const created = await stripe.checkout.sessions
        .create(session, { idempotencyKey: payment.id })
        .catch((error: Error) => {
          throw problem('unavailable', { detail: `Stripe: ${error.message}`, retryAfter: 30 });
        });
      if (!created.url) throw problem('unavailable', { detail: 'Stripe gave no address', retryAfter: 30 });
      return { redirectUrl: created.url, ref: created.id };
    },
    read(body, headers, now) {
      const header = headers['stripe-signature'];
      if (typeof header !== 'string') throw problem('signature_invalid');
      try {
        const { webhooks } = stripe;
        const tolerance = webhooks.DEFAULT_TOLERANCE;
        const event = webhooks.constructEvent(
          body,
          header,
          settings.webhookSecret,
          tolerance,
          undefined,
          now.getTime(),
        );
        return toEvent(event, isLive(settings.secretKey));
      } catch {
        throw problem('signature_invalid');
      }
    },
  };
}
