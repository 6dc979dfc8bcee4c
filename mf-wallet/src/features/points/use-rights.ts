import { actsAsActive, useSessionStore } from '@wspolnik/shared-auth';

export interface Rights {
  /** A company that is not active neither recharges nor withdraws. */
  active: boolean;
  /** A recharge credits the company in use. */
  recharge: boolean;
  /** Allowed to a person for their own points and to an owner for the company's. */
  withdraw: boolean;
  /** Allowed to owners and managers. */
  settle: boolean;
}

/** The person's permissions on the points of the profile in use; the API checks them again. */
export function useRights(): Rights {
  const isCompany = useSessionStore(({ company }) => company !== null);
  const role = useSessionStore(({ company }) => company?.role);
  return {
    active: useSessionStore(actsAsActive),
    recharge: isCompany,
    withdraw: !isCompany || role === 'owner',
    settle: role === 'owner' || role === 'manager',
  };
}
