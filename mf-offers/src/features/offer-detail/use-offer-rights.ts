import { hasRole, useSessionStore } from '@wspolnik/shared-auth';
import { useIsOwnCompany } from '../../lib/own-company.ts';

export interface OfferRights {
  /** The offer is the viewer's own and cannot be bought. */
  isOwn: boolean;
  /** Acts as the selling company or is an admin: may edit and delete, as in the list of own offers. */
  canManage: boolean;
  /** May switch it off and on: not a plain member. */
  canToggle: boolean;
}

/** What the viewer may do with an offer (specification §6). */
export function useOfferRights(authorId: string): OfferRights {
  const isOwn = useIsOwnCompany(authorId);
  const role = useSessionStore(({ company }) => (company?.id === authorId ? company.role : null));
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  return { isOwn, canManage: isAdmin || role !== null, canToggle: isAdmin || (role !== null && role !== 'member') };
}
