import { readSettings, type Settings } from '@wspolnik/settings';
import type { DrainTimes } from '@wspolnik/settings/drain';
import type { FastifyBaseLogger } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Judge } from '../canary/judge.ts';
import { openStore } from '../release/open-store.ts';
import type { PublicConfig } from '../release/page-types.ts';
import type { ReleaseStore } from '../release/store.ts';
import { openVitals, type Vitals } from '../vitals/vitals.ts';
import { openApi } from './api-client.ts';
import { capabilitySecret } from './capability.ts';
import { firstInputs } from './first-inputs.ts';
import { type Follower, openFollower } from './follower.ts';
import type { MapFile } from './map-file.ts';
import { mapConfig } from './map-source.ts';
import { type Notices, openNotices } from './notices.ts';
import { openPreviews, type Previews } from './open-graph.ts';
import { ownFolderOf } from './own-copy.ts';
import { openPageCache, type PageCache } from './page-cache.ts';
import { openPageStyles, type PageStyles } from './page-styles.ts';
import { openReleasePreviews, type ReleasePreviews } from './release-previews.ts';
import { siteSettings } from './site-settings.ts';
import { startJudge } from './start-judge.ts';

export interface GatewayOptions {
  /** Base URL of the API, e.g. `http://127.0.0.1:4000`. */
  api: string;
  /** The release store: a folder, or s3://bucket/prefix. */
  store: string;
  /** Folder of the gateway's own copy of what it serves; by default beside the store. */
  folder?: string;
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
  env?: NodeJS.ProcessEnv;
  /** Fastify's logger option; warnings and errors by default. */
  logger?: boolean | { level: string; stream?: { write(line: string): void } };
}

/** Shared by all routes. `live()` changes when another release is promoted, so nothing may store it between requests. */
export interface GatewayContext extends Omit<Follower, 'close'> {
  options: GatewayOptions;
  api: Dispatcher;
  previews: Previews;
  styles: PageStyles;
  pages: PageCache;
  /** The part of a page's release that is the same for every page. */
  config: PublicConfig;
  drain: DrainTimes;
  /** Milliseconds for the data of a page. */
  dataDeadline: number;
  notices: Notices;
  /** What browsers measure. */
  vitals: Vitals;
  store: ReleaseStore;
  channel: string;
  /** Versions that admins look at. */
  releasePreviews: ReleasePreviews;
  /** Decides how canaries end, when this gateway has a key. */
  judge: Pick<Judge, 'assessment'>;
  env: NodeJS.ProcessEnv;
  production: boolean;
  secret: Buffer;
  mapFile: MapFile | null;
  close(): Promise<void>;
}

function publicConfig(env: NodeJS.ProcessEnv, settings: Settings, mapFile: MapFile | null): PublicConfig {
  return {
    ...mapConfig(env, mapFile),
    ...(env.NODE_ENV === 'production' ? {} : { dev: true }),
    ...(settings.OTEL_EXPORTER_OTLP_ENDPOINT && { traces: settings.OTEL_TRACES_SAMPLER_ARG }),
    ...siteSettings(env),
  };
}

/** Milliseconds for an answer of the store: a slow one is as good as one that is away. */
const ANSWER = 5000;

/** Rejects when there is no release that can be served. */
export async function createContext(
  options: GatewayOptions,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<GatewayContext> {
  const { store: location, channel = 'stable', env = process.env } = options;
  const notices = openNotices(
    (sentence) => log.warn(sentence),
    (sentence) => log.info(sentence),
  );
  const store = await openStore(location, { env, deadline: ANSWER });
  const folder = options.folder ?? ownFolderOf(location);
  const api = openApi(options.api);
  const settings = readSettings(env);
  const config = publicConfig(env, settings, options.mapFile ?? null);
  const dataDeadline = settings.DATA_DEADLINE;
  const first = firstInputs(api.dispatcher, config, dataDeadline);
  const { close, ...follower } = await openFollower({
    store,
    folder,
    channel,
    env,
    notices,
    first,
    renderDeadline: settings.RENDER_DEADLINE,
  });
  const secret = capabilitySecret(location, env);
  const vitals = openVitals({
    store,
    channel,
    secret,
    live: follower.live,
    containers: follower.served.containers,
    sample: settings.MEASURED_PAGES,
    notices,
  });
  const judge = startJudge({
    store,
    batches: vitals.batches,
    running: () => follower.live().canary ?? null,
    env,
    api: api.dispatcher,
    notices,
  });
  return {
    ...follower,
    store,
    channel,
    releasePreviews: openReleasePreviews({ ...follower, secret }),
    vitals,
    judge,
    options,
    api: api.dispatcher,
    previews: openPreviews(api.dispatcher),
    styles: openPageStyles(follower.files),
    pages: openPageCache(),
    config,
    drain: { delay: settings.DRAIN_DELAY, deadline: settings.DRAIN_DEADLINE },
    dataDeadline,
    notices,
    env,
    production: env.NODE_ENV === 'production',
    secret,
    mapFile: options.mapFile ?? null,
    async close() {
      await judge.close();
      await vitals.close();
      await close();
      await api.close();
    },
  };
}
