import { waitFor } from '@testing-library/react';
import { useSessionStore } from '@wspolnik/shared-auth';
import { fakeApi, me, ownedCompany, signInAs, signOut, tellFrame } from '@wspolnik/shared-ui/testing';
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

it('asks nothing after other notifications', () => {
  const calls = api();
  tellFrame({
    seq: 1,
    type: 'notification.new',
    data: { id: 'n', kind: 'OfferBought', company_id: ownedCompany().id },
  });
  expect(calls).toEqual([]);
});
