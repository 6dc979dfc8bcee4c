import type {
  ActivationRequest,
  AdminCompany,
  AdminCompanyDetail,
  AdminSession,
  AdminUser,
  AdminUserDetail,
  AuditEntry,
  FileNotSentReply,
  Transaction,
  TransactionReport,
  WithdrawalDetail,
  WithdrawalFile,
  WithdrawalOutcome,
  WithdrawalRequest,
} from '@wspolnik/contract';
import { companyObligations } from './companies.ts';
import { order, orderReport } from './orders.ts';
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
    document: {
      name: 'odpis.pdf',
      mime: 'application/pdf',
      size: 1200,
      state: 'available',
      url: '/api/files/private-1.pdf',
      sent_at: '2026-01-03T10:00:00.000Z',
    },
    submitted_by: { id: buyer.id, name: 'Ewa Nowak', email: 'ewa@example.test' },
    submitted_at: '2026-01-03T10:00:00.000Z',
    status: 'submitted',
    reason: null,
    decided_by: null,
    decided_at: null,
    nip_taken_by: null,
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

const numbers: AdminUserDetail['numbers'] = { orders: 3, sales: 12, posts: 7, opinions: 2, points: '145.00' };

export function adminUserDetail(overrides: Partial<AdminUserDetail> = {}): AdminUserDetail {
  return {
    ...adminUser(),
    locale: 'pl',
    email_verified_at: '2026-01-02T10:05:00.000Z',
    disabled_at: null,
    disabled_reason: null,
    deletion_requested_at: null,
    role_proposal: null,
    numbers,
    session_count: 2,
    last_seen_at: '2026-01-10T08:00:00.000Z',
    ...overrides,
  };
}

export function adminSession(overrides: Partial<AdminSession> = {}): AdminSession {
  return {
    id: idOf(1),
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    created_at: '2026-01-05T10:00:00.000Z',
    last_used_at: '2026-01-10T08:00:00.000Z',
    ...overrides,
  };
}

export function adminCompanyDetail(overrides: Partial<AdminCompanyDetail> = {}): AdminCompanyDetail {
  return {
    ...adminCompany(),
    address: 'Piotrkowska 12',
    zip_code: '90-001',
    phone: '+48600700800',
    website: 'https://zuraw.test',
    regon: '123456785',
    krs: '0000012345',
    bank_number: '61109010140000071219812874',
    suspended_reason: null,
    members: [{ id: buyer.id, name: 'Ewa Nowak', email: 'ewa@example.test', role: 'owner' }],
    numbers,
    obligations: companyObligations(),
    same_nip: [],
    requests: [
      activationRequest({
        status: 'active',
        decided_by: { id: idOf(990), name: 'Adam Admin' },
        decided_at: '2026-01-04T10:00:00.000Z',
      }),
    ],
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
    payouts: [],
    ...overrides,
  };
}

/** An open report of a buyer, whose order was rejected. */
export function transactionReport(overrides: Partial<TransactionReport> = {}): TransactionReport {
  return {
    id: idOf(1),
    ...orderReport(),
    answered_by: null,
    decision: null,
    status_before: 'rejected',
    buyer_reason: null,
    seller_reason: null,
    is_own: false,
    decided_at: null,
    decided_by: null,
    order: order({
      status: 'reported',
      rejected_reason: 'Brak faktury',
      report: orderReport(),
      resubmissions_left: 0,
      cancels_at: null,
    }),
    ...overrides,
  };
}

/** A reported order with everything that happened to it. */
export function transaction(overrides: Partial<Transaction> = {}): Transaction {
  const { order: reported, is_own, ...report } = transactionReport();
  const company = { id: seller.id, type: 'company', name: seller.name, thumbnail: null } as const;
  return {
    order: reported,
    is_own,
    reports: [report],
    entries: [
      {
        id: 1,
        at: '2026-01-02T10:00:00.000Z',
        type: 'SELL',
        status: 'assigned',
        amount: '130.00',
        from: { kind: 'available', holder: company },
        to: { kind: 'frozen', holder: company },
      },
    ],
    ...overrides,
  };
}

/** Paid from one reward, and from a part of another. */
export function withdrawalDetail(overrides: Partial<WithdrawalDetail> = {}): WithdrawalDetail {
  const reward = {
    number: 'W-000012',
    offer: 'Strona internetowa',
    seller: { id: seller.id, name: seller.name },
    reward_percent: 5,
    oldest_recharge_at: '2026-02-01T10:00:00.000Z',
    newest_recharge_at: '2026-02-01T10:00:00.000Z',
    type: 'BUY',
    matured_at: '2026-11-01T10:00:00.000Z',
  } as const;
  return {
    ...withdrawalRequest(),
    sources: [
      { ...reward, flags: [], order_id: idOf(51), amount: '15.00' },
      {
        ...reward,
        flags: [],
        order_id: idOf(52),
        number: 'W-000031',
        offer: 'Kurs angielskiego',
        type: 'NETWORK_BUY',
        amount: '5.00',
      },
    ],
    source_count: 2,
    other_amount: '0.00',
    history: [{ at: '2026-11-10T08:00:00.000Z', action: 'requested', actor: 'Ewa Nowak', text: null }],
    ...overrides,
  };
}

export function withdrawalOutcome(overrides: Partial<WithdrawalOutcome> = {}): WithdrawalOutcome {
  const request = withdrawalRequest({ status: 'approved', allowed_actions: ['paid', 'rejected', 'take'] });
  return { id: request.id, request, code: null, ...overrides };
}

export function fileNotSent(overrides: Partial<FileNotSentReply> = {}): FileNotSentReply {
  return { id: idOf(60), name: 'przelewy-2026-11-22-1405-9F3A.csv', withdrawal_ids: [idOf(31)], ...overrides };
}

export function withdrawalFile(overrides: Partial<WithdrawalFile> = {}): WithdrawalFile {
  return {
    id: idOf(60),
    name: 'przelewy-2026-11-22-1405-9F3A.csv',
    created_at: '2026-11-22T13:05:00.000Z',
    count: 1,
    total: '20.00',
    content: '\uFEFFNazwa odbiorcy;Rachunek odbiorcy;Kwota;Tytuł;Waluta\r\n',
    left_out: [],
    ...overrides,
  };
}

export function withdrawalRequest(overrides: Partial<WithdrawalRequest> = {}): WithdrawalRequest {
  return {
    ...withdrawal(),
    holder: { id: buyer.id, type: 'user', name: 'Ewa Nowak', thumbnail: null },
    requested_by: { id: buyer.id, name: 'Ewa Nowak', email: 'ewa@example.test' },
    account: { valid: true, bank: 'Santander (Erste) Bank Polska', verified: null, shared_with: [] },
    file: null,
    origin: {
      orders: [{ order_id: idOf(51), number: 'W-000012', seller: { id: seller.id, name: seller.name } }],
      order_count: 1,
      newest_recharge_at: '2026-02-01T10:00:00.000Z',
      flags: [],
    },
    is_own: false,
    held_by: null,
    allowed_actions: ['approved', 'rejected'],
    ...overrides,
  };
}
