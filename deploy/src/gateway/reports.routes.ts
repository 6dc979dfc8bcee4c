import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from './context.ts';
import { findRoute, type LiveRelease } from './live-release.ts';
import { splitLocale } from './paths.ts';
import { REPORTS } from './security-headers.ts';

/** Bytes of one delivery, and how many reports of it are logged. */
const BODY_LIMIT = 16 * 1024;
const MOST = 20;
/** Deliveries a minute of one network. */
const DELIVERIES = { max: 60, timeWindow: 60_000 };
const TYPES = ['application/reports+json', 'application/csp-report', 'application/json'];
const KINDS = ['csp-violation', 'coep', 'coop', 'permissions-policy-violation', 'deprecation', 'intervention'];
/** Of the shell itself, about a remote whose mount never ended: it froze its tab. */
const UNFINISHED_MOUNT = 'unfinished-mount';

/** The logged part of a report: no address of a page, a person or a file in full, and nothing of its content. */
interface LoggedReport {
  kind: string;
  /** Directive of the policy, or empty. */
  directive: string;
  /** Pattern of the page's route. */
  page: string;
  blocked: string;
  source: string;
  line: number | null;
  /** Of the shell's reports: the container, the first digits of its version, and the release that the tab had. */
  remote?: string;
  version?: string;
  release?: number | null;
  /** Reports of this kind since the start. */
  count: number;
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Browsers' reports of what a policy refused, as one line of the log each (Reporting API, and CSP's older format). */
export function reportRoutes(app: FastifyInstance, { live, vitals }: GatewayContext): void {
  const counts = new Map<string, number>();
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(Object.assign(new Error('no JSON'), { statusCode: 400 }));
      }
    });
    scope.post(REPORTS, { config: { rateLimit: DELIVERIES } }, async (request, reply) => {
      for (const report of reportsIn(request.body).slice(0, MOST)) {
        const kind = [...KINDS, UNFINISHED_MOUNT].find((known) => known === report.type) ?? 'other';
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        const ofMount: Partial<LoggedReport> = kind === UNFINISHED_MOUNT ? describeMount(live(), report) : {};
        if (ofMount.remote && ofMount.version) vitals.intake.frozen(ofMount.remote, ofMount.version);
        const logged = { ...describe(live(), request.host, report), ...ofMount, kind, count: counts.get(kind) ?? 0 };
        request.log.warn({ report: logged satisfies LoggedReport }, 'a browser reports');
      }
      return reply.code(204).send();
    });
  });
}

/** Both formats as those of the Reporting API. */
function reportsIn(body: unknown): Fields[] {
  if (Array.isArray(body)) return body.map(fieldsOf);
  const old = fieldsOf(fieldsOf(body)['csp-report']);
  const { 'document-uri': url, 'blocked-uri': blockedURL, 'source-file': sourceFile } = old;
  const named = { documentURL: url, blockedURL, sourceFile, lineNumber: old['line-number'] };
  return [{ type: 'csp-violation', url, body: { ...named, effectiveDirective: old['effective-directive'] } }];
}

function describe(live: LiveRelease, host: string, { url, body }: Fields): Omit<LoggedReport, 'kind' | 'count'> {
  const { effectiveDirective, documentURL, blockedURL, sourceFile, lineNumber } = fieldsOf(body);
  return {
    directive: /^[a-z-]{1,40}$/.test(String(effectiveDirective ?? '')) ? String(effectiveDirective) : '',
    page: pageOf(live, URL.parse(String(documentURL ?? url))),
    blocked: placeOf(blockedURL, host),
    source: placeOf(sourceFile, host),
    line: Number.isSafeInteger(lineNumber) ? Number(lineNumber) : null,
  };
}

function describeMount({ set }: LiveRelease, { body }: Fields): Pick<LoggedReport, 'remote' | 'version' | 'release'> {
  const { remote, version, release } = fieldsOf(body);
  return {
    remote: set.remotes.find(({ name }) => name === remote)?.name ?? 'other',
    version: /^[0-9a-f]{12}$/.test(String(version)) ? String(version) : '',
    release: Number.isSafeInteger(release) ? Number(release) : null,
  };
}

const pageOf = (live: LiveRelease, url: URL | null): string =>
  (url && findRoute(live, splitLocale(url.pathname).path)?.route.path) ?? 'other';

/** A built file of ours by its path, everything else by its origin or scheme: addresses of pages name people. */
function placeOf(value: unknown, host: string): string {
  const text = typeof value === 'string' ? value : '';
  if (/^[a-z-]{0,40}$/.test(text)) return text;
  const url = URL.parse(text);
  if (!url) return 'other';
  if (url.host === host) return url.pathname.startsWith('/r/') ? url.pathname.slice(0, 200) : 'self';
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, 200) : url.protocol;
}
