import { act, screen, waitFor } from '@testing-library/react';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import { fakeApi, me, ownedCompany, signInAs, signOut, tellFrame } from '@wspolnik/testing';
import { createElement } from 'react';
import { renderPage } from '../testing/render-page.ts';
import { startOwnCompanies } from './own-companies.ts';

const statusInUse = () => useSessionStore.getState().company?.status;
beforeAll(startOwnCompanies);
beforeEach(() => signInAs.company({ status: 'submitted' }));
afterEach(signOut);

const api = () =>
  fakeApi({
    'GET accounts/user-data/': () => me({ id: useSessionStore.getState().user?.id, companies: [ownedCompany()] }),
  });

it.each(['CompanyActivated', 'CompanyRejected', 'CompanySuspended'])(
  'reads the companies of the person again after %s',
  async (kind) => {
    api();
    tellFrame({ seq: 1, type: 'notification.new', data: { id: 'n', kind, company_id: ownedCompany().id } });
    await waitFor(() => expect(statusInUse()).toBe('active'));
  },
);

it('a tab asks nothing after other notifications', () => {
  const calls = api();
  tellFrame({
    seq: 1,
    type: 'notification.new',
    data: { id: 'n', kind: 'OfferBought', company_id: ownedCompany().id },
  });
  expect(calls).toEqual([]);
});

describe('who was removed from the company in use', () => {
  const removed = async () => {
    await renderPage(createElement(Toaster), { url: '/companies/settings/members' });
    fakeApi({ 'GET accounts/user-data/': () => me({ id: useSessionStore.getState().user?.id, companies: [] }) });
  };

  it('the person acts as a person at once, and reads why', async () => {
    await removed();
    const { name, id } = ownedCompany();
    act(() => tellFrame({ seq: 1, type: 'members.changed', data: { id, company_id: null } }));
    expect(
      await screen.findByText(
        `Nie należysz już do firmy ${name}. Działasz teraz jako ${me().first_name} ${me().last_name}.`,
      ),
    ).toBeVisible();
    expect(useSessionStore.getState().company).toBeNull();
  });

  it('a person gets no such note after a switch of the profile', async () => {
    await removed();
    act(() => useSessionStore.getState().switchCompany(null));
    expect(screen.queryByText(/Nie należysz już/)).toBeNull();
  });
});
