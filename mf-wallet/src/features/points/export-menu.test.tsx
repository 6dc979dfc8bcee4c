import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sellerProfile, signInAs, signOut, switchProfile, walletRow } from '@wspolnik/testing';
import { MOVEMENTS, movementPage, showPoints } from './testing/show-points.tsx';

beforeEach(() => {
  signInAs.person({ companies: [sellerProfile] });
  switchProfile(sellerProfile);
});
afterEach(() => act(signOut));

describe('the file of movements', () => {
  const saved: Blob[] = [];
  let click: jest.SpyInstance;
  beforeEach(() => {
    saved.length = 0;
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T10:00:00Z'));
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => {} });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      'październik 2026',
      2,
      'month=2026-10&points_type=SELL',
      'punkty-sprzedaz-stolarnia-zuraw-2026-10-01-2026-10-31.csv',
    ],
    ['Wszystko', 0, 'points_type=SELL', 'punkty-sprzedaz-stolarnia-zuraw-2026-11-03-2026-11-24.csv'],
  ])('has the rows of the type, of one month or all: %s', async (item, place, asked, name) => {
    const answers = { [MOVEMENTS]: () => movementPage([walletRow()], { count: 2 }) };
    const exported = { results: [walletRow(), walletRow()], truncated: false };
    const { calls } = await showPoints(
      { ...answers, 'GET wallet-history/export/': () => exported },
      '?points_type=SELL&page=2',
    );
    (await screen.findByRole('button', { name: 'Pobierz CSV' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: item })).toBeVisible();
    // A menu that is still opening forgets what is chosen.
    await waitFor(async () => {
      await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(place)}`);
      expect(screen.getByRole('menuitem', { name: item })).toHaveAttribute('data-highlighted');
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveLength(1));
    const call = calls.find(({ path }) => path === 'wallet-history/export/');
    expect(call?.params.toString().split('&').sort().join('&')).toBe(asked);
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(name);
    expect(saved[0]?.size).toBeGreaterThan(200);
  });
});
