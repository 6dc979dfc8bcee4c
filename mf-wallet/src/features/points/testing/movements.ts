import { idOf, sellerProfile, walletRow } from '@wspolnik/testing';

export const recharge = walletRow({
  id: '11',
  created_at: '2026-11-01T09:00:00.000Z',
  type: 'WALLET_RECHARGE',
  amount: '1000.00',
  balance_after: '1000.00',
  balance_change: '1000.00',
  frozen_change: '0.00',
  order_number: null,
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
  balance_change: '10.00',
  frozen_change: '0.00',
  assigned_change: '-10.00',
  order_number: 'W-000124',
  transaction_id: idOf(2),
  offer: { id: idOf(502), title: 'Audyt RODO' },
  counterparty: { id: sellerProfile.id, type: 'company', name: sellerProfile.name, thumbnail: null },
});
