import { plainText } from '../format/plain-text.ts';

const HOSTS = {
  Facebook: ['facebook.com', 'fb.com'],
  LinkedIn: ['linkedin.com'],
  Twitter: ['twitter.com', 'x.com'],
} as const;
export type SocialService = keyof typeof HOSTS;

const SCHEME = /^[a-z][a-z\d+-]*:/i;

/** `firma.pl` is taken as `https://firma.pl`, as a browser's address bar does and as the API stores it. */
function parse(value: string): URL | null {
  const plain = plainText(value);
  if (/[\s<>"]/.test(plain)) return null;
  const url = URL.parse(SCHEME.test(plain) ? plain : `https://${plain}`);
  const isPublic = url && /\.\p{L}[^.]+$/u.test(url.hostname) && !url.username && !url.password;
  return isPublic && /^https?:$/.test(url.protocol) ? url : null;
}

/** A web address; rejects `javascript:`, bare host names, and a name or a password before the host. */
export const isUrl = (value: string): boolean => parse(value) !== null;

/** A profile's address at the service: its host or a subdomain, and a path. */
export function isSocialProfile(value: string, service: SocialService): boolean {
  const url = parse(value);
  if (!url || url.pathname === '/') return false;
  return HOSTS[service].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
