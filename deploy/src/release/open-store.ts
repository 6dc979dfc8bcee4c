import { openDirectoryStore } from './directory-store.ts';
import { type ReleaseStore, withDeadline } from './store.ts';

export interface StoreOptions {
  env?: NodeJS.ProcessEnv;
  /** Milliseconds for one answer; a network drive that hangs would otherwise hang whoever reads it. */
  deadline?: number;
}

const DEADLINE = 15_000;

/** `location` is a folder or s3://bucket/prefix. */
export async function openStore(
  location: string,
  { env = process.env, deadline = DEADLINE }: StoreOptions = {},
): Promise<ReleaseStore> {
  if (!location.startsWith('s3://')) return withDeadline(openDirectoryStore(location), deadline);
  const { openS3Store } = await import('./s3-store.ts');
  return withDeadline(openS3Store(location, env), deadline);
}
