import { invalidField } from './wire/problem.ts';

/**
 * One @ between a local part and a domain with a dot, without what separates addresses or begins parameters where a mail program
 * reads `mailto:`. Only a mail can prove that the address exists.
 */
const EMAIL = /^[^\s@?&#%/:;,<>"()[\]\\]+@[^\s@?&#%/:;,<>"()[\]\\.]+(\.[^\s@?&#%/:;,<>"()[\]\\.]+)+$/;

/** Whether the text is an e-mail address that people publish. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

const SCHEME = /^[a-z][a-z\d+-]*:/i;

/** An address as it is stored: `firma.pl` is `https://firma.pl`, as for the address bar of a browser. */
export const fullAddress = (text: string): string => (SCHEME.test(text) ? text : `https://${text}`);

/** A public http or https address without a name and a password, safe for a link on our page; otherwise null. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (!url || /[\s<>"]/.test(text)) return null;
  const isPublic = /\.\p{L}[^.]+$/u.test(url.hostname) && url.username === '' && url.password === '';
  return /^https?:$/.test(url.protocol) && isPublic ? url : null;
}

/** Domains of a service; its profiles are also on subdomains such as `pl.linkedin.com`. */
const SERVICES = {
  facebook: { label: 'Facebook', domains: ['facebook.com', 'fb.com'] },
  linkedin: { label: 'LinkedIn', domains: ['linkedin.com'] },
  twitter: { label: 'Twitter', domains: ['twitter.com', 'x.com'] },
} as const;
export type SocialService = keyof typeof SERVICES;

/** The address of a profile there, as it is stored. @throws ApiProblem validation_failed, `socials` on the field of that name */
export function socialLink(service: SocialService, value: string): string {
  const { label, domains } = SERVICES[service];
  const address = fullAddress(value);
  const url = webAddress(address);
  const isThere = domains.some((domain) => url?.hostname === domain || url?.hostname.endsWith(`.${domain}`));
  // The service's front page is not a profile.
  if (!isThere || url?.pathname === '/') throw invalidField(service, 'socials', { service: label });
  return address;
}
