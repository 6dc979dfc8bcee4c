import type { ReleaseSet } from '../release/types.ts';

interface PolicyInput {
  nonce: string;
  set: ReleaseSet;
  /** Host of the request, for the websocket: some browsers do not include it in `'self'`. */
  host: string;
  secure: boolean;
  mapbox: boolean;
}

const MAPBOX = ['https://api.mapbox.com', 'https://events.mapbox.com'];

/** Content-Security-Policy of a page: only scripts with the nonce, and scripts loaded by them, run. */
export function contentSecurityPolicy({ nonce, set, host, secure, mapbox }: PolicyInput): string {
  const socket = /^[\w.-]+(:\d+)?$/.test(host) ? [`${secure ? 'wss' : 'ws'}://${host}`] : [];
  const policies = [set.shell, ...set.remotes].map(({ name }) => `wp-${name}`);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['connect-src', "'self'", ...socket, ...(mapbox ? MAPBOX : [])].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A remote registered again after a failure creates its policy a second time.
    `trusted-types ${policies.join(' ')} mf-release 'allow-duplicates'`,
  ].join('; ');
}

/** On every response, including the API's. */
export const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** Two years; only sent over TLS. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
