import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { axe, fakeApi, mailSubscription, noConnection, problem } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { UnsubscribePage } from './unsubscribe.page.tsx';

const READ = 'GET notification-settings/unsubscribe/';
const END = 'POST notification-settings/unsubscribe/';
const RESUME = 'POST notification-settings/resubscribe/';

const show = (search = '?token=abc', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <UnsubscribePage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/notifications/unsubscribe${search}`, locale },
  );
const subscription = (active: boolean) => mailSubscription({ active });

it('the page changes nothing when it is opened, ends the mails when asked to, and can take it back', async () => {
  const calls = fakeApi({
    [READ]: () => subscription(true),
    [END]: () => subscription(false),
    [RESUME]: () => subscription(true),
  });
  const { container } = await show();
  const end = await screen.findByRole('button', { name: 'Nie wysyłaj mi tych maili' });
  expect(screen.getByText(/Przestaniemy wysyłać Ci maile: Nowe zamówienie w firmie/)).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  expect(await axe(container)).toEqual([]);
  await userEvent.click(end);
  expect(await screen.findByText('Te maile są wyłączone')).toBeVisible();
  expect(calls.at(-1)?.params.get('token')).toBe('abc');
  await userEvent.click(screen.getByRole('button', { name: 'Włącz ponownie' }));
  expect(await screen.findByRole('button', { name: 'Nie wysyłaj mi tych maili' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ustawienia powiadomień' })).toHaveAttribute(
    'href',
    '/account/settings/notifications',
  );
});

it('the page says that the link is about the summary, in English', async () => {
  fakeApi({ [READ]: () => mailSubscription({ scope: 'digest' }) });
  await show('?token=abc', 'en');
  expect(await screen.findByText(/We will stop e-mailing you about: the daily summary/)).toBeVisible();
});

it('the page leads to the settings when the link has nothing to restore', async () => {
  fakeApi({ [READ]: () => subscription(false), [RESUME]: () => subscription(false) });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Włącz ponownie' }));
  expect(await screen.findByText(/Ten link nie ma czego przywrócić/)).toBeVisible();
});

it.each([
  ['a forged link', '?token=abc'],
  ['a link without a token', ''],
])('the page says that %s does not work', async (_, search) => {
  fakeApi({ [READ]: () => problem(422, 'token_invalid') });
  await show(search);
  expect(await screen.findByText('Ten link nie działa')).toBeVisible();
  expect(screen.queryByRole('button', { name: /maili/ })).not.toBeInTheDocument();
});

it('the page keeps the question after a failure, and can read the link again', async () => {
  let fails = true;
  fakeApi({ [READ]: () => (fails ? noConnection() : subscription(true)), [END]: noConnection });
  await show();
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(retry);
  await userEvent.click(await screen.findByRole('button', { name: 'Nie wysyłaj mi tych maili' }));
  expect(await screen.findByText(/połączenia/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nie wysyłaj mi tych maili' })).toBeEnabled());
});
