import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { HOUR_MS } from '@wspolnik/settings';
import { LRUCache } from 'lru-cache';
import { short } from '../release/content.ts';
import { DamagedError, StoreError } from '../release/errors.ts';
import type { ReleasedContainer } from '../release/types.ts';
import type { LiveRelease } from './live-release.ts';
import { isGuarded } from './public-release.ts';
import { type ServedFile, unitOf } from './served.ts';

/** Of a version that is not live, in the browser of one admin. */
const COOKIE = 'preview';
const FOUND = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`);
const LIFE = HOUR_MS;
const KEPT = 10;

interface Preview {
  name: string;
  version: string;
  /** Seconds since 1970. */
  exp: number;
}

export interface ReleasePreviews {
  /** The cookie with which this browser gets this version. */
  cookie(name: string, version: string, secure: boolean): string;
  /** What a browser with the cookie looks at; null without one, or when it is over. */
  of(headers: IncomingHttpHeaders): Pick<Preview, 'name' | 'version'> | null;
  /** The release with that version in it; null when it is not one. */
  release(headers: IncomingHttpHeaders): Promise<LiveRelease | null>;
  /** A file that only such a browser gets. */
  file(headers: IncomingHttpHeaders, name: string, file: string): Promise<ServedFile | null>;
}

export interface PreviewOptions {
  secret: Buffer;
  live(): LiveRelease;
  /** @throws DamagedError, StoreError */
  load(version: { name: string; version: string }): Promise<ReleasedContainer | null>;
  compose(container: ReleasedContainer): Promise<LiveRelease>;
}

export const endPreview = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`;

export function openReleasePreviews({ secret, live, load, compose }: PreviewOptions): ReleasePreviews {
  const containers = new LRUCache<string, ReleasedContainer>({ max: KEPT });
  const releases = new LRUCache<string, LiveRelease>({ max: KEPT });
  /** Told apart from what else the secret signs. */
  const mac = (payload: string) => createHmac('sha256', secret).update(`preview ${payload}`).digest();

  function of({ cookie = '' }: IncomingHttpHeaders): Preview | null {
    const [payload = '', signature = ''] = FOUND.exec(cookie)?.[1]?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = mac(payload);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const preview: Preview = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return preview.exp * 1000 > Date.now() ? preview : null;
  }

  async function container(preview: Preview): Promise<ReleasedContainer | null> {
    const key = `${preview.name}/${preview.version}`;
    const found = containers.get(key) ?? (await load(preview).catch(nullIfAway));
    if (found) containers.set(key, found);
    return found;
  }

  return {
    of,
    cookie(name, version, secure) {
      const preview: Preview = { name, version, exp: Math.floor((Date.now() + LIFE) / 1000) };
      const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
      const value = `${payload}.${mac(payload).toString('base64url')}`;
      return `${COOKIE}=${value}; Path=/; Max-Age=${LIFE / 1000}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
    },
    async release(headers) {
      const preview = of(headers);
      const found = preview && (await container(preview));
      if (!preview || !found) return null;
      const key = `${live().id} ${preview.name}/${preview.version}`;
      const known = releases.get(key);
      if (known) return known;
      const { name, version } = found;
      const composed = { ...(await compose(found)), preview: { name, version: short(version) } };
      releases.set(key, composed);
      return composed;
    },
    async file(headers, name, file) {
      const preview = of(headers);
      const found = preview?.name === name ? await container(preview) : null;
      if (!found?.assets.files.includes(file)) return null;
      return { guarded: isGuarded(found), unit: unitOf(file, found.assets.files) };
    },
  };
}

function nullIfAway(error: unknown): null {
  if (error instanceof DamagedError || error instanceof StoreError) return null;
  throw error;
}
