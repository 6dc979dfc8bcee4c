import { randomUUID } from 'node:crypto';
import { StoreError } from './errors.ts';
import type { ReleaseStore } from './store.ts';

/** Keys that show whether the server knows conditional writes. */
export const PROBES = 'probes/';

/** Some servers ignore the condition and would let one release overwrite another. @throws StoreError */
export async function probeConditions({
  location,
  create,
  remove,
}: Pick<ReleaseStore, 'location' | 'create' | 'remove'>): Promise<void> {
  const key = `${PROBES}${randomUUID()}`;
  const isFirst = await create(key, Buffer.from('1'));
  const isSecond = await create(key, Buffer.from('2'));
  await remove(key);
  if (isFirst && !isSecond) return;
  throw new StoreError(
    `The store ${location} ignores conditional writes (If-None-Match), so one release could overwrite another: use another server or a newer version of it.`,
  );
}
