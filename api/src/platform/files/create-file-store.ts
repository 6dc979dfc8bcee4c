import path from 'node:path';
import type { Config } from '../config.ts';
import { createDirectoryStore, createMemoryStore } from './directory-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** The bucket when one is configured, else `files` in the data directory, or memory when there is none. */
export function createFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  if (s3) return createS3Store(s3);
  return dataDir ? createDirectoryStore(path.join(dataDir, 'files')) : createMemoryStore();
}
