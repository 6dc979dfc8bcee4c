import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { confirmation, confirmationMethods, fakeApi, me, ownProfile } from '@wspolnik/testing';
import { ProfileSettingsPage } from '../features/account/profile.page.tsx';
import { renderPage } from './render-page.ts';

type Answers = Parameters<typeof fakeApi>[0];
export const person = me({ phone: '+48600700800', image: '/api/files/file-a.jpg' });

export const answering = (answers: Answers = {}) =>
  fakeApi({
    'GET accounts/user-data/': () => person,
    'GET accounts/profile/': () => ownProfile(),
    'GET accounts/change-email/': () => ({ pending: null }),
    'GET accounts/export/': () => ({ export: null }),
    'GET accounts/confirm/': () => confirmationMethods(),
    'POST accounts/confirm/': () => confirmation(),
    'PUT accounts/user-settings/': ({ body }) => ({ ...person, ...(body as object) }),
    'DELETE accounts/user-image-update/': () => ({ ...person, image: null, thumbnail: null }),
    ...answers,
  });

export const open = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <ProfileSettingsPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/account/settings/profile`, locale },
  );

export const field = (name: RegExp) => screen.findByRole('textbox', { name });
export const fill = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const written = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
