import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Topic } from '../../storage/db.ts';
import type { Bus, BusListeners } from './bus.ts';
import { decode, encode, Pending } from './payload.ts';

const SUBJECT = 'wspolnik.realtime';

/** `nats://user:password@host:4222`; several servers are separated by commas, credentials are those of the first. */
function optionsOf(natsUrl: string): NodeConnectionOptions {
  const urls = natsUrl.split(',').map((text) => new URL(text.trim()));
  const { username, password, protocol } = urls[0] as URL;
  return {
    servers: urls.map((url) => url.host),
    name: 'wspolnik-api',
    noEcho: true,
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}

/**
 * The library reconnects automatically; announcements of other processes are lost meanwhile, so everything is checked again.
 */
async function watch(connection: NatsConnection, { onResumed }: BusListeners): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'reconnect') onResumed();
  }
}

async function hear(connection: NatsConnection, { onHeard }: BusListeners): Promise<void> {
  for await (const message of connection.subscribe(SUBJECT)) {
    const heard = decode(message.string());
    if (heard) onHeard(heard.topic, heard.ids);
  }
}

/** Connects in the background: an unavailable message server must not prevent the API from starting. */
export function createNatsBus(natsUrl: string, listeners: BusListeners): Bus {
  const pending = new Pending();
  let connection: NatsConnection | null = null;
  let closed = false;
  const flush = () => {
    for (let next = connection && pending.take(); connection && next; next = pending.take()) {
      connection.publish(SUBJECT, encode(next.topic, next.ids));
    }
  };
  connect(optionsOf(natsUrl))
    .then(async (opened) => {
      if (closed) return opened.close();
      connection = opened;
      hear(opened, listeners).catch(listeners.onError);
      watch(opened, listeners).catch(listeners.onError);
      // Once the server has registered the subscription.
      await opened.flush();
      listeners.onResumed();
      flush();
    })
    .catch(listeners.onError);
  return {
    send(topic: Topic, ids: readonly string[]) {
      pending.add(topic, ids);
      flush();
    },
    async close() {
      closed = true;
      await connection?.close();
    },
  };
}
