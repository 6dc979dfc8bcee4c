import type { LoginReply, OwnedCompany, PointBalance } from '@wspolnik/api/contract';
import { buyer, seller } from '@wspolnik/shared-auth/testing';

export { idOf, order, pageOf } from '@wspolnik/shared-auth/testing';

export function balance(overrides: Partial<PointBalance> = {}): PointBalance {
  return {
    company_id: null,
    points: '500.00',
    frozen_points: { balance: '0.00' },
    withdrawable_points: '120.50',
    due: { amount: '0.00', oldest_at: null, overdue: false },
    ...overrides,
  };
}

export const company: OwnedCompany = { ...seller, email: null, status: 'active', role: 'owner' };

/** Ewa as a person; `company` in place of null makes her act for it. */
export const login: LoginReply = { access: 'a', refresh: 'r', user: { ...buyer, companies: [company] }, company: null };
