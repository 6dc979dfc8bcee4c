import { resolve } from 'node:path';

/** RELEASES_DIR: a folder, from the root of the repository, or `s3://bucket/prefix`. */
export const storeLocation = (root: string, setting = '.releases'): string =>
  setting.startsWith('s3://') ? setting : resolve(root, setting);
