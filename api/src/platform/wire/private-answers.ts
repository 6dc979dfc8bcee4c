import type { App } from '../context.ts';

/** The headers on which an answer of a route for guests depends beside its URL: who asks, and as which company. */
const CALLER_HEADERS = 'Authorization, Company-Id';

/**
 * Keeps what somebody signed in reads out of every cache, also of the browser on a shared computer: such an answer is
 * `no-store` unless its route says otherwise. Guests' answers have no such header, because a page whose scripts received one
 * is not restored at once by the back button; where both are answered, `Vary` keeps them apart.
 */
export function keepAnswersPrivate(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.headers.authorization !== undefined && !reply.hasHeader('Cache-Control')) {
      reply.header('Cache-Control', 'no-store');
    }
    // Identified callers only: an answer of a public route is the same for everybody.
    if (request.caller !== undefined) reply.header('Vary', CALLER_HEADERS);
    done(null, payload);
  });
}
