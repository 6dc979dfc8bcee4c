import { act, screen, within } from '@testing-library/react';
import { balance, companyBalance, sellerProfile, signInAs, signOut, switchProfile } from '@wspolnik/testing';
import { BALANCE, showPoints } from './testing/show-points.tsx';

beforeEach(() => {
  signInAs.person({ companies: [sellerProfile] });
  switchProfile(sellerProfile);
});
afterEach(() => act(signOut));

it('the panel shows a company its balance and its parts', async () => {
  await showPoints();
  const panel = within(await screen.findByRole('region', { name: 'Saldo firmy' }));
  expect(panel.getByRole('heading', { name: 'Do użycia' })).toBeVisible();
  expect(panel.getByText('1 020,00 zł')).toBeVisible();
  expect(panel.getByText('Saldo').closest('div')).toHaveTextContent('1 254,50 zł');
  expect(panel.getByText('Doładowane').closest('div')).toHaveTextContent('1 000,00 zł');
  expect(panel.getByText('Zarobione').closest('div')).toHaveTextContent('20,00 zł');
  const blocked = panel.getByRole('link', { name: 'Zablokowane w 2 zamówieniach' });
  expect(blocked).toHaveAttribute('href', '/transactions/sales?status=blocked');
  expect(blocked.closest('div')).toHaveTextContent('234,50 zł');
  expect(document.title).toBe('Punkty · Wspólnik');
});

it('the panel shows a person the withdrawable points, without a recharge', async () => {
  switchProfile(null);
  await showPoints({ [BALANCE]: () => balance({ debt: '5.00' }) });
  const panel = within(await screen.findByRole('region', { name: 'Do wypłaty' }));
  expect(panel.getByText('120,50 zł')).toBeVisible();
  expect(panel.getByText('Do oddania').closest('div')).toHaveTextContent('5,00 zł');
  expect(screen.getByRole('button', { name: 'Wypłać' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Doładuj/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Przełącz profil' })).toBeVisible();
  expect(screen.getByText('Nie ma jeszcze żadnych operacji')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz oferty' })).toHaveAttribute('href', '/offers');
});

it.each([
  [
    '2026-12-05T09:00:00.000Z',
    '0.00',
    'Oczekujące',
    'Zarobione, jeszcze poza saldem. Pierwsze do wypłaty: 5 grudnia 2026',
  ],
  [null, '50.01', 'Sporne', 'Zarobione, jeszcze poza saldem. Czekają na decyzję o zgłoszeniu'],
])(
  'the panel explains an empty balance by waiting points (until %s, disputed %s)',
  async (next_at, disputed, name, text) => {
    switchProfile(null);
    const waiting = { balance: '50.01', next_at, disputed };
    await showPoints({ [BALANCE]: () => balance({ withdrawable_points: '0.00', assigned_points: waiting }) });
    const panel = within(await screen.findByRole('region', { name: 'Do wypłaty' }));
    expect(panel.getByText('0,00 zł')).toBeVisible();
    const part = panel.getByText(name).closest('div');
    expect(part).toHaveTextContent(text);
    expect(part).toHaveTextContent('50,01 zł');
  },
);

it('disputed points are separate from points with a date', async () => {
  switchProfile(null);
  const assigned_points = { balance: '75.71', next_at: '2026-12-05T09:00:00.000Z', disputed: '75.01' };
  await showPoints({ [BALANCE]: () => balance({ assigned_points }) });
  const panel = within(await screen.findByRole('region', { name: 'Do wypłaty' }));
  expect(panel.getByText('Oczekujące').closest('div')).toHaveTextContent(/5 grudnia 2026.*0,70\szł/);
  expect(panel.getByText('Sporne').closest('div')).toHaveTextContent(/Czekają na decyzję o zgłoszeniu.*75,01\szł/);
});

it('the panel shows a manager who may withdraw, and an owner why nothing can be withdrawn', async () => {
  switchProfile({ ...sellerProfile, role: 'manager' });
  await showPoints({ [BALANCE]: () => companyBalance({ withdrawable_points: '0.00' }) });
  expect(await screen.findByText('Zarobione punkty firmy wypłaca jej właściciel.')).toBeVisible();
  act(() => switchProfile(sellerProfile));
  expect(await screen.findByText(/nie ma zarobionych punktów/)).toBeVisible();
});
