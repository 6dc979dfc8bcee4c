import type { AdminOverview, AuditFilters, LedgerCheck, LedgerCheckState, Statistics } from '@wspolnik/contract';
import { idOf } from './wire.ts';

const NOTHING = { count: 0, oldest_at: null };

export function adminOverview(overrides: Partial<AdminOverview> = {}): AdminOverview {
  return {
    activation_requests: NOTHING,
    withdrawals: NOTHING,
    order_reports: NOTHING,
    content_reports: NOTHING,
    appeals: NOTHING,
    contact_messages: NOTHING,
    role_proposals: NOTHING,
    ...overrides,
  };
}

/** Three days, whatever period was asked for. */
export function statistics(overrides: Partial<Statistics> = {}): Statistics {
  return {
    days: ['2026-11-01', '2026-11-02', '2026-11-03'],
    sign_ups: [0, 3, 4],
    active_companies: [20, 20, 21],
    orders: [2, 0, 5],
    granted: ['0.00', '45.00', '120.50'],
    paid: ['0.00', '0.00', '80.00'],
    ...overrides,
  };
}

export function ledgerCheck(overrides: Partial<LedgerCheck> = {}): LedgerCheck {
  return {
    id: idOf(1),
    requested_at: '2026-11-03T10:00:00.000Z',
    requested_by: null,
    finished_at: '2026-11-03T10:00:02.000Z',
    duration_ms: 2_000,
    entries: 1_200,
    accounts: 90,
    debits: '45000.00',
    credits: '45000.00',
    broken_count: 0,
    broken: [],
    ok: true,
    ...overrides,
  };
}

export function ledgerCheckState(overrides: Partial<LedgerCheckState> = {}): LedgerCheckState {
  return { last: ledgerCheck(), pending: false, ...overrides };
}

export function auditFilters(overrides: Partial<AuditFilters> = {}): AuditFilters {
  return {
    actions: ['company.activated', 'user.disabled'],
    subject_types: ['company', 'user'],
    actors: [{ id: idOf(990), name: 'Adam Admin' }],
    ...overrides,
  };
}
