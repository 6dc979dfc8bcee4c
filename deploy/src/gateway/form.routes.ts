import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../release/manifest-types.ts';
import { asksForPage } from './busy-page.ts';
import type { GatewayContext } from './context.ts';
import { findRoute } from './live-release.ts';
import { splitLocale } from './paths.ts';
import { type PlainPage, sendPlainPage } from './plain-page.ts';
import { sendProblem } from './problem.ts';
import { renderPage } from './render-page.ts';
import { MAX_ADDRESS } from './requests.ts';
import { isOwnForm, SIGN_IN_PAGE, signInByForm } from './sign-in.ts';
import { releaseFor } from './visitor.ts';

const FORM = 'application/x-www-form-urlencoded';
/** An address and a password, each character as three. */
const BODY_LIMIT_BYTES = 4096;

const NOT_SENT: Record<Locale, PlainPage> = {
  pl: {
    title: 'Formularz nie został wysłany',
    text: 'Ten formularz potrzebuje JavaScriptu, a strona nie zdążyła go wczytać albo jest on wyłączony. Cofnij się, poczekaj chwilę i wyślij jeszcze raz.',
    again: 'Otwórz stronę ponownie',
  },
  en: {
    title: 'The form was not sent',
    text: 'This form needs JavaScript, which had not loaded yet or is turned off. Go back, wait a moment and send it again.',
    again: 'Open the page again',
  },
};
const FOREIGN: Record<Locale, PlainPage> = {
  pl: {
    title: 'Logowanie przerwane',
    text: 'Ten formularz przyszedł z innej strony. Zaloguj się na stronie Wspólnika.',
    again: 'Przejdź do logowania',
  },
  en: {
    title: 'Sign-in stopped',
    text: 'This form came from another site. Sign in on the page of Wspólnik.',
    again: 'Go to sign-in',
  },
};

/** Forms that a browser sends by itself, because scripts are off or have not arrived: only the sign-in works so. */
export async function formRoutes(app: FastifyInstance, context: GatewayContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  // Nobody reads it.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post('/*', async (request, reply) => {
    if (request.url.length > MAX_ADDRESS) return sendProblem(reply, 414, 'address_too_long', 'URI Too Long');
    const { locale, path } = splitLocale(request.url.split('?')[0] ?? '/');
    const fields = request.body;
    if (path === SIGN_IN_PAGE && fields instanceof URLSearchParams) return signIn(context, request, reply, fields);
    if (!asksForPage(request)) return sendProblem(reply, 404, 'not_found', 'Not Found');
    reply.header('allow', 'GET, HEAD');
    return sendPlainPage(reply, 405, locale, NOT_SENT[locale]);
  });
}

/** The page of the sign-in with the answer of the API in it. It holds a session, so nothing keeps it. */
async function signIn(
  context: GatewayContext,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: URLSearchParams,
): Promise<FastifyReply> {
  const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s);
  const page = splitLocale(pathname);
  const { publicOrigin } = context.options;
  if (!isOwnForm(request, publicOrigin)) return sendPlainPage(reply, 403, page.locale, FOREIGN[page.locale]);
  const posted = await signInByForm(context.api, request, fields);
  const live = await releaseFor(context, request.headers);
  const origin = `${request.protocol}://${request.host}`;
  const answer = await renderPage(context, live, { page, matched: findRoute(live, page.path), query, origin, posted });
  const { body } = await answer.rest;
  return reply
    .code(posted.status)
    .headers({ ...answer.headers, ...posted.headers, 'cache-control': 'private, no-store' })
    .type('text/html; charset=utf-8')
    .send(answer.head + body);
}
