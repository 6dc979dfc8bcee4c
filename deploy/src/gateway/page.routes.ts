import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale, PublicRelease, Route } from '../release/types.ts';
import type { GatewayContext } from './context.ts';
import { renderDocument } from './document.ts';
import { earlyNeeds, earlyReads } from './early.ts';
import { acceptsBrotli } from './file.routes.ts';
import { frameOf } from './frame.ts';
import { findRoute, type LiveRelease, type MatchedRoute } from './live-release.ts';
import { mapConfig, mapOrigins } from './map-source.ts';
import { metaTags } from './meta.ts';
import type { PreviewAnswer } from './open-graph.ts';
import { fillPath, hasEmptySegment, type PagePath, splitLocale } from './paths.ts';
import { sendProblem } from './problem.ts';
import { isGuarded, type PageFile, routeFiles } from './public-release.ts';
import { MAX_ADDRESS } from './requests.ts';
import { contentSecurityPolicy, REPORTING } from './security-headers.ts';
import { siteSettings } from './site-settings.ts';

const compress = promisify(brotliCompress);
/** HTML is generated per request: quality 4 costs about a millisecond and has most of the effect. */
const HTML_QUALITY = 4;

/** Mails and payments lead to `localhost` while no public address is set; a session begun under another name would end there. */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(?=:|$)/;

/** Every other path: a page of the release, or the shell's 404. */
export function pageRoutes(app: FastifyInstance, context: GatewayContext): void {
  app.get('/*', async (request, reply) => {
    const isTooLong = request.url.length > MAX_ADDRESS;
    if (!wantsHtml(request)) {
      if (isTooLong) return sendProblem(reply, 414, 'address_too_long', 'URI Too Long');
      return reply.code(404).type('text/plain').send('not found');
    }
    // The raw path, not normalised: `/a/%2e%2e` is a missing page and not another one.
    const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s);
    const page = splitLocale(pathname);
    const live = context.live();
    const found = isTooLong || hasEmptySegment(pathname) ? null : findRoute(live, page.path);
    const matched = found && isGuarded(found.container) ? null : found;
    if (matched && !context.options.publicOrigin && LOOPBACK.test(request.host)) {
      return reply.redirect(`${request.protocol}://${request.host.replace(LOOPBACK, 'localhost')}${request.url}`);
    }
    const search = new URLSearchParams(query);
    const shared = sharedOf(matched, search);
    const preview = shared ? await context.previews.read(shared.api, page.locale) : NO_PREVIEW;
    const missing =
      !isAdministration(page) &&
      (!matched || page.path === '/404' || (!shared?.query && 'missing' in preview && preview.missing));
    const nonce = randomBytes(16).toString('base64');
    const html = renderPage({
      context,
      request,
      live,
      page,
      matched,
      preview,
      search,
      query: 'preview' in preview ? (shared?.query ?? '') : '',
      nonce,
    });
    return sendHtml(request, reply.code(isTooLong ? 414 : missing ? 404 : 200), html, {
      ...REPORTING,
      'content-security-policy': contentSecurityPolicy({
        nonce,
        set: live.set,
        host: request.host,
        secure: request.protocol === 'https',
        mapOrigins: mapOrigins(context.env),
      }),
    });
  });
}

/**
 * The same document for every address of the administration, existing or not: who opens it is unknown yet, and nobody else may
 * learn which pages it has. The shell asks guests to sign in, and shows its 404 to everybody but admins.
 */
const ADMINISTRATION: Route = {
  path: '/admin',
  skeleton: 'rows',
  protected: true,
  title: { pl: 'Administracja', en: 'Administration' },
};
const isAdministration = ({ path }: PagePath) =>
  path === ADMINISTRATION.path || path.startsWith(`${ADMINISTRATION.path}/`);

interface PageInput {
  context: GatewayContext;
  request: FastifyRequest;
  live: LiveRelease;
  page: PagePath;
  matched: MatchedRoute | null;
  preview: PreviewAnswer;
  search: URLSearchParams;
  /** The part of the query that belongs to the address of what is shared: empty, or from its `?`. */
  query: string;
  nonce: string;
}

function renderPage({ context, request, live, page, matched, preview, search, query, nonce }: PageInput): string {
  const { shell } = live.set;
  const { locale, path } = page;
  const shown = matched ?? (isAdministration(page) ? null : findRoute(live, '/404'));
  const route = shown?.route ?? ADMINISTRATION;
  const needs = matched ? earlyNeeds(matched.route) : null;
  const files = pageFiles(live, shown, locale);
  return renderDocument({
    nonce,
    page,
    frame: { css: live.frame.css, ...frameOf(live.frame, page, route.skeleton ?? 'text') },
    shell,
    release: publicRelease(context, live),
    meta: metaTags({
      origin: context.options.publicOrigin ?? `${request.protocol}://${request.host}`,
      locale,
      path: path + query,
      route,
      preview: 'preview' in preview ? preview.preview : null,
      hidden: needs !== null || !matched,
    }),
    early: { reads: matched ? earlyReads(matched.route, matched.params, search) : [], needs },
    files,
  });
}

function publicRelease({ env, production, mapFile }: GatewayContext, { set, remotes }: LiveRelease): PublicRelease {
  return {
    number: set.number,
    remotes,
    config: {
      ...mapConfig(env, mapFile),
      ...(production ? {} : { dev: true }),
      ...siteSettings(env),
    },
  };
}

/** The shell's start is the same on every page; its texts come in a chunk per locale. */
function pageFiles({ set: { shell } }: LiveRelease, shown: MatchedRoute | null, locale: Locale): PageFile[] {
  const files = routeFiles(shell, shown?.container === shell ? shown.route : {}, locale);
  return shown && shown.container !== shell ? [...files, ...routeFiles(shown.container, shown.route, locale)] : files;
}

const NO_PREVIEW: PreviewAnswer = { missing: false };

/**
 * What a link to this page shares: its API path, and the query that names it. Parameters that the page's path does not have
 * come from the query, as for a post that is open above its list; that page exists also without the post.
 */
function sharedOf(matched: MatchedRoute | null, search: URLSearchParams): { api: string; query: string } | null {
  const pattern = matched?.route.openGraph;
  if (!matched || !pattern) return null;
  const names = [...pattern.matchAll(/:([a-z0-9_]+)/g)].map(([, name = '']) => name);
  const asked = names.filter((name) => matched.params[name] === undefined);
  const values = asked.map((name) => [name, search.get(name) ?? ''] as const);
  if (values.some(([, value]) => value === '')) return null;
  const query = values.length > 0 ? `?${new URLSearchParams(Object.fromEntries(values))}` : '';
  return { api: fillPath(pattern, { ...matched.params, ...Object.fromEntries(values) }), query };
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*|^$/.test(headers.accept ?? '');
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string, headers: Record<string, string>) {
  reply.headers({ ...headers, 'cache-control': 'private, no-store', vary: 'accept-encoding' });
  reply.type('text/html; charset=utf-8');
  if (!acceptsBrotli(request)) return reply.send(html);
  const bytes = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: HTML_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return reply.header('content-encoding', 'br').send(await compress(bytes, { params }));
}
