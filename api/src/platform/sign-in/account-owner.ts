import type { Identity } from './identity.ts';

/** A user or a company that acts, owns points or is notified: exactly one of the two is set. */
export interface AccountOwner {
  userId: string | null;
  companyId: string | null;
}

export const companyAsOwner = (companyId: string): AccountOwner => ({ userId: null, companyId });
export const userAsOwner = (userId: string): AccountOwner => ({ userId, companyId: null });

/** The profile that the caller acts as: the company when one is in use, else the person. */
export function accountOwnerOf({ user, company }: Pick<Identity, 'user' | 'company'>): AccountOwner {
  return company ? companyAsOwner(company.id) : userAsOwner(user.id);
}
