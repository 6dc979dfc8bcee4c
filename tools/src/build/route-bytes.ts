import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerContent } from '@wspolnik/deploy';

/**
 * Route → bytes of the scripts that its first view loads of the container, compressed as they are served: the entry, the startup, the page's chunks and
 * its Polish texts, without chunks loaded on use.
 */
export async function routeBytes(folder: string, { manifest, assets }: ContainerContent): Promise<Record<string, number>> {
  const sizeOf = async (file: string) => {
    const path = join(folder, file);
    return (await stat(existsSync(`${path}.br`) ? `${path}.br` : path)).size;
  };
  const routes = manifest.routes.map(async ({ path, chunks = [] }) => {
    const onLoad = [...chunks, 'messages-pl'].flatMap((chunk) => assets.chunks[chunk] ?? []);
    const scripts = new Set([assets.entry, ...assets.startup, ...onLoad].filter((file) => file.endsWith('.js')));
    const sizes = await Promise.all([...scripts].map(sizeOf));
    return [path, sizes.reduce((sum, size) => sum + size, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(routes));
}
