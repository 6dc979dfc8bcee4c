import { screen } from '@testing-library/react';
import { Toaster } from '@wspolnik/system';
import { fakeApi, networkInvitations, networkReply, networkSuggestions, type networkUser } from '@wspolnik/testing';
import { NetworkPage } from '../features/network/network.page.tsx';
import { renderPage } from './render-page.ts';

export const LIST = 'GET network/';
export const MANAGE = 'POST network/manage/';
export const nobody = networkReply({ companies: [], users: [], network_size: { companies: 0, users: 0, exact: true } });

export const of = (...users: ReturnType<typeof networkUser>[]) =>
  networkReply({ users, companies: [], network_size: { companies: 0, users: users.length, exact: true } });

export const answering = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [LIST]: () => networkReply(),
    'GET network/invitations/': () => networkInvitations({ received: 1, sent: 2 }),
    'GET network/suggestions/': () => networkSuggestions({ results: [] }),
    ...answers,
  });
export const show = (search = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <NetworkPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/network${search}`, locale },
  );
export const button = (name: string) => screen.findByRole('button', { name });
