import { parseDataKeys } from '../platform/vault/data-keys.ts';
import { createVault } from '../platform/vault/vault.ts';

/** DATA_KEYS of tests: production requires the setting. */
export const DATA_KEYS = `test:${Buffer.alloc(32, 'key of tests').toString('base64')}`;

/** For tests of services without an API. */
export const TEST_VAULT = createVault(parseDataKeys(DATA_KEYS), new Uint8Array());
