import { once } from 'node:events';
import type { Frame } from '@wspolnik/contract/realtime';
import WebSocket, { type ClientOptions } from 'ws';
import type { App } from '../../../platform/context.ts';

/** A browser's socket that records its frames. */
export class TestSocket {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
  /** The status of the answer that refused to open it. */
  readonly refused: Promise<number>;
  private readonly watchers = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = once(socket, 'close').then(([code]) => Number(code));
    this.refused = once(socket, 'unexpected-response').then(([request, response]) => {
      request.destroy();
      return Number(response.statusCode);
    });
    // One of the two never comes.
    for (const never of [this.closed, this.refused]) never.catch(() => {});
    socket.on('error', () => {});
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      for (const watch of this.watchers) watch();
    });
  }

  /** Resolves once the frames satisfy the condition. */
  until(condition: (frames: Frame[]) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const watch = () => {
        if (!condition(this.frames)) return;
        this.watchers.delete(watch);
        resolve();
      };
      this.watchers.add(watch);
      watch();
    });
  }

  /** Resolves with all frames except pings, once there are `count`. */
  async nextFrames(count: number): Promise<Frame[]> {
    await this.until(() => this.delivered().length >= count);
    return this.delivered();
  }

  /** Frames so far, without pings. */
  delivered(): Frame[] {
    return this.frames.filter(({ type }) => type !== 'ping');
  }

  /** The first ping marks the end of earlier frames. */
  async welcome(): Promise<Frame> {
    await this.until((frames) => frames.some(({ type }) => type === 'ping'));
    return this.frames.find(({ type }) => type === 'ping') as Frame;
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

/** The ticket for one socket, as the browser asks for it. */
export async function ticketOf(url: string, access: string): Promise<string> {
  const headers = { authorization: `Bearer ${access}` };
  const reply = await fetch(`${url}/api/accounts/ws-ticket/`, { method: 'POST', headers });
  if (reply.status !== 201) throw new Error(`no ticket: ${reply.status}`);
  return ((await reply.json()) as { ticket: string }).ticket;
}

/** `token` is the ticket. */
export function openSocket(
  url: string,
  query: { token?: string; since?: number },
  options?: ClientOptions,
): TestSocket {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return new TestSocket(new WebSocket(`${url.replace('http', 'ws')}/api/ws/?${search}`, options));
}

/** A signed-in socket that has received all earlier frames. */
export async function listenAs(url: string, access: string, since?: number): Promise<TestSocket> {
  const token = await ticketOf(url, access);
  const socket = openSocket(url, since === undefined ? { token } : { token, since });
  await socket.welcome();
  return socket;
}

export const listen = (app: App) => app.listen({ port: 0, host: '127.0.0.1' });
