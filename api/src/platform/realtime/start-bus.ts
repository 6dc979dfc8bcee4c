import type { Config } from '../config.ts';
import type { Bus, BusListeners } from './bus.ts';
import { createNatsBus } from './nats-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

/** The embedded engine has a single process. */
const alone: Bus = { send: () => {}, close: async () => {} };

/** PostgreSQL's notifications, and before them NATS when it is configured and can be reached. */
export async function startBus({ natsUrl, databaseUrl }: Config, listeners: BusListeners): Promise<Bus> {
  const own = databaseUrl ? await createPostgresBus(databaseUrl, listeners) : alone;
  return natsUrl ? createNatsBus(natsUrl, listeners, own) : own;
}
