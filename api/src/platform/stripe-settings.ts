export interface StripeSettings {
  secretKey: string;
  /** Signs the webhook's bodies. */
  webhookSecret: string;
  /** Another origin than Stripe's own, for tests; null otherwise. */
  apiBase: URL | null;
}

/** Both keys or neither: with only the first, money would be taken and never credited. */
export function readStripe(env: Record<string, string | undefined>): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: base } = env;
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret) {
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together');
  }
  return { secretKey, webhookSecret, apiBase: base ? new URL(base) : null };
}
