import { LRUCache } from 'lru-cache';
import { DamagedError } from '../release/errors.ts';
import { integrityOf } from '../release/integrity.ts';
import type { Frame, Promotion, ReleasedContainer } from '../release/types.ts';
import { urlOf } from './public-release.ts';
import type { ReleaseReader } from './release-reader.ts';
import type { VerifiedFiles } from './verified-files.ts';

export interface Loader {
  /** Reads the content of a version and verifies its files; null of a withdrawn one. @throws DamagedError, StoreError */
  load(promotion: Pick<Promotion, 'name' | 'version'>): Promise<ReleasedContainer | null>;
  frame(shell: ReleasedContainer): Promise<Frame>;
}

/** Frames that are kept parsed: the live one, and the one that it replaces. */
const FRAMES = 2;

export function openLoader(reader: ReleaseReader, files: VerifiedFiles): Loader {
  const frames = new LRUCache<string, Frame>({ max: FRAMES });

  async function frame({ name, assets }: ReleasedContainer): Promise<Frame> {
    const { frame: file } = assets;
    if (!file) throw new DamagedError('This version of the shell has no frame.');
    const found = frames.get(file) ?? JSON.parse(String(await files.plain(name, file, [file])));
    frames.set(file, found);
    return found;
  }

  return {
    frame,
    async load({ name, version }) {
      if (version === null) return null;
      const container = await reader.container(name, version);
      assertRequestable(container);
      await files.prepare(container);
      if (name === 'shell') await frame(container);
      return container;
    },
  };
}

/** A page would fail for everybody if it had to name a file that has no hash. */
function assertRequestable({ name, assets }: ReleasedContainer): void {
  for (const file of [assets.entry, ...assets.startup, ...Object.values(assets.chunks).flat()]) {
    if (!assets.files.includes(file)) throw new DamagedError(`${name} needs ${file}, which is not among its files.`);
    try {
      integrityOf(urlOf({ name }, file));
    } catch {
      throw new DamagedError(`${name} needs ${file}, which is no script and no stylesheet.`);
    }
  }
}
