import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface Subscription {
  socket: Socket;
  subject: string;
  id: string;
}

/** The part of a NATS server's text protocol that the product needs, including `noEcho`. */
export class NatsStandIn {
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
    // A killed process ends its connection with an error, which the lines report once more.
    const lines = createInterface({ input: socket }).on('error', () => {});
    lines.on('line', (line) => {
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
