import type { Identity } from './identity.ts';

/** A user or a company, whichever acts, holds points, gets notified: exactly one of the two is set. */
export interface Holder {
  userId: string | null;
  companyId: string | null;
}

export const companyHolder = (companyId: string): Holder => ({ userId: null, companyId });
export const userHolder = (userId: string): Holder => ({ userId, companyId: null });

/** The profile that the caller acts as: the company when one is in use, else the person. */
export function holderOf({ user, company }: Pick<Identity, 'user' | 'company'>): Holder {
  return company ? companyHolder(company.id) : userHolder(user.id);
}
