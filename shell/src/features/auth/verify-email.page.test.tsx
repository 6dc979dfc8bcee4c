import { screen } from '@testing-library/react';
import { fakeApi, problem } from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { VerifyEmailPage } from './verify-email.page.tsx';

const open = (query = '?uidb64=u&token=t') => renderPage(<VerifyEmailPage />, { url: `/auth/verify-email${query}` });

it.each([
  ['verified', () => ({ status: 'verified' }), 'Adres potwierdzony'],
  ['already_verified', () => ({ status: 'already_verified' }), 'Ten adres jest już potwierdzony'],
  ['token_expired', () => problem(422, 'token_expired'), 'Nie udało się potwierdzić adresu'],
  ['token_invalid', () => problem(422, 'token_invalid'), 'Nie udało się potwierdzić adresu'],
  ['unavailable', () => problem(503, 'unavailable'), 'Nie udało się sprawdzić linku'],
])('says what became of the link: %s', async (_, answer, heading) => {
  const sent = fakeApi({ 'GET accounts/verify-email/': answer });
  await open();
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(sent.map(({ path, params }) => `${path}?${params}`)).toEqual(['accounts/verify-email/?token=t&uidb64=u']);
});

it('sends no request for an incomplete link', async () => {
  const sent = fakeApi({});
  await open('?uidb64=u');
  expect(screen.getByText(/Adres strony jest niepełny/)).toBeVisible();
  expect(sent).toEqual([]);
});
