import type {
  ActivationRequest,
  AdminCompany,
  AdminUser,
  AuditEntry,
  TransactionReport,
  WithdrawalRequest,
} from '@wspolnik/api/contract';
import { order } from './orders.ts';
import { buyer, seller } from './people.ts';
import { withdrawal } from './points.ts';
import { idOf } from './wire.ts';

export function activationRequest(overrides: Partial<ActivationRequest> = {}): ActivationRequest {
  return {
    id: idOf(1),
    company: { ...seller, rating: 0 },
    nip: '5260250274',
    regon: '123456785',
    krs: '0000012345',
    bank_number: '61109010140000071219812874',
    document: { name: 'odpis.pdf', mime: 'application/pdf', size: 1200, url: '/api/files/private-1.pdf' },
    submitted_by: { id: buyer.id, name: 'Ewa Nowak', email: 'ewa@example.test' },
    submitted_at: '2026-01-03T10:00:00.000Z',
    status: 'submitted',
    reason: null,
    ...overrides,
  };
}

export function adminUser(overrides: Partial<AdminUser> = {}): AdminUser {
  return {
    id: buyer.id,
    first_name: 'Ewa',
    last_name: 'Nowak',
    email: 'ewa@example.test',
    phone: '+48 600 700 800',
    thumbnail: null,
    role: 'USER',
    status: 'active',
    companies: [{ id: seller.id, name: seller.name, role: 'owner' }],
    created_at: '2026-01-02T10:00:00.000Z',
    ...overrides,
  };
}

export function adminCompany(overrides: Partial<AdminCompany> = {}): AdminCompany {
  return {
    ...seller,
    status: 'active',
    email: 'biuro@zuraw.test',
    nip: '5260250274',
    plan: { id: 'standard', name: 'Standard', name_en: 'Standard' },
    plan_paid_until: '2026-12-31T23:00:00.000Z',
    member_count: 3,
    offer_count: 4,
    created_at: '2026-01-02T10:00:00.000Z',
    ...overrides,
  };
}

export function auditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: idOf(1),
    at: '2026-01-04T10:00:00.000Z',
    actor: { id: idOf(990), name: 'Adam Admin' },
    action: 'company.activated',
    subject_type: 'company',
    subject_id: seller.id,
    details: { name: seller.name },
    ...overrides,
  };
}

/** An open report of a buyer, whose order was rejected. */
export function transactionReport(overrides: Partial<TransactionReport> = {}): TransactionReport {
  return {
    id: idOf(1),
    created_at: '2026-01-10T10:00:00.000Z',
    reason: 'Faktura jest opłacona, a sprzedający odrzuca zamówienie.',
    decision: null,
    decision_reason: null,
    decided_at: null,
    decided_by: null,
    order: order({ status: 'reported', rejected_reason: 'Brak faktury', resubmissions_left: 0, cancels_at: null }),
    ...overrides,
  };
}

export function withdrawalRequest(overrides: Partial<WithdrawalRequest> = {}): WithdrawalRequest {
  return {
    ...withdrawal(),
    holder: { id: buyer.id, type: 'user', name: 'Ewa Nowak', thumbnail: null },
    requested_by: { id: buyer.id, name: 'Ewa Nowak', email: 'ewa@example.test' },
    allowed_actions: ['approved', 'rejected'],
    ...overrides,
  };
}
