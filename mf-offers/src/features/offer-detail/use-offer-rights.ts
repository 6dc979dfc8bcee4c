import { hasRole, useSessionStore } from '@wspolnik/shared-auth';

/** Whether the offer is the viewer's own (not to be bought), and whether its menu is theirs (specification §6). */
export function useOfferRights(authorId: string): { isOwn: boolean; canManage: boolean } {
  // Nobody buys from a company of theirs, whichever profile they act as.
  const isOwn = useSessionStore(({ user }) => user?.companies.some(({ id }) => id === authorId) ?? false);
  // The API takes changes from owners and managers alone; a plain member would only meet a refusal.
  const runsCompany = useSessionStore(({ company }) => company?.id === authorId && company.role !== 'member');
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  return { isOwn, canManage: isAdmin || runsCompany };
}
