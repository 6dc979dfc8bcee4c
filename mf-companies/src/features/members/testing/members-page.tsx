import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import { companyInvitation, companyMember, type fakeApi, me, pageOf } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { MembersPage } from '../members.page.tsx';

// For tests only.

export const MEMBERS = 'GET accounts/company-members/';
export const INVITATIONS = 'GET accounts/company-invitations/';
export const ROLE = 'POST accounts/company-manage-managers/';
export const USERS = 'POST accounts/company-manage-users/';

export const self = companyMember({
  id: me().id,
  first_name: 'Ewa',
  last_name: 'Nowak',
  email: 'ewa@example.test',
  role: 'owner',
  allowed_actions: ['demote', 'leave'],
});
export const jan = companyMember();
export const anna = companyMember({
  id: '00000000-0000-7000-8000-000000000711',
  first_name: 'Anna',
  last_name: 'Żak',
  email: 'anna@example.test',
  role: 'manager',
  allowed_actions: ['promote', 'demote', 'remove'],
});

export type Answers = Parameters<typeof fakeApi>[0];
export const answers = (over: Answers = {}): Answers => ({
  [MEMBERS]: () => pageOf([self, anna, jan]),
  [INVITATIONS]: ({ params }) => pageOf(params.get('status') === 'sent' ? [companyInvitation()] : []),
  'GET accounts/user-data/': () => useSessionStore.getState().user,
  ...over,
});
export const open = (locale: 'pl' | 'en' = 'pl', query = '') =>
  renderPage(
    <>
      <MembersPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/companies/settings/members${query}`, locale },
  );

export const confirm = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));
