import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Assets,
  type ContainerManifest,
  chunksIn,
  type EarlyRequest,
  LOCALES,
  type Locale,
  type MenuEntry,
  parseManifest,
  type Route,
} from '@wspolnik/deploy/release';
import { messageFiles } from '../check/workspace.ts';
import type { ContainerSource } from './containers.ts';
import { acceptPageModules } from './source-hooks.ts';

/** What pages.ts of a remote exports: `PageDefinition` of @wspolnik/kit, as far as a release knows it. */
interface Page extends Omit<Route, 'title' | 'chunks' | 'early' | 'menu'> {
  title: string;
  menu?: Omit<MenuEntry, 'label'> & { label?: string };
  messages?: { group: string }[];
  chunk: string;
  load: unknown;
  reads?: { early: EarlyRequest }[];
}

/** Of a remote: the one place of what the platform knows of its pages. */
const PAGES = 'src/app/pages.ts';

/**
 * The whole manifest of a container. A remote's routes come from its pages.ts, which is run here, with titles from its texts;
 * those of the shell are in routes.json. Rejects when the two together break remote.schema.json.
 */
export async function readManifest({
  dir,
  manifest,
}: Pick<ContainerSource, 'dir' | 'manifest'>): Promise<ContainerManifest> {
  const file = join(dir, PAGES);
  if (!existsSync(file)) return manifest;
  const pages = await readPages(file);
  const texts = { pl: await textsOf(dir, 'pl'), en: await textsOf(dir, 'en') };
  return parseManifest(JSON.stringify({ ...manifest, routes: pages.map((page) => toRoute(page, texts)) }), file);
}

/** What a remote's pages.ts exports. */
export async function readPages(file: string): Promise<Page[]> {
  const end = acceptPageModules();
  try {
    return (await import(pathToFileURL(file).href)).pages;
  } finally {
    end();
  }
}

type Texts = Record<string, string>;

async function textsOf(dir: string, locale: Locale): Promise<Texts> {
  const texts: Texts = {};
  for await (const file of glob(messageFiles(locale), { cwd: dir }))
    Object.assign(texts, JSON.parse(await readFile(join(dir, file), 'utf8')));
  return texts;
}

/** Throws for a title or a label without a text, or with params. */
function toRoute(
  { title, messages = [], chunk, load: _, reads = [], menu, ...route }: Page,
  texts: Record<Locale, Texts>,
): Route {
  const textIn = (locale: Locale, id: string): string => {
    const text = texts[locale][id];
    if (!text || text.includes('{')) throw new Error(`${route.path}: ${id} is no plain text in ${locale}.json.`);
    return text;
  };
  const inBoth = (id: string) => ({ pl: textIn('pl', id), en: textIn('en', id) });
  return {
    ...route,
    title: inBoth(title),
    ...(menu && { menu: { ...menu, label: inBoth(menu.label ?? title) } }),
    chunks: [chunk, ...messages.map(({ group }) => `messages-${group}-{locale}`)],
    ...(reads.length > 0 && { early: reads.map(({ early }) => early) }),
  };
}

/** Throws when a page names a chunk that the build has not made: its code would not be fetched with the page. */
export function assertChunks({ name, routes }: ContainerManifest, { chunks }: Assets): void {
  for (const route of routes) {
    const missing = LOCALES.flatMap((locale) => chunksIn(route, locale)).filter((chunk) => !(chunk in chunks));
    if (missing.length > 0) {
      throw new Error(
        `${name}: the page ${route.path} names ${missing.join(', ')}, which was not built: write load right after chunk.`,
      );
    }
  }
}
