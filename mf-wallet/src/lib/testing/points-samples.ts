import type { BalanceHistory, PaymentState, WalletRow, Withdrawal } from '@wspolnik/api/contract';
import { idOf, seller } from '@wspolnik/shared-auth/testing';
import { balance, company } from './samples.ts';

export function walletRow(overrides: Partial<WalletRow> = {}): WalletRow {
  return {
    id: '12',
    created_at: '2026-11-03T10:05:00.000Z',
    type: 'SELL',
    points_status: 'paid_off',
    amount: '-50.01',
    balance_after: '949.99',
    moves_balance: true,
    transaction_id: idOf(1),
    offer: { id: idOf(501), title: 'Meble biurowe na wymiar' },
    counterparty: { id: idOf(700), type: 'user', name: 'Ewa Nowak', thumbnail: null },
    ...overrides,
  };
}

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

/** Of a company: 1 000 zł recharged, 20 zł earned, 234,50 zł set aside. */
export const companyBalance = (overrides: Parameters<typeof balance>[0] = {}) =>
  balance({
    company_id: company.id,
    points: '1020.00',
    frozen_points: { balance: '234.50' },
    withdrawable_points: '20.00',
    ...overrides,
  });

/** Days of November 2026, the first of them given. */
export const history = (balances: string[], first = 1): BalanceHistory => ({
  balances: balances.map((each, index) => ({
    day: `2026-11-${String(first + index).padStart(2, '0')}`,
    balance: each,
  })),
});

export const recharge = walletRow({
  id: '11',
  created_at: '2026-11-01T09:00:00.000Z',
  type: 'WALLET_RECHARGE',
  amount: '1000.00',
  balance_after: '1000.00',
  transaction_id: null,
  offer: null,
  counterparty: null,
});

export const earned = walletRow({
  id: '13',
  type: 'BUY',
  points_status: 'withdrawable',
  amount: '10.00',
  balance_after: '959.99',
  transaction_id: idOf(2),
  offer: { id: idOf(502), title: 'Audyt RODO' },
  counterparty: { id: seller.id, type: 'company', name: seller.name, thumbnail: null },
});
