import { extname } from 'node:path';
import {
  fileKey,
  lastPublished,
  promote,
  type ReleaseStore,
  readContainer,
  readRegistry,
  storeSigner,
} from '@wspolnik/deploy/release';
import type { EditedCopy } from './edited-copy.ts';

export interface EditFigures {
  what: string;
  /** Of building and publishing. */
  seconds: number;
  cpu: number;
  /** KB (brotli) of the scripts and styles that a visitor who has the version before downloads. */
  kilobytes: number;
  files: number;
  /** Their part of all scripts and styles of the remote. */
  share: number;
  version: string;
}

const REMOTE = 'mf-offers';
export const CONTAINER = 'mf_offers';

/** The edited package, and the files that a visitor may have to download after it. */
const EDITS = [
  {
    what: 'one text',
    file: 'mf-offers/src/features/offer-form/messages/pl.json',
    from: '"Napisz do nas"',
    to: '"Napisz do nas zaraz"',
  },
  {
    what: 'one component',
    file: 'mf-offers/src/features/offer-list/offer-grid.tsx',
    from: 'className=',
    to: 'data-edited="" className=',
  },
  {
    what: 'a component of the design system that it does not bundle',
    file: 'shared-ui/system/src/components/tooltip/tooltip.tsx',
    from: 'return ',
    to: 'if (typeof document === "string") return null;\n  return ',
  },
] as const;

/** Publishes after each edit, the caches warm. */
export async function measureEdits(copy: EditedCopy, store: ReleaseStore): Promise<EditFigures[]> {
  let before = await publish(copy, store);
  const figures: EditFigures[] = [];
  for (const { what, file, from, to } of EDITS) {
    await copy.edit(file, from, to);
    const after = await publish(copy, store);
    const all = await filesOf(store, after.version);
    const known = new Set((await readContainer(store, CONTAINER, before.version)).assets.files);
    const files = all.filter(({ file }) => !known.has(file));
    const bytes = sum(files);
    figures.push({ what, ...after, kilobytes: bytes / 1000, files: files.length, share: bytes / sum(all) });
    before = after;
  }
  return figures;
}

/** Builds and publishes the offers of the copy. */
export async function publish(copy: EditedCopy, store: ReleaseStore) {
  const { seconds, cpu } = await copy.release('publish', REMOTE);
  const { version } = await lastPublished(store, CONTAINER, await readRegistry(store));
  return { version, seconds, cpu };
}

/** Answers the number of the release. */
export async function promoteOffers(store: ReleaseStore, version: string): Promise<number> {
  const key = storeSigner(store);
  const request = { channel: 'stable', name: CONTAINER, version, who: 'bench', why: 'measured', key };
  return (await promote(store, { ...request, check: () => [] })).number;
}

interface BuiltFile {
  file: string;
  /** Bytes, compressed. */
  size: number;
}

const sum = (files: readonly BuiltFile[]) => files.reduce((bytes, { size }) => bytes + size, 0);

/** Scripts and styles of a version. */
async function filesOf(store: ReleaseStore, version: string): Promise<BuiltFile[]> {
  const { assets } = await readContainer(store, CONTAINER, version);
  const files = assets.files.filter((file) => ['.js', '.css'].includes(extname(file)) && !file.includes('/'));
  return Promise.all(
    files.map(async (file) => ({ file, size: (await store.get(fileKey(CONTAINER, `${file}.br`)))?.length ?? 0 })),
  );
}
