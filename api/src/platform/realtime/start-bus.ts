import type { Config } from '../config.ts';
import type { Bus, BusListeners } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

/** The embedded engine has a single process. */
const alone: Bus = { send: () => {}, close: async () => {} };

/** PostgreSQL's notifications, and before them NATS when it is configured and can be reached. */
export async function startBus({ natsUrl, databaseUrl }: Config, listeners: BusListeners): Promise<Bus> {
  const own = databaseUrl ? await createPostgresBus(databaseUrl, listeners) : alone;
  if (!natsUrl) return own;
  const { createNatsBus } = await import('./nats-bus.ts');
  return createNatsBus(natsUrl, listeners, own);
}
