import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { mockApi } from '../../testing/network.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { VerifyEmailPage } from './verify-email.page.tsx';

const open = (query = '?uidb64=u&token=t') =>
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <VerifyEmailPage />
    </SWRConfig>,
    `/auth/verify-email${query}`,
  );

it.each([
  [200, { status: 'verified' }, 'Adres potwierdzony'],
  [200, { status: 'already_verified' }, 'Ten adres jest już potwierdzony'],
  [422, { code: 'token_expired' }, 'Nie udało się potwierdzić adresu'],
  [422, { code: 'token_invalid' }, 'Nie udało się potwierdzić adresu'],
  [503, { code: 'unavailable' }, 'Nie udało się sprawdzić linku'],
])('for the answer %i %o says: %s', async (status, body, heading) => {
  const sent = mockApi({ 'accounts/verify-email/': { status, body } });
  await open();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(sent).toEqual([{ path: 'accounts/verify-email/?token=t&uidb64=u', body: null }]);
});

it('sends no request for an incomplete link', async () => {
  const sent = mockApi({});
  await open('?uidb64=u');
  expect(screen.getByText(/Adres strony jest niepełny/)).toBeVisible();
  expect(sent).toEqual([]);
});
