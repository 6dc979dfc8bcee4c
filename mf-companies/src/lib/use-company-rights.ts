import { hasRole, useSessionStore } from '@wspolnik/shared-auth';

export interface CompanyRights {
  isAdmin: boolean;
  /** The person belongs to the company, whichever profile they act as. */
  isMember: boolean;
  /** The role in the company, when it is the profile in use. */
  role: 'owner' | 'manager' | 'member' | null;
}

/** What the viewer may do with a company (specification §6). */
export function useCompanyRights(id: string): CompanyRights {
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  const isMember = useSessionStore(({ user }) => user?.companies.some((company) => company.id === id) ?? false);
  const role = useSessionStore(({ company }) => (company?.id === id ? company.role : null));
  return { isAdmin, isMember, role };
}
