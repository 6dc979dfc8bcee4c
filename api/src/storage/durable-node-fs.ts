import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd?: number;
}
interface NodeFsModule {
  NODEFS?: { stream_ops: Record<string, unknown> };
  FS: { filesystems: { NODEFS: { stream_ops: Record<string, unknown> } } };
}
type InitArguments = Parameters<NodeFS['init']>;

/**
 * PGlite starts with fsync off, and its node file system has no fsync at all: an acknowledged commit is only in the page
 * cache. This class adds the missing call, and {@link durableStartParams} enables it; neither works without the other. Tested by
 * embedded.test.ts.
 */
export class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: InitArguments): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const withFsync = (module: unknown) => {
      const { NODEFS, FS } = module as NodeFsModule;
      (NODEFS ?? FS.filesystems.NODEFS).stream_ops.fsync = (stream: NodeStream) => {
        if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...[result.emscriptenOpts.preRun ?? []].flat(), withFsync] as typeof result.emscriptenOpts.preRun;
    return { emscriptenOpts: { ...result.emscriptenOpts, preRun } };
  }
}

export function durableStartParams(): string[] {
  const settings = ['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'];
  return PGlite.defaultStartParams.flatMap((parameter) =>
    parameter === '-F' ? settings.flatMap((setting) => ['-c', setting]) : [parameter],
  );
}
