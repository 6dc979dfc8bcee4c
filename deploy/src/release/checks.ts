import { DamagedError } from './errors.ts';
import { assertPermitted, publicKeyOf, type Registry, refusalOf } from './registry.ts';
import { checkKey } from './releases.ts';
import { isCheck, parseStored } from './shapes.ts';
import { isSigned, type Signer, signed } from './sign.ts';
import type { ReleaseStore } from './store.ts';
import type { Check } from './types.ts';

export interface CheckRecord extends Pick<Check, 'name' | 'version' | 'who' | 'release'> {
  key: Signer;
}

/**
 * Records that a version has passed; the latest record counts.
 *
 * @throws RefusedError when the key may not release the container
 */
export async function recordCheck(store: ReleaseStore, registry: Registry, record: CheckRecord): Promise<void> {
  const { name, version, who, release, key } = record;
  assertPermitted(registry, key, name);
  const check = signed('check', { name, version, at: new Date().toISOString(), who, release, key: key.id }, key);
  await store.remove(checkKey(name, version));
  await store.create(checkKey(name, version), Buffer.from(JSON.stringify(check)));
}

/** Null when nobody has checked the version, or not with a key that may release it. */
export async function readCheck(
  store: ReleaseStore,
  name: string,
  version: string,
  registry: Registry,
): Promise<Check | null> {
  const bytes = await store.get(checkKey(name, version));
  if (!bytes) return null;
  try {
    const check = parseStored(bytes, 'The record of the check', isCheck);
    const key = publicKeyOf(registry, check.key);
    const isOfVersion =
      check.name === name && check.version === version && refusalOf(registry, check.key, name) === null;
    return key && isOfVersion && isSigned('check', check, key) ? check : null;
  } catch (error) {
    if (error instanceof DamagedError) return null;
    throw error;
  }
}
