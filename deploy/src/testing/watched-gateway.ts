import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import type { GatewayOptions } from '../gateway/context.ts';
import { createGateway, type Gateway } from '../gateway/gateway.ts';
import type { ContainerManifest } from '../release/manifest-types.ts';
import { promoteAll } from '../release/promote.ts';
import { activationKey, readContainer } from '../release/releases.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { Activation, Promotion, ReleasedContainer } from '../release/types.ts';
import { publish } from './fixtures.ts';

export interface Watched {
  gateway: Gateway;
  /** Lines of the log from now on. */
  said(): string[];
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Has the gateway look at the store, as the request of a file that it does not know does, and answers what is live. */
  look(): Promise<number>;
  /** Whether the page shows the entry of this container. */
  shows(container: ReleasedContainer): Promise<boolean>;
}

/** A loaded machine must not leave rendering to browsers. */
const PATIENT = { DATA_DEADLINE: '20000', RENDER_DEADLINE: '20000' };

export async function watchGateway(store: string, options: Partial<GatewayOptions> = {}): Promise<Watched> {
  let lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)).msg);
      done();
    },
  });
  const api = 'http://127.0.0.1:9';
  const env = { ...PATIENT, ...options.env };
  const gateway = await createGateway({ api, store, logger: { level: 'warn', stream }, ...options, env });
  const get: Watched['get'] = (url, headers = {}) => gateway.app.inject({ url, headers });
  return {
    gateway,
    get,
    said() {
      const said = lines;
      lines = [];
      return said;
    },
    async look() {
      await get(`/r/shell/${'0'.repeat(64)}.js`);
      return (await get('/readyz')).json().release;
    },
    async shows({ name, assets }) {
      const { body } = await get('/offers', { accept: 'text/html' });
      return body.includes(`/r/${name}/${assets.entry}`);
    },
  };
}

/** Publishes one container and brings it to `stable`. */
export async function releaseOne(
  store: ReleaseStore,
  manifest: ContainerManifest,
  text: string,
  { urgent = false, bundle }: { urgent?: boolean; bundle?: string } = {},
): Promise<{ number: number; container: ReleasedContainer }> {
  const version = await publish(store, manifest, text, bundle);
  const versions = { [manifest.name]: version };
  const { number } = await promoteAll(store, { channel: 'stable', versions, who: 'Anna', why: text, urgent });
  return { number, container: await readContainer(store, manifest.name, version) };
}

export async function promotionsOf(store: ReleaseStore, number: number): Promise<Promotion[]> {
  const activation: Activation = JSON.parse(String(await store.get(activationKey('stable', number))));
  return activation.containers;
}

/** Overwrites a release, as somebody with access to the store but without a key could. */
export async function changeActivation(
  store: ReleaseStore,
  number: number,
  change: (now: Promotion[]) => Promotion[],
): Promise<void> {
  const activation: Activation = { number, containers: change(await promotionsOf(store, number)) };
  await writeFile(join(store.location, activationKey('stable', number)), JSON.stringify(activation));
}
