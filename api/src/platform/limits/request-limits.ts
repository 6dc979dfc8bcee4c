import { finished } from 'node:stream';
import { MINUTE_MS } from '@wspolnik/settings';
import type { App } from '../context.ts';
import { problem } from '../wire/problem.ts';

/** Characters. Longer ones are made, not shared: a search of 200 characters with all its filters has about 2 KB. */
export const MAX_ADDRESS = 8 * 1024;

/** Milliseconds for the headers of a request, and for a body that is no upload. */
const HEADERS_DEADLINE = 10_000;
const BODY_DEADLINE = 30_000;
/** Milliseconds for the largest upload, however steadily it comes. The gateway ends those that stall. */
const UPLOAD_DEADLINE = 10 * MINUTE_MS;

/** For Fastify. */
export const SERVER_LIMITS = {
  requestTimeout: UPLOAD_DEADLINE,
  http: { headersTimeout: HEADERS_DEADLINE, connectionsCheckingInterval: 1000 },
};

/** Refuses long addresses and encoded bodies, and ends the connection of a sender whose body does not arrive. */
export function limitRequests(app: App): void {
  app.addHook('onRequest', ({ headers, raw, url }, _reply, done) => {
    if (url.length > MAX_ADDRESS) return done(problem('address_too_long'));
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
    if (encoding !== 'identity') return done(problem('unsupported_media_type'));
    const isBodied = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (isBodied && !/^multipart\//i.test(type)) {
      const timer = setTimeout(() => raw.destroy(), BODY_DEADLINE).unref();
      finished(raw, { writable: false }, () => clearTimeout(timer));
    }
    done();
  });
}
