import type { Me } from '@wspolnik/contract';
import { getJSON } from './client.ts';
import { useSessionStore } from './session-store.ts';

/**
 * Updates the stored person: a company created, joined or left, another name or role. Rejects with what the request rejects
 * with; without a session nothing is asked.
 */
export async function refreshMe(): Promise<void> {
  if (!useSessionStore.getState().isAuth) return;
  const me = await getJSON<Me>('accounts/user-data/');
  const { user, setUser } = useSessionStore.getState();
  if (user?.id === me.id && JSON.stringify(user) !== JSON.stringify(me)) setUser(me);
}
