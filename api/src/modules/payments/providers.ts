import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox.provider.ts';

const known = new WeakMap<Context, Promise<PaymentProvider | null>>();

async function choose({ config }: Context): Promise<PaymentProvider | null> {
  if (config.stripe) {
    // Loaded on use: the library is larger than the rest of the module.
    const { createStripeProvider } = await import('./stripe.provider.ts');
    return createStripeProvider(config.stripe, config.publicUrl);
  }
  return config.production ? null : createSandboxProvider(config);
}

/** Stripe when its keys are set, else the sandbox; in production without keys none. */
export function findProvider(context: Context): Promise<PaymentProvider | null> {
  const provider = known.get(context) ?? choose(context);
  known.set(context, provider);
  return provider;
}

/** @throws ApiProblem unavailable when payments are not configured */
export async function requireProvider(context: Context): Promise<PaymentProvider> {
  const provider = await findProvider(context);
  if (!provider) throw problem('unavailable', { detail: 'Payments are not set up' });
  return provider;
}
