import { finished, Transform } from 'node:stream';
import { MINUTE_MS, networkOf } from '@wspolnik/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asksForPage, sendBusyPage } from './busy-page.ts';
import { sendProblem } from './problem.ts';

// What one sender may hold: addresses and requests of a limited size, bodies that arrive in a limited time.

/** Characters. Longer ones are made, not shared: a search of 200 characters with all its filters has about 2 KB. */
export const MAX_ADDRESS = 8 * 1024;

/** Under way at once per network. An office of a hundred people has about two requests each, and one websocket. */
const UNDER_WAY = { request: 256, upload: 64, websocket: 512 };

/** Milliseconds for a request's headers, and for the rest of it where the sender does not keep sending. */
const HEADERS_DEADLINE = 10_000;
const BODY_DEADLINE = 30_000;
/** Milliseconds for the largest upload, however steadily it comes. */
const UPLOAD_DEADLINE = 10 * MINUTE_MS;
/** Bytes a second; each has an upload wait one second longer. */
const UPLOAD_PACE = 16 * 1024;

/** Of Node's server of HTTP/1. Bodies have shorter ones of their own below. */
const TIMEOUTS = {
  headersTimeout: HEADERS_DEADLINE,
  requestTimeout: UPLOAD_DEADLINE,
  /** Milliseconds between looks for late ones. */
  connectionsCheckingInterval: 1000,
};

const isUpload = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '');

/** Which of them counts would be decided anew by each who reads the request (RFC 9112, section 3.2). */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host');
  return names.length > 1;
}

/** The body did not arrive in its time. */
export class SlowBody extends Error {
  readonly statusCode = 408;
}

/** Limits what is under way, the length of addresses, and the time of headers and bodies. */
export function limitRequests(app: FastifyInstance): void {
  // The server of HTTP/2 over TLS, which also speaks HTTP/1.1, does not take these as options; both read them when they listen.
  Object.assign(app.server, TIMEOUTS);
  limitCount(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (hasTwoHosts(request)) return void sendProblem(reply, 400, 'malformed_request', 'Bad Request');
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    // A page tells a person (page.routes.ts).
    if (request.url.length <= MAX_ADDRESS || request.routeOptions.url === '/*') return done();
    sendProblem(reply, 414, 'address_too_long', 'URI Too Long');
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload);
    done(null, inTime(payload, isUpload(request) ? UPLOAD_PACE : Number.POSITIVE_INFINITY));
  });
  // The rest of a body that nobody wants is not waited for. A stream of HTTP/2 ends by itself.
  app.addHook('onSend', async (request, reply) => {
    const { complete, headers, httpVersionMajor } = request.raw;
    const isBodied = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (httpVersionMajor === 1 && isBodied && !complete) reply.header('connection', 'close');
  });
}

function limitCount(app: FastifyInstance): void {
  const underWay = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const kind = request.headers.upgrade ? 'websocket' : isUpload(request) ? 'upload' : 'request';
    const sender = `${kind} ${networkOf(request.ip)}`;
    const count = (underWay.get(sender) ?? 0) + 1;
    if (count > UNDER_WAY[kind]) {
      reply.header('retry-after', '1');
      if (asksForPage(request)) sendBusyPage(request, reply);
      else sendProblem(reply, 429, 'throttled', 'Too Many Requests');
      return;
    }
    underWay.set(sender, count);
    finished(reply.raw, () => {
      const left = (underWay.get(sender) ?? 1) - 1;
      if (left > 0) underWay.set(sender, left);
      else underWay.delete(sender);
    });
    done();
  });
}

/** The body, or an error once it is late. `pace`: bytes that earn a second more. */
function inTime(body: NodeJS.ReadableStream, pace: number): Transform {
  const started = Date.now();
  let received = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      received += chunk.length;
      next(null, chunk);
    },
  });
  const check = () => {
    const left = started + BODY_DEADLINE + (received / pace) * 1000 - Date.now();
    if (left > 0) {
      timer = setTimeout(check, left).unref();
      return;
    }
    // Only this end is closed: the answer goes out on the same connection.
    body.unpipe(through);
    through.destroy(new SlowBody('the body was late'));
  };
  let timer = setTimeout(check, BODY_DEADLINE).unref();
  finished(through, () => clearTimeout(timer));
  finished(body, (error) => {
    clearTimeout(timer);
    if (error) through.destroy(error);
  });
  return body.pipe(through);
}
