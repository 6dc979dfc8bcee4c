import type { Me } from '@wspolnik/api/contract';
import { getJSON, useSessionStore } from '@wspolnik/shared-auth';
import { report } from './report.ts';

/** The stored profile may be outdated: a company joined or left elsewhere, another name or role. */
export async function refreshMe(): Promise<void> {
  if (!useSessionStore.getState().isAuth) return;
  try {
    const me = await getJSON<Me>('accounts/user-data/');
    const { user, setUser } = useSessionStore.getState();
    if (user?.id === me.id && JSON.stringify(user) !== JSON.stringify(me)) setUser(me);
  } catch (error) {
    report(error);
  }
}
