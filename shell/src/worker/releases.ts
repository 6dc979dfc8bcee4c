import { isReadCache, STATE } from '../lib/kept.ts';
import { dropFiles, fetchFiles, keptFiles } from './files.ts';
import { keep } from './storage.ts';

/** The answer of `GET /release/files` (deploy/src/release/page-types.ts). */
interface ReleaseFiles {
  number: number;
  urgent: string[];
  containers: Container[];
}
interface Container {
  name: string;
  files: string[];
  chunks: Record<string, number[]>;
}

/** As it is stored. */
interface KeptRelease extends ReleaseFiles {
  /** False while what was taken back is gone and nothing has taken its place. */
  isWhole: boolean;
}

const SET = '/set';
/** Paths of the page that is shown where this device has none: in its language, it starts the shell at any address. */
const FRAMES = { pl: '/offline', en: '/en/offline' } as const;
/** Chunks of the shell that every page needs after its first content. */
const LATER = ['layout', 'api-request'];

const urlsOf = ({ name, files }: Container): string[] => files.map((file) => `/r/${name}/${file}`);
const allUrls = ({ containers }: ReleaseFiles): string[] => containers.flatMap(urlsOf);

/** The release of a page, which every page of the gateway carries. */
export const releaseOfPage = (html: string): number => Number(/id="release">\{"number":(\d+)/.exec(html)?.[1] ?? 0);

/** The newest release that this device has and knows as live; null before the first. */
export async function keptRelease(): Promise<KeptRelease | null> {
  const stored = await (await caches.open(STATE)).match(SET);
  return stored ? stored.json() : null;
}

export async function keptFrame(locale: 'pl' | 'en'): Promise<Response | undefined> {
  return (await caches.open(STATE)).match(FRAMES[locale]);
}

const isNews = (number: number, kept: KeptRelease | null): boolean =>
  !kept || number > kept.number || (number === kept.number && !kept.isWhole);

let taking: Promise<void> | undefined;

/** A page or an answer has named this release as live. Releases are taken one at a time; a failure is made up for when the next is heard. */
export async function hear(number: number): Promise<void> {
  const kept = await keptRelease();
  if (!isNews(number, kept)) return;
  taking ??= take(kept)
    .catch(() => undefined)
    .finally(() => {
      taking = undefined;
    });
  await taking;
}

/**
 * Takes the live release as a whole: what this device has of it comes after, so that it is never without one while it is being
 * fetched. What a rollback or an urgent release has changed goes first, whatever comes then.
 */
async function take(kept: KeptRelease | null): Promise<void> {
  const answer = await fetch(`/release/files?have=${kept?.number ?? 0}`, { cache: 'no-store' });
  if (answer.status !== 200) return;
  const next: ReleaseFiles = await answer.json();
  // Another gateway may be behind.
  if (!isNews(next.number, kept)) return;
  const files = await keptFiles();
  const before = kept?.containers.filter(({ name }) => !next.urgent.includes(name)) ?? [];
  if (kept && next.urgent.length > 0) await change({ ...next, isWhole: false }, before);
  const frames = await fetchFrames(next.number);
  await fetchFiles(new Set([...frames.flatMap(({ files }) => files), ...sameFiles(kept, next, files)]));
  await change({ ...next, isWhole: true }, before);
  for (const { path, response } of frames) await keep(STATE, path, response, { count: 1, bytes: 2 ** 20 }, next.number);
}

/** From now on `next` is what is kept. Pages and frames of another release go, files stay as far as `before` or `next` need them. */
async function change(next: KeptRelease, before: Container[]): Promise<void> {
  const state = await caches.open(STATE);
  await state.put(SET, new Response(JSON.stringify(next)));
  for (const path of Object.values(FRAMES)) await state.delete(path);
  for (const name of (await caches.keys()).filter(isReadCache)) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) if (new URL(key.url).pathname.startsWith('/page/')) await cache.delete(key);
  }
  const needed = new Set([...allUrls(next), ...before.flatMap(urlsOf)]);
  await dropFiles((pathname) => needed.has(pathname));
}

async function fetchFrames(number: number) {
  return Promise.all(
    Object.values(FRAMES).map(async (path) => {
      const response = await fetch(path, { headers: { accept: 'text/html' }, cache: 'no-store' });
      const html = await response.clone().text();
      if (response.status !== 200 || releaseOfPage(html) !== number)
        throw new TypeError(`${path} is of another release`);
      return { path, response, files: html.match(/\/r\/\w+\/[\w./-]+/g) ?? [] };
    }),
  );
}

/** In the next release, the files of those chunks of which this device has the former ones. */
function sameFiles(kept: ReleaseFiles | null, next: ReleaseFiles, files: Set<string>): string[] {
  return next.containers.flatMap((container) => {
    const before = kept?.containers.find(({ name }) => name === container.name);
    const has = (chunk: string) => {
      const urls = before ? urlsOf(before) : [];
      return (before?.chunks[chunk] ?? []).some((place) => files.has(urls[place] ?? ''));
    };
    const wanted = Object.keys(container.chunks).filter(
      (chunk) => has(chunk) || (container.name === 'shell' && LATER.includes(chunk)),
    );
    const urls = urlsOf(container);
    return wanted.flatMap((chunk) => (container.chunks[chunk] ?? []).map((place) => urls[place] ?? ''));
  });
}
