import type { LoginReply, OwnedCompany } from '@wspolnik/contract';
import { createSessionStorage } from './session-storage.ts';

const KEY = 'wspolnik.last-profile';
/** People of one device; only ids, the oldest are dropped. */
const MAX_PEOPLE = 5;

/** Company id by person; null for who acted as themselves. */
type Companies = Record<string, string | null>;

const storage = createSessionStorage<Companies>();
const read = (): Companies => (storage.getItem(KEY) as { state?: Companies } | null)?.state ?? {};

/** Stores the company that a person acted as when their session ended, or that they acted as themselves. */
export function rememberProfile(userId: string, companyId: string | null): void {
  const { [userId]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MAX_PEOPLE);
  storage.setItem(KEY, { state: Object.fromEntries([...kept, [userId, companyId]]) });
}

/**
 * The company to continue as, when this person used one last on this device and still belongs to it. On a device that is new to
 * them, the one active company that they own: its work is what they come for.
 */
export function lastProfile({ user }: LoginReply): OwnedCompany | null {
  const companyId = read()[user.id];
  if (companyId !== undefined) return user.companies.find(({ id }) => id === companyId) ?? null;
  const owned = user.companies.filter(({ role, status }) => role === 'owner' && status === 'active');
  return owned.length === 1 ? (owned[0] ?? null) : null;
}
