import type {
  BalanceHistory,
  Confirmation,
  ConfirmationMethod,
  ConfirmationMethods,
  PayData,
  PaymentState,
  PayOffReply,
  PayoutAccount,
  PointBalance,
  TaxData,
  TaxReport,
  TaxReportFile,
  TaxReportRow,
  TaxYear,
  WalletExport,
  WalletGroup,
  WalletRow,
  Withdrawal,
} from '@wspolnik/contract';
import { buyer, seller } from './people.ts';
import { idOf, pageOf } from './wire.ts';

/** Of a person. */
export function balance(overrides: Partial<PointBalance> = {}): PointBalance {
  return {
    company_id: null,
    points: '500.00',
    frozen_points: { balance: '0.00', orders: 0 },
    withdrawable_points: '120.50',
    due: { amount: '0.00', oldest_at: null, overdue: false },
    ...overrides,
  };
}

/** Of the company of `seller`: 1 000 zł recharged, 20 zł earned, 234,50 zł frozen. */
export const companyBalance = (overrides: Partial<PointBalance> = {}): PointBalance =>
  balance({
    company_id: seller.id,
    points: '1020.00',
    frozen_points: { balance: '234.50', orders: 2 },
    withdrawable_points: '20.00',
    ...overrides,
  });

/** Of a sale: the reward that a company pays out. */
export function walletRow(overrides: Partial<WalletRow> = {}): WalletRow {
  return {
    id: '12',
    created_at: '2026-11-03T10:05:00.000Z',
    type: 'SELL',
    points_status: 'paid_off',
    amount: '-50.01',
    balance_after: '949.99',
    balance_change: '-50.01',
    frozen_change: '-50.01',
    assigned_change: '0.00',
    matures_at: null,
    disputed: false,
    transaction_id: idOf(1),
    order_number: 'W-000123',
    offer: { id: idOf(501), title: 'Meble biurowe na wymiar' },
    counterparty: { id: buyer.id, type: 'user', name: 'Ewa Nowak', thumbnail: null },
    ...overrides,
  };
}

/** A group of these movements, newest first. */
export function walletGroup(steps: WalletRow[] = [walletRow()], overrides: Partial<WalletGroup> = {}): WalletGroup {
  return { id: steps[0]?.id ?? '', balance_change: steps[0]?.balance_change ?? '0.00', steps, ...overrides };
}

export function walletExport(overrides: Partial<WalletExport> = {}): WalletExport {
  return { results: [walletRow()], truncated: false, ...overrides };
}

/** Days of November 2026, the first of them given. */
export const balanceHistory = (balances: string[] = ['949.99', '1000.00'], first = 1): BalanceHistory => ({
  balances: balances.map((each, index) => ({
    day: `2026-11-${String(first + index).padStart(2, '0')}`,
    balance: each,
  })),
});

/** All that was due is settled. */
export function payOffReply(overrides: Partial<PayOffReply> = {}): PayOffReply {
  return { settled: 2, paid: '90.00', due: { amount: '0.00', oldest_at: null, overdue: false }, ...overrides };
}

/** Usable since long ago. */
export function payoutAccount(overrides: Partial<PayoutAccount> = {}): PayoutAccount {
  return {
    id: idOf(35),
    bank_number: '61109010140000071219812874',
    broker_account: null,
    bank: 'Santander (Erste) Bank Polska',
    added_at: '2026-10-10T08:00:00.000Z',
    usable_at: '2026-10-11T08:00:00.000Z',
    ...overrides,
  };
}

/** A year whose withdrawals are reported for taxes. */
export function taxYear(overrides: Partial<TaxYear> = {}): TaxYear {
  const address = { street: 'Piotrkowska', house_number: '12/4', postal_code: '90-001', town: 'Łódź' };
  return {
    year: 2025,
    amount: '2400.00',
    data: { pesel: '•••••••1359', ...address, given_at: '2025-10-11T08:00:00.000Z' },
    reported_at: null,
    ...overrides,
  };
}

export const taxData = (overrides: Partial<TaxData> = {}): TaxData => ({
  year: 2026,
  amount: '0.00',
  years: [],
  ...overrides,
});

export function taxReportRow(overrides: Partial<TaxReportRow> = {}): TaxReportRow {
  const person = { id: idOf(81), name: 'Ewa Nowak', is_deleted: false };
  return { ...person, amount: '2400.00', withdrawals: 3, pesel: '•••••••1359', ...overrides };
}

export function taxReport(overrides: Partial<TaxReport> = {}): TaxReport {
  const { results = [taxReportRow()] } = overrides;
  return {
    ...pageOf(results),
    year: 2025,
    years: [2026, 2025],
    has_ended: true,
    amount: '2400.00',
    missing: 0,
    file: null,
    ...overrides,
  };
}

export const taxReportFile = (overrides: Partial<TaxReportFile> = {}): TaxReportFile => ({
  name: 'wyplaty-2025.csv',
  content: '"Imię"',
  count: 1,
  amount: '2400.00',
  ...overrides,
});

export const confirmationMethods = (...methods: ConfirmationMethod[]): ConfirmationMethods => ({
  methods: methods.length > 0 ? methods : ['password'],
});

export const confirmation = (): Confirmation => ({ token: 'confirmed', expires_at: '2026-11-10T08:05:00.000Z' });

export function withdrawal(overrides: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: idOf(30),
    created_at: '2026-11-10T08:00:00.000Z',
    amount: '20.00',
    bank_number: '61109010140000071219812874',
    broker_account: null,
    status: 'requested',
    rejected_reason: null,
    decided_at: null,
    ...overrides,
  };
}

/** Where to pay for a recharge. */
export function payData(overrides: Partial<PayData> = {}): PayData {
  return {
    payment_id: idOf(40),
    provider: 'sandbox',
    redirect_url: `https://sandbox.test/pay/${idOf(40)}`,
    amount: '100.00',
    currency: 'PLN',
    expires_at: '2026-11-21T12:15:00.000Z',
    ...overrides,
  };
}

export function payment(overrides: Partial<PaymentState> = {}): PaymentState {
  return {
    payment_id: idOf(40),
    purpose: 'recharge',
    status: 'pending',
    amount: '100.00',
    currency: 'PLN',
    expires_at: '2026-11-21T12:15:00.000Z',
    ...overrides,
  };
}
