import { DamagedError, StoreError, unlessDamaged } from '../release/errors.ts';
import type { Current, Taken } from './adopt.ts';
import { openReader, type ReaderOptions, type ReleaseReader } from './release-reader.ts';
import { readSaved, savedKey } from './saved.ts';

/**
 * What this gateway served last, only from its own folder: signatures and hashes are checked as those of the store. A container of
 * which something is damaged is left out until the store has answered. Null when there is nothing.
 */
export async function restore(options: Omit<ReaderOptions, 'store'>): Promise<Current | null> {
  const saved = await readSaved(options.own, savedKey(options.channel));
  if (!saved) return null;
  const taken = new Map<string, Taken>();
  try {
    const own = await openReader({ ...options, store: null });
    for (const [name, numbers] of Object.entries(saved.containers)) {
      const found = await restoreContainer(own, name, numbers);
      if (found) taken.set(name, found);
    }
  } catch (error) {
    // The folder has no key.
    if (error instanceof StoreError) return null;
    throw error;
  }
  // A canary is served when the store has answered.
  return { number: saved.number, taken, canary: null, candidate: null, isWhole: false };
}

async function restoreContainer(own: ReleaseReader, name: string, numbers: { promotion: number; served: number }) {
  try {
    const promotion = await promotionOf(own, name, numbers.promotion);
    const served = await promotionOf(own, name, numbers.served);
    const container = served.version ? await own.container(name, served.version) : null;
    return { promotion, served, container };
  } catch (error) {
    if (error instanceof DamagedError) return null;
    throw error;
  }
}

/** @throws DamagedError */
async function promotionOf(reader: ReleaseReader, name: string, number: number) {
  const { containers } = await reader.activation(number);
  const promotion = containers.find((one) => one.name === name);
  if (promotion) return promotion;
  throw new DamagedError(`Release ${number} has no good promotion of ${name}.`);
}

/** Without what a key has signed that counts no longer. */
export async function revalidate(current: Current, reader: ReleaseReader): Promise<Current> {
  const taken = new Map<string, Taken>();
  const isGood = async (name: string, { number, signature }: Taken['promotion']) => {
    const found = await unlessDamaged(promotionOf(reader, name, number));
    return found?.signature === signature;
  };
  for (const [name, one] of current.taken) {
    if (!(await isGood(name, one.served))) continue;
    taken.set(name, (await isGood(name, one.promotion)) ? one : { ...one, promotion: one.served });
  }
  const { canary } = current;
  const found = canary && (await unlessDamaged(reader.activation(canary.number)));
  const isSame = found?.canary?.signature === canary?.signature;
  return { ...current, taken, ...(isSame ? {} : { canary: null, candidate: null }), isWhole: false };
}
