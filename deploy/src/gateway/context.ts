import type { Dispatcher } from 'undici';
import { openStore, type ReleaseStore } from '../release/store.ts';
import { openApi } from './api-client.ts';
import { capabilitySecret } from './capability.ts';
import { type LiveRelease, loadRelease } from './live-release.ts';
import type { MapFile } from './map-file.ts';
import { openPreviews, type Previews } from './open-graph.ts';

export interface GatewayOptions {
  /** Base URL of the API, e.g. `http://127.0.0.1:4000`. */
  api: string;
  /** Directory of the release store. */
  store: string;
  /** Default `stable`. */
  channel?: string;
  /** PEM; enables HTTP/2 and HTTP/1.1 over TLS. */
  tls?: { key: string | Buffer; cert: string | Buffer };
  /** Trust X-Forwarded-* of a balancer in front; see Fastify's trustProxy. */
  trustProxy?: boolean | string | string[];
  /** Origin of canonical addresses, e.g. `https://wspolnik.pl`; by default the request's. */
  publicOrigin?: string;
  /** The archive of maps with streets, when there is one. */
  mapFile?: MapFile | null;
  /** For development: open pages reload when another release is activated. */
  liveReload?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Fastify's logger option; warnings and errors by default. */
  logger?: boolean | { level: string; stream?: { write(line: string): void } };
}

/** Shared by all routes. `live()` changes when another release is activated, so nothing may store it between requests. */
export interface GatewayContext {
  options: GatewayOptions;
  api: Dispatcher;
  previews: Previews;
  store: ReleaseStore;
  env: NodeJS.ProcessEnv;
  production: boolean;
  secret: Buffer;
  mapFile: MapFile | null;
  live(): LiveRelease;
  /** Calls back after every switch to another release; returns a function that stops it. */
  onSwitch(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Milliseconds until an activated release is noticed. */
const POLL_INTERVAL = 1000;

export async function createContext(options: GatewayOptions, warn: (error: unknown) => void): Promise<GatewayContext> {
  const env = options.env ?? process.env;
  const channel = options.channel ?? 'stable';
  const store = openStore(options.store);
  let live = await loadRelease(store, channel);
  let refused: string | null = null;
  const listeners = new Set<() => void>();

  const follow = async () => {
    const id = await store.current(channel);
    if (!id || id === live.set.id || id === refused) return;
    try {
      live = await loadRelease(store, channel);
      for (const listener of listeners) listener();
    } catch (error) {
      // The running release stays; the refused one is not retried until the channel changes.
      refused = id;
      warn(error);
    }
  };
  const timer = setInterval(() => void follow().catch(warn), POLL_INTERVAL).unref();
  const api = openApi(options.api);
  return {
    options,
    api: api.dispatcher,
    previews: openPreviews(api.dispatcher),
    store,
    env,
    production: env.NODE_ENV === 'production',
    secret: capabilitySecret(options.store, env),
    mapFile: options.mapFile ?? null,
    live: () => live,
    onSwitch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(timer);
      await api.close();
    },
  };
}
