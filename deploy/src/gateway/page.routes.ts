import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from './context.ts';
import { findRoute } from './live-release.ts';
import { mapOrigins } from './map-source.ts';
import type { PreviewAnswer } from './open-graph.ts';
import { hasEmptySegment, splitLocale } from './paths.ts';
import { sendProblem } from './problem.ts';
import { isGuarded } from './public-release.ts';
import { isAdministration, renderPage } from './render-page.ts';
import { MAX_ADDRESS } from './requests.ts';
import { contentSecurityPolicy, REPORTING } from './security-headers.ts';
import { sendHtml } from './send-html.ts';
import { sharedOf } from './shared-object.ts';

/** Mails and payments lead to `localhost` while no public address is set; a session begun under another name would end there. */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(?=:|$)/;

const NO_PREVIEW: PreviewAnswer = { missing: false };

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

function wantsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*|^$/.test(headers.accept ?? '');
}
