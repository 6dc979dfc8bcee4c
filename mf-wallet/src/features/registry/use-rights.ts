import { useSessionStore } from '@wspolnik/shared-auth';

export interface Rights {
  /** A recharge credits the company in use. */
  recharge: boolean;
  /** A person their own points, an owner the company's. */
  withdraw: boolean;
  /** Owners and managers. */
  settle: boolean;
}

/** What the person may do with the points of the profile in use; the API decides again. */
export function useRights(): Rights {
  const isCompany = useSessionStore(({ company }) => company !== null);
  const role = useSessionStore(({ company }) => company?.role);
  return {
    recharge: isCompany,
    withdraw: !isCompany || role === 'owner',
    settle: role === 'owner' || role === 'manager',
  };
}
