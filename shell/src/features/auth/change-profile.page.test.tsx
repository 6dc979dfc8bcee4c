import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { axe, fakeApi, otherProfile, pageOf, sellerProfile, signInAs } from '@wspolnik/testing';
import { setGranted } from '../../platform/remotes.ts';
import { renderPage } from '../../testing/render-page.ts';
import { ChangeProfilePage } from './change-profile.page.tsx';

const WALLET = {
  name: 'mf_wallet',
  version: '1',
  entry: '/r/mf_wallet/1/remoteEntry.js',
  roles: [],
  slots: [],
  routes: [{ path: '/transactions/sales', protected: true, roles: ['company' as const] }],
};

beforeEach(() => {
  fakeApi({ 'GET accounts/invitations/': () => pageOf([]) });
  setGranted([WALLET]);
  signInAs.person({ companies: [sellerProfile] });
});

it('the page switches to a company and continues to the page that needs it', async () => {
  await renderPage(<ChangeProfilePage />, { url: '/auth/change-profile?from=%2Ftransactions%2Fsales' });
  await userEvent.click(screen.getByRole('button', { name: /Stolarnia Żuraw/ }));
  expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
  expect(window.location.pathname).toBe('/transactions/sales');
});

it('the page says that a page belongs to a company, and offers only companies', async () => {
  signInAs.person({ companies: [sellerProfile, otherProfile] });
  await renderPage(<ChangeProfilePage />, { url: '/auth/change-profile?from=%2Ftransactions%2Fsales' });
  expect(screen.getByRole('heading', { name: 'Ta strona należy do firmy. Wybierz, której' })).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(sellerProfile.name),
    expect.stringContaining(otherProfile.name),
  ]);
});

it('offers everybody, and to add a company, where no page asks for one', async () => {
  setGranted([COMPANIES]);
  await renderPage(<ChangeProfilePage />, { url: '/auth/change-profile' });
  expect(screen.getByRole('heading', { name: 'Wybierz profil' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Ewa Nowak/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Załóż firmę' })).toHaveAttribute('href', '/companies/create');
});

const COMPANIES = {
  ...WALLET,
  name: 'mf_companies',
  routes: [{ path: '/companies/create', protected: true }, { path: '/companies/:id' }],
};

it('offers to add a company only when that page is released, not when only the company page would match', async () => {
  signInAs.person();
  setGranted([{ ...COMPANIES, routes: COMPANIES.routes.slice(1) }]);
  await renderPage(<ChangeProfilePage />, { url: '/auth/change-profile' });
  expect(screen.queryByRole('link', { name: 'Załóż firmę' })).toBeNull();
  act(() => setGranted([COMPANIES]));
  expect(screen.getByRole('link', { name: 'Załóż firmę' })).toHaveAttribute('href', '/companies/create');
});

it('the page says how to get a company, and leads back, instead of offering only one’s own name', async () => {
  signInAs.person();
  setGranted([COMPANIES]);
  const { container } = await renderPage(<ChangeProfilePage />, {
    url: '/auth/change-profile?from=%2Foffers%2Fcreate',
  });
  expect(screen.getByRole('heading', { name: 'Ta strona jest dla firm' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Załóż firmę' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ewa Nowak/ })).toBeNull();
  expect(await axe(container)).toEqual([]);
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  window.history.pushState(null, '', window.location.href);
  await userEvent.click(screen.getByRole('button', { name: 'Wróć' }));
  expect(back).toHaveBeenCalled();
});

it('the page acts as the company that the link names', async () => {
  await renderPage(<ChangeProfilePage />, {
    url: `/auth/change-profile?company_id=${sellerProfile.id}&from=%2Ftransactions%2Fsales`,
  });
  await waitFor(() => expect(window.location.pathname).toBe('/transactions/sales'));
  expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
});

it('the page ignores a company that the person does not belong to', async () => {
  await renderPage(<ChangeProfilePage />, { url: `/auth/change-profile?company_id=${otherProfile.id}` });
  expect(screen.getByRole('heading', { name: 'Wybierz profil' })).toBeVisible();
  expect(useSessionStore.getState().company).toBeNull();
});
