import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from '../release/types.ts';
import { PAGE_SCRIPT_HASH } from './page-script.ts';
import { hashOf } from './page-styles.ts';

interface PolicyInput {
  /** Hashes of the stylesheets in the page. */
  styles: readonly string[];
  set: ReleaseSet;
  /** Host of the request, for the websocket: some browsers do not include it in `'self'`. */
  host: string;
  secure: boolean;
  /** Other sites that maps fetch from. */
  mapOrigins: readonly string[];
}

/** Where browsers report what a policy refused (reports.routes.ts). */
export const REPORTS = '/reports';
/** Names that address for the policies of a page. */
export const REPORTING = { 'reporting-endpoints': `reports="${REPORTS}"` };

/** Emotion makes its element empty, and adds rules to the sheet. */
const EMPTY_STYLE = hashOf('');

/** Content-Security-Policy of a page: only its one script, and scripts that are made by it, run. The same for everybody. */
export function contentSecurityPolicy({ styles, set, host, secure, mapOrigins }: PolicyInput): string {
  const socket = /^[\w.-]+(:\d+)?$/.test(host) ? [`${secure ? 'wss' : 'ws'}://${host}`] : [];
  const policies = [set.shell, ...set.remotes].map(({ name }) => `wp-${name}`);
  return [
    "default-src 'none'",
    `script-src ${PAGE_SCRIPT_HASH} 'strict-dynamic'`,
    `style-src 'self' ${[EMPTY_STYLE, ...styles].join(' ')}`,
    ['connect-src', "'self'", ...socket, ...mapOrigins].join(' '),
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
    'report-to reports',
    // Firefox only knows the older name.
    `report-uri ${REPORTS}`,
  ].join('; ');
}

/** Of every response without its own policy: data and files, in which nothing runs and which nothing frames. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Of a worker, which runs under the policy of its own file: it fetches our files and tiles of maps, and pdf.js imports its decoders. */
export const workerPolicy = (mapOrigins: readonly string[]): string =>
  `default-src 'none'; script-src 'self'; ${['connect-src', "'self'", ...mapOrigins].join(' ')}; frame-ancestors 'none'`;

/** On every response, including the API's. */
const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** Two years; only sent over TLS. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains; preload';

/** Some caches between keep what names nothing, and ignore `no-store`: Fastly does, as it is set up at first. */
function notShared(caching: unknown): string {
  if (!caching) return 'private';
  return /\b(public|private)\b/.test(String(caching)) ? String(caching) : `private, ${caching}`;
}

/**
 * The headers of every response. A page takes in nothing of other sites; Mapbox is asked without credentials, because it does
 * not say that others may embed all of its answers.
 */
export function secureAnswers(app: FastifyInstance, { mapbox }: { mapbox: boolean }): void {
  const embedder = { 'cross-origin-embedder-policy': mapbox ? 'credentialless' : 'require-corp' };
  app.addHook('onSend', async (request, reply) => {
    reply.headers({ ...COMMON_HEADERS, ...embedder });
    reply.header('cache-control', notShared(reply.getHeader('cache-control')));
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', ANSWER_POLICY);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
}
