import { basename } from 'node:path';
import { configOf } from '../build/container.ts';
import type { ContainerSource } from '../build/containers.ts';
import { workingCopyConfig } from './dev-config.ts';
import { createFront } from './front.ts';
import { openWorkingCopy } from './working-copy.ts';

export interface ServeOptions {
  remote: ContainerSource;
  /** Where everything else comes from. */
  site: URL;
  /** Folder of the shell for development; without it the site's own shell runs, and an edit of a component reloads the page. */
  shell?: string | undefined;
  /** Keeps the service worker of the site. */
  worker?: boolean | undefined;
  port: number;
  host: string;
  log(line: string): void;
}

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** A site with one remote from its working copy, on this machine. Resolves once the remote has been built. */
export async function serveWorkingCopy({
  remote,
  site,
  shell,
  worker,
  port,
  host,
  log,
}: ServeOptions): Promise<Served> {
  const { name } = remote.manifest;
  const config = (await configOf(remote))({}, { mode: 'development' });
  const copy = await openWorkingCopy(remote, workingCopyConfig(config, { refresh: shell !== undefined }), log);
  const front = createFront({
    name,
    folder: basename(remote.dir),
    copy,
    site,
    ...(shell && { shell }),
    ...(worker && { worker }),
  });
  return {
    url: await front.listen(port, host),
    async close() {
      await front.close();
      await copy.close();
    },
  };
}
