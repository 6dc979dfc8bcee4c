import { networkOf } from '@wspolnik/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from './context.ts';
import { acceptsBrotli } from './file.routes.ts';
import { movedTo } from './indexing/redirects.ts';
import { findRoute } from './live-release.ts';
import { hasEmptySegment, splitLocale } from './paths.ts';
import { sendProblem } from './problem.ts';
import { isGuarded } from './public-release.ts';
import { renderPage } from './render-page.ts';
import { MAX_ADDRESS } from './requests.ts';
import { sendBegunPage, sendPage } from './send-html.ts';
import { bucketOf, releaseFor } from './visitor.ts';

/** Mails and payments lead to `localhost` while no public address is set; a session begun under another name would end there. */
const LOOPBACK = /^(127\.0\.0\.1|\[::1\])(?=:|$)/;

/** Every other path: a page of the release, or the shell's 404. */
export function pageRoutes(app: FastifyInstance, context: GatewayContext): void {
  const { publicOrigin } = context.options;
  app.get('/*', async (request, reply) => {
    const isTooLong = request.url.length > MAX_ADDRESS;
    if (!wantsHtml(request)) {
      if (isTooLong) return sendProblem(reply, 414, 'address_too_long', 'URI Too Long');
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
    }
    // The raw path, not normalised: `/a/%2e%2e` is a missing page and not another one.
    const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s);
    const page = splitLocale(pathname);
    const stable = context.live();
    const live = await releaseFor(context, request.headers);
    const found = isTooLong || hasEmptySegment(pathname) ? null : findRoute(live, page.path);
    const matched = found && isGuarded(found.container) ? null : found;
    if (matched && !publicOrigin && LOOPBACK.test(request.host)) {
      return reply.redirect(`${request.protocol}://${request.host.replace(LOOPBACK, 'localhost')}${request.url}`);
    }
    const moved = isTooLong ? null : movedTo(request.url, live);
    // Another release may have other pages, and caches keep a 301 that names no time for long.
    if (moved) return reply.header('cache-control', 'no-store').redirect(moved, 301);
    const origin = `${request.protocol}://${request.host}`;
    const key = `${live.id} ${origin} ${request.url}`;
    const asked = { page, matched, query: isTooLong ? '' : query, origin };
    // A cache between (RFC 8586) can keep a page only when it is whole.
    const inParts = acceptsBrotli(request) && request.headers['cdn-loop'] === undefined;
    // A document that somebody opens, and not one that is fetched ahead.
    if (matched && !live.preview && request.headers['sec-fetch-dest'] === 'document')
      context.vitals.intake.served(matched.container.name, bucketOf(request.headers), networkOf(request.ip));
    const answer = await context.pages.read(key, () => renderPage(context, live, asked), inParts);
    if ('stream' in answer) return sendBegunPage(reply, answer);
    // The page names its origin. Under another one, a forged X-Forwarded-Host would come into what others get from a cache.
    // A cache between that does not know of the cookie would give a canary to everybody.
    const isShared = answer.isWhole && live === stable && (!publicOrigin || publicOrigin === origin);
    return sendPage(request, reply, isTooLong ? { ...answer, status: 414 } : answer, isShared);
  });
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  return /text\/html|\*\/\*|^$/.test(headers.accept ?? '');
}
