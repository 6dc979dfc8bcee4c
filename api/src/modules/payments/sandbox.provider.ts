import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { readJwtSecret } from '../../platform/sign-in/secret.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts';

/** Under /dev, which the gateway forwards only outside production. */
export const SANDBOX_PATH = '/dev/payments';

const keys = new WeakMap<Config, Promise<Buffer>>();

/** A separate key, derived from the secret that all processes share. */
function sandboxKey(config: Config): Promise<Buffer> {
  const known = keys.get(config);
  if (known) return known;
  const key = readJwtSecret(config).then((secret) => createHmac('sha256', secret).update('sandbox payments').digest());
  keys.set(config, key);
  return key;
}

function signatureOf(key: Buffer, event: string): Buffer {
  return createHmac('sha256', key).update(event).digest();
}

/** The form that reports `event` to the webhook: the fields of one of the page's buttons. */
export async function signSandboxEvent(
  config: Config,
  event: ProviderEvent,
): Promise<{ event: string; signature: string }> {
  const text = JSON.stringify(event);
  return { event: text, signature: signatureOf(await sandboxKey(config), text).toString('hex') };
}

/** The built-in provider: a page of the API with two buttons. Never in production. */
export async function createSandboxProvider(config: Config): Promise<PaymentProvider> {
  const key = await sandboxKey(config);
  return {
    name: 'sandbox',
    async create({ id, locale }) {
      const language = locale === 'en' ? '?lang=en' : '';
      return { redirectUrl: `${config.publicUrl}${SANDBOX_PATH}/${id}${language}`, ref: null };
    },
    read(body) {
      const form = new URLSearchParams(body.toString());
      const event = form.get('event') ?? '';
      const signature = Buffer.from(form.get('signature') ?? '', 'hex');
      const expected = signatureOf(key, event);
      const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected);
      if (!isSigned) throw problem('signature_invalid');
      return JSON.parse(event) as ProviderEvent;
    },
  };
}
