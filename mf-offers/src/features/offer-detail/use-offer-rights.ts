import { hasRole, useSessionStore } from '@wspolnik/shared-auth';
import { useIsOwnCompany } from '../../lib/own-company.ts';

export interface OfferRights {
  /** The offer is the viewer's own and cannot be bought. */
  isOwn: boolean;
  /** Acts as the selling company or is an admin: may edit it, switch it off and on, and delete it. */
  canManage: boolean;
}

/** What the viewer may do with an offer (specification §6). */
export function useOfferRights(authorId: string): OfferRights {
  const isOwn = useIsOwnCompany(authorId);
  const isSeller = useSessionStore(({ company }) => company?.id === authorId);
  const isAdmin = useSessionStore((session) => hasRole(session, ['admin']));
  return { isOwn, canManage: isAdmin || isSeller };
}
