import { act, screen, within } from '@testing-library/react';
import type { WalletRow } from '@wspolnik/contract';
import {
  balanceHistory,
  companyBalance,
  confirmation,
  confirmationMethods,
  fakeApi,
  pageOf,
  payoutAccount,
  signInAs,
  signOut,
  taxData,
  walletGroup,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
// The page loads this module on demand; importing it here avoids waiting for its compilation in a test.
import '../points-dialogs.tsx';
import '../tax-dialog.tsx';
import '../tax-panel.tsx';
import { PointsPage } from '../points.page.tsx';

/** A page of single movements, each as a group. */
export const movementPage = (rows: WalletRow[], overrides?: Parameters<typeof pageOf>[1]) =>
  pageOf(
    rows.map((row) => walletGroup([row])),
    overrides,
  );

type Answers = Parameters<typeof fakeApi>[0];

export const BALANCE = 'GET point-balance/';
export const MOVEMENTS = 'GET wallet-history/groups/';
export const HISTORY = 'GET point-balance/history/';
export const WITHDRAWALS = 'GET payment/withdrawals/';
export const ACCOUNTS = 'GET payment/payout-accounts/';
export const TAX_DATA = 'GET payment/tax-data/';
export const METHOD = 'GET accounts/confirm/';
export const CONFIRM = 'POST accounts/confirm/';
export const PAYMENT = 'GET payment/status/';

/** Renders the page of a company; without `answers` it has no movements. */
export async function showPoints(answers: Answers = {}, search = '', locale: 'pl' | 'en' = 'pl') {
  const calls = fakeApi({
    [BALANCE]: () => companyBalance(),
    [MOVEMENTS]: () => pageOf([]),
    [HISTORY]: () => balanceHistory(['0.00', '0.00']),
    [WITHDRAWALS]: () => pageOf([]),
    [ACCOUNTS]: () => ({ results: [payoutAccount()] }),
    [TAX_DATA]: () => taxData(),
    [METHOD]: () => confirmationMethods(),
    [CONFIRM]: () => confirmation(),
    ...answers,
  });
  const prefix = locale === 'en' ? '/en' : '';
  const { container, unmount } = await renderPage(<PointsPage />, {
    url: `${prefix}/points/registry${search}`,
    locale,
  });
  return { calls, container, unmount };
}

/** Signs in as a company's owner, in a tab with empty storage. */
export function openAsOwner(): void {
  sessionStorage.clear();
  signInAs.company();
}

export const leave = () => act(signOut);

export const openedDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const sentTo = <Call extends { path: string }>(calls: readonly Call[], path: string) =>
  calls.filter((call) => call.path === path);
