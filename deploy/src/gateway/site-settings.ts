import type { SiteSettings } from '../release/page-types.ts';

const TEST_CONTACT = 'security@wspolnik.test';

/** Who runs the installation, for the footer, the contact page and the documents. Production does not start without a name. */
export function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address = '', OPERATOR_NIP: nip = '', OPERATOR_PHONE: phone } = env;
  const { CONTACT_EMAIL: contactEmail } = env;
  const reported = env.SECURITY_CONTACT || contactEmail || (env.NODE_ENV === 'production' ? '' : TEST_CONTACT);
  return {
    ...(name ? { operator: { name, address, nip: nip.replace(/[\s-]/g, ''), ...(phone ? { phone } : {}) } } : {}),
    ...(contactEmail ? { contactEmail } : {}),
    ...(env.SERVICE_WORKER === 'off' ? { serviceWorker: 'off' } : {}),
    ...(reported ? { securityContact: reported.startsWith('https:') ? reported : `mailto:${reported}` } : {}),
  };
}

/** A sentence for each setting that visitors expect in production and that is missing. */
export function missingSettings(env: NodeJS.ProcessEnv): string[] {
  if (env.NODE_ENV !== 'production' || env.CONTACT_EMAIL) return [];
  return [
    'CONTACT_EMAIL is not set: the contact page shows no address, only the form, and security.txt names nobody unless SECURITY_CONTACT does',
  ];
}
