import { once } from 'node:events';
import { Agent, createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { withoutHopByHop } from '../../../deploy/src/gateway/proxy.routes.ts';
import { Targets } from './targets.ts';

export interface Balancer {
  url: string;
  targets: Targets;
  close(): Promise<void>;
}

async function listen(server: Server, targets: Targets): Promise<Balancer> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    async close() {
      targets.close();
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
}

/** A connection to the first process that takes it. */
async function connectToOne(targets: Targets): Promise<Socket | null> {
  for (const port of targets.inTurn()) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      targets.refused(port);
    }
  }
  return null;
}

/** Spreads connections, and looks into none, as a service of Kubernetes does. */
export function balanceConnections(): Promise<Balancer> {
  const targets = new Targets();
  const server = createServer({ pauseOnConnect: true }, async (client) => {
    client.on('error', () => {});
    const process = await connectToOne(targets);
    if (!process || client.destroyed) {
      client.destroy();
      process?.destroy();
      return;
    }
    join(client, process);
  });
  return listen(server, targets);
}

function ask(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path: url, headers, agent: new Agent() };
    request(options, resolve).on('error', reject).end(body);
  });
}

/** Milliseconds that a client may be idle: a request that leaves in the moment in which its connection is closed would be lost. */
const MOST_IDLE = 75_000;

/** nginx asks another process as well when one dies before its answer, unless the request is a write that it may have had. */
const isAskedAgain = ({ method }: IncomingMessage, error: unknown) =>
  method === 'GET' || method === 'HEAD' || (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

async function pass(targets: Targets, asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(asked);
  for (const port of targets.inTurn()) {
    try {
      const answer = await ask(port, asked, body);
      response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
      await pipeline(answer, response);
      return;
    } catch (error) {
      if (response.headersSent || !isAskedAgain(asked, error)) break;
      targets.refused(port);
    }
  }
  if (response.headersSent) response.destroy();
  else response.writeHead(502).end();
}

/** Spreads requests, as nginx and an ingress do. */
export function balanceRequests(): Promise<Balancer> {
  const targets = new Targets();
  const server = createHttpServer({ keepAliveTimeout: MOST_IDLE }, (asked, response) => {
    pass(targets, asked, response).catch(() => response.destroy());
  });
  server.on('upgrade', async (asked: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => {});
    const process = await connectToOne(targets);
    if (!process) return void client.destroy();
    const headers = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
    process.write([`GET ${asked.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    process.write(head);
    join(client, process);
  });
  return listen(server, targets);
}
