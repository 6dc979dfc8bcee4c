import path from 'node:path';
import { assertNoTransaction } from '../../storage/current-transaction.ts';
import type { Config } from '../config.ts';
import { createDirectoryStore, createMemoryStore } from './directory-store.ts';
import type { FileStore } from './file-store.ts';

async function choose({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (s3) {
    const { createS3Store } = await import('./s3-store.ts');
    return createS3Store(s3);
  }
  return dataDir ? createDirectoryStore(path.join(dataDir, 'files')) : createMemoryStore();
}

/**
 * The bucket when one is configured, else `files` in the data directory, or memory when there is none. All of them refuse to be
 * called inside a transaction, so that tests with any find the mistake.
 */
export async function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  const store = await choose(config);
  const outside = <Parameters extends unknown[], T>(call: (...parameters: Parameters) => Promise<T>) => {
    return async (...parameters: Parameters): Promise<T> => {
      assertNoTransaction('the file store');
      return call(...parameters);
    };
  };
  return {
    put: outside(store.put),
    get: outside(store.get),
    delete: outside(store.delete),
    list: outside(store.list),
    probe: outside(store.probe),
    removeParts: outside(store.removeParts),
  };
}
