import { type FileStore, fileKey } from '../../platform/files/file-store.ts';
import type { World } from '../world.ts';
import { LIBRARY } from './documents.ts';

/** Stores the documents of the library. All are published, the first one last. */
export async function buildLibrary(store: FileStore, world: World): Promise<void> {
  await Promise.all(
    LIBRARY.map(async ({ draw, ending, name, ...document }, index) => {
      const at = world.daysAgo(20 + index * 9);
      const id = world.newId(at);
      const bytes = draw();
      const file_key = fileKey(`demo-${id}`, ending, 'public');
      const file = { file_key, file_name: name, file_size: bytes.length };
      world.library[index] = { ...document, ...file, id, published_at: at, created_at: at, updated_at: at };
      await store.put(file_key, bytes);
    }),
  );
}
