import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import type { Bus, BusListeners } from './bus.ts';
import { createNatsBus } from './nats-bus.ts';

interface Subscription {
  socket: Socket;
  subject: string;
  id: string;
}

/** The part of a NATS server's text protocol that the product needs, including `noEcho`. */
class FakeNats {
  readonly connects: Record<string, unknown>[] = [];
  readonly sockets = new Set<Socket>();
  private subscriptions: Subscription[] = [];
  private readonly server = createServer((socket) => this.serve(socket));

  async start(port = 0): Promise<number> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.subscriptions = this.subscriptions.filter((one) => one.socket !== socket);
    });
    const info = { server_id: 'fake', version: '2.10.0', proto: 1, headers: true, max_payload: 1_000_000 };
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
    let publishing: string | null = null;
    createInterface({ input: socket }).on('line', (line) => {
      if (publishing === null) publishing = this.command(socket, line);
      else {
        this.publish(socket, publishing, line);
        publishing = null;
      }
    });
  }

  /** The subject when a payload follows. */
  private command(socket: Socket, line: string): string | null {
    const [name = '', subject = '', id = ''] = line.split(' ');
    if (name === 'CONNECT') this.connects.push(JSON.parse(line.slice(name.length)));
    if (name === 'PING') socket.write('PONG\r\n');
    if (name === 'SUB') this.subscriptions.push({ socket, subject, id });
    return name === 'PUB' ? subject : null;
  }

  private publish(from: Socket, subject: string, payload: string): void {
    for (const { socket, subject: wanted, id } of this.subscriptions) {
      if (wanted === subject && socket !== from) {
        socket.write(`MSG ${subject} ${id} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`);
      }
    }
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

function join(url: string) {
  const events = new EventEmitter();
  const resumed = () => once(events, 'resumed');
  const heard = async () => (await once(events, 'heard'))[0] as string;
  const states: boolean[] = [];
  const lost = () => once(events, 'lost');
  const ready = once(events, 'connected');
  /** Events that go through PostgreSQL. */
  const fallback: string[] = [];
  const own: Bus = { send: (topic, ids) => void fallback.push(`${topic} ${ids.join(' ')}`), close: async () => {} };
  const listeners: BusListeners = {
    onHeard: (topic, ids) => events.emit('heard', `${topic} ${ids.join(' ')}`),
    onResumed: () => events.emit('resumed'),
    onNats(isConnected) {
      states.push(isConnected);
      events.emit(isConnected ? 'connected' : 'lost');
    },
    onError: assert.ifError,
  };
  return { bus: createNatsBus(url, listeners, own), ready, resumed, heard, lost, states, fallback };
}

describe('announcements through NATS', () => {
  test('reach the other processes, with the credentials of the URL', async () => {
    const nats = new FakeNats();
    const port = await nats.start();
    const url = `nats://wspolnik:s%40fe@127.0.0.1:${port}`;
    const [one, two] = [join(url), join(url)];
    await Promise.all([one.ready, two.ready]);
    const own = one.heard();
    const heard = two.heard();
    one.bus.send('frames', ['a', 'b']);
    assert.equal(await heard, 'frames a b');
    // The sender receives the other's answer, not its own announcement.
    two.bus.send('sessions', ['c']);
    assert.equal(await own, 'sessions c');
    assert.deepEqual(
      nats.connects.map(({ user, pass }) => [user, pass]),
      [
        ['wspolnik', 's@fe'],
        ['wspolnik', 's@fe'],
      ],
    );
    await Promise.all([one.bus.close(), two.bus.close()]);
    await nats.stop();
  });

  test('go through PostgreSQL while the server is away, at the start and later, and through NATS once it is back', async () => {
    const first = new FakeNats();
    const port = await first.start();
    await first.stop();
    const [one, two] = [join(`nats://127.0.0.1:${port}`), join(`nats://127.0.0.1:${port}`)];
    one.bus.send('frames', ['early']);
    await Promise.all([one.lost(), two.lost()]);
    one.bus.send('frames', ['later']);
    assert.deepEqual(one.fallback, ['frames early', 'frames later']);

    const second = new FakeNats();
    const back = [one.ready, two.ready, one.resumed(), two.resumed()];
    await second.start(port);
    await Promise.all(back);
    const heard = two.heard();
    one.bus.send('frames', ['back']);
    assert.equal(await heard, 'frames back');

    const lost = [one.lost(), two.lost(), one.resumed(), two.resumed()];
    await second.stop();
    await Promise.all(lost);
    one.bus.send('frames', ['away']);
    assert.deepEqual(one.fallback, ['frames early', 'frames later', 'frames away']);
    // While this process does not reach it, it looks by itself: others may.
    await two.resumed();
    // Each change is logged once, however often the library tries.
    assert.deepEqual(
      [one.states, two.states],
      [
        [false, true, false],
        [false, true, false],
      ],
    );
    await Promise.all([one.bus.close(), two.bus.close()]);
  });
});
