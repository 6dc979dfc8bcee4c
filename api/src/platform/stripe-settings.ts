import type { Settings } from '@wspolnik/settings';

export interface StripeSettings {
  secretKey: string;
  /** Signs the webhook's bodies. */
  webhookSecret: string;
  /** Another origin than Stripe's own, for tests; null otherwise. */
  apiBase: URL | null;
}

export function readStripe(settings: Settings): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: base } = settings;
  if (!secretKey || !webhookSecret) return null;
  return { secretKey, webhookSecret, apiBase: base ? new URL(base) : null };
}
