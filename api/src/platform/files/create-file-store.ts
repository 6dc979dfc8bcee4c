import path from 'node:path';
import { assertNoTransaction } from '../../storage/current-transaction.ts';
import type { Config } from '../config.ts';
import { createDirectoryStore, createMemoryStore } from './directory-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

function choose({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  if (s3) return createS3Store(s3);
  return dataDir ? createDirectoryStore(path.join(dataDir, 'files')) : createMemoryStore();
}

/**
 * The bucket when one is configured, else `files` in the data directory, or memory when there is none. All of them refuse to be
 * called inside a transaction, so that tests with any find the mistake.
 */
export function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): FileStore {
  const store = choose(config);
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
    probe: outside(store.probe),
    removeParts: outside(store.removeParts),
  };
}
