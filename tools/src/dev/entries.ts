import { createHash } from 'node:crypto';
import type { ContainerManifest } from '@wspolnik/deploy/release';

/** Builds whose entries are kept for pages that were opened before the latest. */
const KEPT = 20;

export interface Entries {
  /** File of the latest entry; empty before the first build. It is named by its content, so to the shell it is a released one. */
  latest(): string;
  get(file: string): Buffer | undefined;
  /** Takes the entry that webpack has built. */
  add(manifest: ContainerManifest, built: Buffer): void;
}

export function openEntries(): Entries {
  const entries = new Map<string, Buffer>();
  let latest = '';
  return {
    latest: () => latest,
    get: (file) => entries.get(file),
    add(manifest, built) {
      const bytes = Buffer.concat([announcement(manifest), built]);
      latest = `${createHash('sha256').update(bytes).digest('hex')}.js`;
      entries.delete(latest);
      entries.set(latest, bytes);
      for (const old of [...entries.keys()].slice(0, -KEPT)) entries.delete(old);
    },
  };
}

/**
 * What a released entry tells the shell (content-runtime-plugin.ts): its pages, and the files of a page's chunk. Those of a working
 * copy have no hash, so the shell cannot fetch them ahead. Another build of the same remote cannot run beside an earlier one, whose
 * chunks have the same names: the page is opened anew.
 */
function announcement({ name, routes }: ContainerManifest): Buffer {
  const pages = routes.map(({ path, description, early, chunks }) => ({ path, description, early, chunks }));
  const mark = JSON.stringify(`wpWorkingCopy:${name}`);
  return Buffer.from(`document.currentScript.wpContainer={files:()=>[],pages:${JSON.stringify(pages)}};
(function(src){if(self[${mark}]&&self[${mark}]!==src)location.reload();self[${mark}]=src})(document.currentScript.src.split("?")[0]);
`);
}
