import { DamagedError, StoreError } from '../release/errors.ts';
import type { Current, Taken } from './adopt.ts';
import type { Saved } from './clean.ts';
import type { ReleaseReader } from './release-reader.ts';

/**
 * What this gateway served last, from its own folder alone: signatures and hashes are checked as those of the store. A container of
 * which something is damaged is left out until the store has answered.
 */
export async function restore(saved: Saved, own: ReleaseReader): Promise<Current> {
  const taken = new Map<string, Taken>();
  for (const [name, numbers] of Object.entries(saved.containers)) {
    try {
      const promotion = await promotionOf(own, name, numbers.promotion);
      const served = await promotionOf(own, name, numbers.served);
      const container = served.version ? await own.container(name, served.version) : null;
      taken.set(name, { promotion, served, container });
    } catch (error) {
      if (!(error instanceof DamagedError || error instanceof StoreError)) throw error;
    }
  }
  return { number: saved.number, taken, isWhole: false };
}

/** @throws DamagedError */
export async function promotionOf(reader: ReleaseReader, name: string, number: number) {
  const { containers } = await reader.activation(number);
  const promotion = containers.find((one) => one.name === name);
  if (promotion) return promotion;
  throw new DamagedError(`Release ${number} has no good promotion of ${name}.`);
}

/** Without what a key has signed that counts no longer. */
export async function revalidate(current: Current, reader: ReleaseReader): Promise<Current> {
  const taken = new Map<string, Taken>();
  const isGood = async (name: string, { number, signature }: Taken['promotion']) => {
    const found = await promotionOf(reader, name, number).catch((error) => {
      if (error instanceof DamagedError) return null;
      throw error;
    });
    return found?.signature === signature;
  };
  for (const [name, one] of current.taken) {
    if (!(await isGood(name, one.served))) continue;
    taken.set(name, (await isGood(name, one.promotion)) ? one : { ...one, promotion: one.served });
  }
  return { ...current, taken, isWhole: false };
}
