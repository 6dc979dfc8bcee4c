import type { LoginReply, OwnedCompany } from '@wspolnik/api/contract';
import { createSessionStorage } from './session-storage.ts';

const KEY = 'wspolnik.ended';

interface Profile {
  userId: string;
  companyId: string;
}

const storage = createSessionStorage<Profile>();

/** Stores the company that the person acted as when a session expired without a sign-out. */
export function rememberProfile(userId: string, companyId: string): void {
  storage.setItem(KEY, { state: { userId, companyId } });
}

export function forgetProfile(): void {
  storage.removeItem(KEY);
}

/** The company to continue as, once: when the same person signs in again and still belongs to it. */
export function takeProfile({ user }: LoginReply): OwnedCompany | null {
  const ended = storage.getItem(KEY) as { state: Profile } | null;
  forgetProfile();
  if (ended?.state?.userId !== user.id) return null;
  return user.companies.find(({ id }) => id === ended.state.companyId) ?? null;
}
