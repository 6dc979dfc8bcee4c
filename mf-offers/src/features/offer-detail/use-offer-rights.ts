import { hasRole, useSessionStore } from '@wspolnik/shared-auth';

/** Whether the offer is the viewer's own and cannot be bought, and whether they may use its menu (specification §6). */
export function useOfferRights(authorId: string): { isOwn: boolean; canManage: boolean } {
  // Nobody may buy from one of their own companies, whichever profile they act as.
  const isOwn = useSessionStore(({ user }) => user?.companies.some(({ id }) => id === authorId) ?? false);
  // The API accepts changes only from owners and managers and would refuse those of a plain member.
  const runsCompany = useSessionStore(({ company }) => company?.id === authorId && company.role !== 'member');
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  return { isOwn, canManage: isAdmin || runsCompany };
}
