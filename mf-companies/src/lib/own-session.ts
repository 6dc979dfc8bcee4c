import type { Company, OwnedCompany } from '@wspolnik/contract';
import { refreshMe, useSessionStore } from '@wspolnik/shared-auth';

/** Acts as a company that was just created; also without a connection, when the person cannot be read again. */
export async function actAsCreated(company: Company): Promise<void> {
  await refreshMe().catch(() => undefined);
  const { user, setUser, switchCompany } = useSessionStore.getState();
  if (!user) return;
  const known = user.companies.find(({ id }) => id === company.id);
  const own = known ?? ownedBy(company);
  if (!known) setUser({ ...user, companies: [...user.companies, own] });
  switchCompany(own);
}

function ownedBy({ id, name, image, thumbnail, email, status }: Company): OwnedCompany {
  return { id, name, image, thumbnail, email, status, role: 'owner' };
}

/** The person's membership in a company; undefined for anybody else. */
export const useMembership = (companyId: string | undefined): OwnedCompany | undefined =>
  useSessionStore(({ user }) => user?.companies.find(({ id }) => id === companyId));
