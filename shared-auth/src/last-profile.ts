import type { LoginReply, OwnedCompany } from '@wspolnik/api/contract';
import { createSessionStorage } from './session-storage.ts';

const KEY = 'wspolnik.last-profile';
/** People of one device; ids alone, the oldest are dropped. */
const MAX_PEOPLE = 5;

/** Company id by person. */
type Companies = Record<string, string>;

const storage = createSessionStorage<Companies>();
const read = (): Companies => (storage.getItem(KEY) as { state?: Companies } | null)?.state ?? {};

/** Stores the company that a person acted as when their session ended, or that they acted as themselves. */
export function rememberProfile(userId: string, companyId: string | null): void {
  const { [userId]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MAX_PEOPLE);
  storage.setItem(KEY, { state: Object.fromEntries(companyId ? [...kept, [userId, companyId]] : kept) });
}

/** The company to continue as, when this person used one last on this device and still belongs to it. */
export function lastProfile({ user }: LoginReply): OwnedCompany | null {
  const companyId = read()[user.id];
  return user.companies.find(({ id }) => id === companyId) ?? null;
}
