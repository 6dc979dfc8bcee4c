import { request as askHttp, type IncomingMessage, ServerResponse } from 'node:http';
import { request as askHttps } from 'node:https';
import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from './context.ts';
import { sendProblem } from './problem.ts';
import { withoutHopByHop } from './proxy.routes.ts';

/** Where websockets open; the API has no other path of them. */
const PATHS = ['/api/ws/', '/api/ws'];
/** Of a handshake; the API judges them (RFC 6455, section 4.2.1). */
const HANDSHAKE = ['origin', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'];
/** Milliseconds until the API has answered a handshake. */
const ANSWER_DEADLINE = 10_000;
/** Milliseconds for the last bytes of a websocket that ends. */
const CLOSE_DEADLINE = 500;

/** A closing frame with code 1001, "going away", as a client sends it. */
const GOING_AWAY = Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe9]);

/** The API's side of each websocket that is open. */
const apiSides = new WeakMap<Socket, Socket>();

/** A connection that asks to speak another protocol, and the bytes that came after its request. */
interface Upgrade {
  socket: Socket;
  head: Buffer;
}

/**
 * The API answers a handshake before the gateway does: a refusal reaches the client as it is, and what is opened is passed on
 * byte by byte, so that the API's limits of a message and of what a browser leaves unread hold.
 */
export function websocketRoutes(app: FastifyInstance, { options }: GatewayContext): void {
  const upgrades = takeUpgrades(app);
  app.addHook('onRequest', (request, reply, done) => {
    const isSocket = upgrades.has(request.raw) && request.headers.upgrade?.toLowerCase() === 'websocket';
    if (!isSocket || PATHS.includes(request.routeOptions.url ?? '')) return done();
    sendProblem(reply, 404, 'not_found', 'Not Found');
  });
  const open = (request: FastifyRequest, reply: FastifyReply) => {
    const upgrade = upgrades.get(request.raw);
    if (upgrade) askToOpen(request, reply, upgrade, options.api);
    else sendProblem(reply, 400, 'malformed_request', 'Bad Request');
  };
  for (const path of PATHS) app.get(path, { exposeHeadRoute: false }, open);
}

/** Sends each request for another protocol the way of all others: through limits and routes. Most of them only get an answer. */
function takeUpgrades(app: FastifyInstance): WeakMap<IncomingMessage, Upgrade> {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const open = new Set<Socket>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Whoever goes away is noticed by the end of the connection.
    socket.on('error', () => {});
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on('finish', () => end(socket));
    app.routing(request, response);
  });
  // The server waits for these connections, and does not end them itself.
  app.addHook('preClose', async () => {
    for (const socket of open) sayGoodbye(socket);
  });
  return upgrades;
}

function askToOpen(request: FastifyRequest, reply: FastifyReply, { socket, head }: Upgrade, api: string): void {
  const judged = HANDSHAKE.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : []));
  const ask = new URL(api).protocol === 'https:' ? askHttps : askHttp;
  const call = ask(api, {
    path: request.url,
    agent: false,
    timeout: ANSWER_DEADLINE,
    headers: {
      ...Object.fromEntries(judged),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'x-forwarded-for': request.ip,
      'x-request-id': request.id,
    },
  });
  // Under this name the query, and with it the ticket, is left out.
  request.log.debug({ url: request.url }, 'websocket');
  call.on('upgrade', (answer, opened: Socket, first: Buffer) => {
    reply.hijack();
    const headers = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
    socket.write(`${['HTTP/1.1 101 Switching Protocols', ...headers].join('\r\n')}\r\n\r\n`);
    socket.write(first);
    opened.write(head);
    join(socket, opened);
  });
  call.on('response', (answer) => {
    reply.code(answer.statusCode ?? 502).headers(withoutHopByHop(answer.headers));
    reply.send(answer);
  });
  call.on('timeout', () => call.destroy(new Error('The API has not answered the handshake of a websocket')));
  call.on('error', (error) => {
    if (socket.destroyed || reply.sent) return;
    request.log.error(error);
    sendProblem(reply, 502, 'api_unreachable', 'Bad Gateway');
  });
  socket.on('close', () => call.destroy());
  call.end();
}

function join(browser: Socket, api: Socket): void {
  apiSides.set(browser, api);
  for (const [from, to] of [
    [browser, api],
    [api, browser],
  ] as const) {
    from.setTimeout(0);
    from.setNoDelay(true);
    finished(from, { writable: false }, () => end(to));
    from.pipe(to);
  }
}

/**
 * Frames of the API pass as bytes, so the gateway cannot put one between them. The API does: it answers a closing frame with its own,
 * and the browser opens another websocket elsewhere.
 */
function sayGoodbye(browser: Socket): void {
  const api = apiSides.get(browser);
  if (!api) {
    end(browser);
    return;
  }
  api.write(GOING_AWAY);
  setTimeout(() => end(browser), CLOSE_DEADLINE).unref();
}

/** Ends a connection once it has been sent what was written, also one whose other side does not read. */
function end(socket: Socket): void {
  socket.destroySoon();
  setTimeout(() => socket.destroy(), CLOSE_DEADLINE).unref();
}
