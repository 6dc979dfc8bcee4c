import type { LoginReply, OwnedCompany } from '@wspolnik/api/contract';
import { createSessionStorage } from './session-storage.ts';

const KEY = 'wspolnik.ended';

interface Profile {
  userId: string;
  companyId: string;
}

const storage = createSessionStorage<Profile>();

/** Notes as which company the person acted when a session came to its end without being signed out of. */
export function rememberProfile(userId: string, companyId: string): void {
  storage.setItem(KEY, { state: { userId, companyId } });
}

export function forgetProfile(): void {
  storage.removeItem(KEY);
}

/** The company to go on as, once: when the same person signs in again and still belongs to it. */
export function takeProfile({ user }: LoginReply): OwnedCompany | null {
  const ended = storage.getItem(KEY) as { state: Profile } | null;
  forgetProfile();
  if (ended?.state?.userId !== user.id) return null;
  return user.companies.find(({ id }) => id === ended.state.companyId) ?? null;
}
