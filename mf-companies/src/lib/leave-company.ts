import { refreshMe, useSessionStore } from '@wspolnik/shared-auth';
import { navigate } from '@wspolnik/system';

const HOME = '/offers';

/**
 * The person no longer belongs to the company in use, or it is gone: they act as a person from now on. The page is left first,
 * because it needs a company, and the company is dropped before the next request, which would be refused in its name.
 */
export async function leaveCompanyInUse(home = HOME): Promise<void> {
  const { company, user, setUser, switchCompany } = useSessionStore.getState();
  navigate(home, { replace: true });
  if (!company || !user) return;
  // First, so that the shell does not say that somebody else ended it.
  switchCompany(null);
  setUser({ ...user, companies: user.companies.filter(({ id }) => id !== company.id) });
  // Other changes follow with the next request when there is no connection.
  await refreshMe().catch(() => {});
}
