import { getJSON, profileKey, useSessionStore } from '@wspolnik/shared-auth';

export const profileNow = (): string => profileKey(useSessionStore.getState());

/** The profile changed while a call was under way: its answer belongs to nobody who is here. */
export class ProfileChangedError extends Error {}

/** Runs a call whose answer is only for the profile in use. */
export async function asProfile<Data>(call: () => Promise<Data>): Promise<Data> {
  const profile = profileNow();
  const answer = await call();
  if (profileNow() !== profile) throw new ProfileChangedError();
  return answer;
}

export const readAsProfile = <Data>(path: string): Promise<Data> => asProfile(() => getJSON<Data>(path));
