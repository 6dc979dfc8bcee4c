import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket, { type WebsocketPluginOptions } from '@fastify/websocket';
import { SocketTicket, WebsocketQuery } from '@wspolnik/contract/realtime';
import type { FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { Gauge } from 'prom-client';
import type { App, Context } from '../../platform/context.ts';
import { connect } from '../../platform/realtime/connection.ts';
import { Hub } from '../../platform/realtime/hub.ts';
import type { Claims } from '../../platform/realtime/peer.ts';
import { createTicket, redeemTicket } from '../../platform/realtime/tickets.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { bearerOf } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';

const PATH = /^\/api\/ws\/?(\?|$)/;
/** A token is under 500 bytes. */
const MAX_MESSAGE_BYTES = 4 * 1024;
/** Time for a browser to answer the closing frame. */
const GOODBYE_MS = 500;
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Of handshakes whose ticket was redeemed. */
const claimsOf = new WeakMap<FastifyRequest, Claims>();

const hubs = new WeakMap<Context, Hub>();

/** The sockets of one running API. */
export function hubOf(context: Context): Hub {
  const hub = hubs.get(context);
  if (!hub) throw new Error('the API has not been built');
  return hub;
}

/**
 * Accepts upgrades of our path and refuses others. The router would answer them as requests and hold their connection, or log
 * the URL with its ticket.
 */
function upgradesOf(app: App): Server {
  const upgrades = new EventEmitter();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (PATH.test(request.url ?? '')) upgrades.emit('upgrade', request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return upgrades as Server;
}

/** The types of ws do not know closeTimeout yet: how long a browser that was refused may go on sending. */
const socketOptions = (app: App) =>
  ({
    maxPayload: MAX_MESSAGE_BYTES,
    closeTimeout: GOODBYE_MS,
    server: upgradesOf(app),
  }) as WebsocketPluginOptions['options'];

/** A foreign page may not open a socket. Programs send no Origin; they need the ticket. */
function isOwnOrigin({ production, publicUrl }: Context['config'], origin: string | undefined): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return !production && LOOPBACK.test(origin);
}

/** The HTTP server closes only after its sockets: one that does not answer the closing frame is cut off. */
async function goodbye(hub: Hub, server: App['websocketServer']): Promise<void> {
  const gone = [...server.clients].map((client) => once(client, 'close'));
  hub.closeSockets();
  const timer = setTimeout(() => {
    for (const client of server.clients) client.terminate();
  }, GOODBYE_MS);
  await Promise.all([hub.close(), ...gone]);
  clearTimeout(timer);
  server.close();
}

/** Says in the log and in the metrics whether NATS is reached. */
function watchNats(app: App): (isConnected: boolean) => void {
  const connected = new Gauge({
    name: 'nats_connected',
    help: '1 while NATS carries live updates between processes, 0 while PostgreSQL does because NATS is away',
    registers: [app.metrics],
  });
  return (isConnected) => {
    connected.set(Number(isConnected));
    if (isConnected) app.log.info('NATS carries live updates between processes');
    else app.log.error('NATS is away: PostgreSQL carries live updates between processes until it is back');
  };
}

function ticketRoute(app: App, context: Context): void {
  app.post(
    '/accounts/ws-ticket/',
    {
      access: 'person',
      summary: 'Get the ticket that opens one websocket',
      schema: { tags: ['realtime'], response: { 201: SocketTicket } },
    },
    async (request, reply) => {
      const expiresAt = Number(decodeJwt(bearerOf(request) ?? '').exp) * 1000;
      const ticket = await createTicket(context, { sessionId: callerOf(request).sessionId, expiresAt });
      return reply.status(201).send({ ticket });
    },
  );
}

export async function realtimeRoutes(app: App, context: Context): Promise<void> {
  const { config, clock, db } = context;
  const onError = (error: Error) => app.log.error({ err: error }, 'realtime');
  const hub = new Hub({ config, clock, db, onError, onNats: config.natsUrl ? watchNats(app) : () => {} });
  hubs.set(context, hub);
  await app.register(websocket, {
    options: socketOptions(app),
    // An error of a socket is the client's, and its request contains the ticket.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: () => goodbye(hub, app.websocketServer),
  });
  app.addHook('onReady', () => hub.start());
  ticketRoute(app, context);

  const checkOrigin = async ({ headers }: FastifyRequest) => {
    if (!isOwnOrigin(config, headers.origin)) throw problem('forbidden');
  };
  /** Before the socket opens, so that a stranger holds none. */
  const redeem = async (request: FastifyRequest) => {
    if (!request.ws) return;
    const { token } = request.query as WebsocketQuery;
    const claims = await redeemTicket(context, token ?? '');
    if (!claims) throw problem('token_not_valid');
    claimsOf.set(request, claims);
  };
  app.route({
    access: 'public',
    summary: 'Open a websocket of live updates',
    method: 'GET',
    url: '/ws/',
    schema: {
      tags: ['realtime'],
      querystring: WebsocketQuery,
      description:
        'A websocket: frames {seq, type, data}. Without a valid ticket it does not open (401); it closes with 4401 when its token ends, or the renewed one is not valid.',
    },
    preValidation: checkOrigin,
    preHandler: redeem,
    handler: async () => {
      throw problem('malformed_request', { detail: 'A websocket upgrade is expected' });
    },
    wsHandler: (socket, request) => {
      const { since } = request.query as WebsocketQuery;
      const claims = claimsOf.get(request);
      if (claims) connect(context, hub, socket, { claims, since: since ?? null });
      else socket.terminate();
    },
  });
}
