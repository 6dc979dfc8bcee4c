import { getJSON, onProfileChange, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { busyWhile } from '@wspolnik/system';
import { type MutatorCallback, type MutatorOptions, mutate } from 'swr';
import type { ReadPath } from './read.ts';

// SWR's default cache: one per remote, since each bundles its own SWR. Pages and slots of a remote share it.

/** Every key carries the profile that reads: data cached for one profile are never shown to another. */
export type CacheKey = readonly [path: string, profile: string];

const isKey = (key: unknown): key is CacheKey => Array.isArray(key) && key.length === 2;
const currentProfile = (): string => profileKey(useSessionStore.getState());

/** The profile changed while its read was under way; the answer belongs to nobody who is here. */
class ProfileChangedError extends Error {}

/** Runs a read for the profile of its key; rejects when another profile is in use before or after it. */
export async function readAs<Data>(profile: string, read: () => Promise<Data>): Promise<Data> {
  const stillSame = () => {
    if (currentProfile() !== profile) throw new ProfileChangedError('the profile changed during a read');
  };
  stillSame();
  const data = await busyWhile(read());
  stillSame();
  return data;
}

export const fetchRead = <Data>([path, profile]: CacheKey): Promise<Data> => readAs(profile, () => getJSON<Data>(path));

// At module level, so that it holds for a remote that is not on the page as well. Reading again what is on the screen fails in
// `readAs`; without it SWR would go on waiting for the read that it holds for two seconds under the emptied key.
onProfileChange((profile) => {
  void mutate((key) => isKey(key) && key[1] !== profile, undefined);
});

interface Covering {
  covers(path: string): boolean;
}

const isOf = (reads: readonly Covering[]) => (key: unknown) => isKey(key) && reads.some((read) => read.covers(key[0]));

/** Reads again what is on the screen of these reads; what is not, on its next use. */
export async function refresh(...reads: readonly Covering[]): Promise<void> {
  await mutate(isOf(reads));
}

/** Forgets what these reads answered, so that it is shown no more, and reads again what is on the screen. */
export async function forget(...reads: readonly Covering[]): Promise<void> {
  await mutate(isOf(reads), undefined);
}

/** After a change that `path` shows already: forgets what these reads answered at any other path. */
export async function forgetOthers(path: string, ...reads: readonly Covering[]): Promise<void> {
  const isCovered = isOf(reads);
  await mutate((key) => isCovered(key) && isKey(key) && key[0] !== path, undefined);
}

/** Changes every cached answer of these reads; those on the screen are read again behind it. */
export async function changeAll<Data>(
  reads: readonly Covering[],
  change: (data: Data | undefined) => Data | undefined,
): Promise<void> {
  await mutate<Data>(isOf(reads), (data) => change(data));
}

/** Puts an answer, or a change of the cached one, in the place of a read of the profile in use; SWR's `mutate` options. */
export function changeRead<Data>(
  path: ReadPath<Data>,
  data: Data | MutatorCallback<Data>,
  options?: MutatorOptions<Data>,
): Promise<Data | undefined> {
  return mutate<Data>([path, currentProfile()], data, options);
}

/** Reads the answer of one path again. */
export function refreshRead(path: string): Promise<unknown> {
  return mutate([path, currentProfile()]);
}

/** For tests: as a page that was just opened. */
export async function emptyCache(): Promise<void> {
  await mutate(() => true, undefined);
}
