import type { SiteSettings } from '../release/types.ts';

/** Shown without settings of its own by a server that is not in production. */
const TEST_OPERATOR = {
  name: 'Wspólnik Demo sp. z o.o.',
  address: 'ul. Przykładowa 1, 00-001 Warszawa',
  nip: '1234563218',
};

const TEST_CONTACT = 'security@wspolnik.test';

/** Who runs the installation, for the contact page and the documents. */
export function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_NIP: nip, CONTACT_EMAIL: contactEmail } = env;
  const isProduction = env.NODE_ENV === 'production';
  const own = { name: name ?? '', address: address ?? '', nip: nip ?? '' };
  const operator = name || isProduction ? own : TEST_OPERATOR;
  const reported = env.SECURITY_CONTACT || contactEmail || (isProduction ? '' : TEST_CONTACT);
  return {
    ...(operator.name ? { operator } : {}),
    ...(contactEmail ? { contactEmail } : {}),
    ...(reported ? { securityContact: reported.startsWith('https:') ? reported : `mailto:${reported}` } : {}),
  };
}

const REQUIRED = {
  OPERATOR_NAME: 'the documents and the contact page do not say who runs the service',
  OPERATOR_ADDRESS: 'the documents and the contact page give no address',
  OPERATOR_NIP: 'the documents and the contact page give no NIP',
  CONTACT_EMAIL:
    'the contact page shows no address, only the form, and security.txt names nobody unless SECURITY_CONTACT does',
} as const;

/** A sentence for each setting that the law or visitors expect in production and that is missing. */
export function missingSettings(env: NodeJS.ProcessEnv): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return Object.entries(REQUIRED).flatMap(([name, effect]) => (env[name] ? [] : [`${name} is not set: ${effect}`]));
}
