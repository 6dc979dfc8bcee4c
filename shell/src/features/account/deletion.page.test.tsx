import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import {
  accountObligations,
  axe,
  confirmation,
  confirmationMethods,
  fakeApi,
  idOf,
  noConnection,
  problem,
  signInAs,
} from '@wspolnik/testing';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.ts';
import { DeletionPage } from './deletion.page.tsx';

const READ = 'GET accounts/obligations/';
const DELETE = 'POST accounts/delete-account/';
const CONFIRM = 'POST accounts/confirm/';
const done = () => new Response(null, { status: 204 });

const answering = (answers: Parameters<typeof fakeApi>[0]) =>
  fakeApi({
    [READ]: () => accountObligations(),
    'GET accounts/confirm/': () => confirmationMethods(),
    [CONFIRM]: () => confirmation(),
    ...answers,
  });

const open = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<DeletionPage />, { url: `${locale === 'en' ? '/en' : ''}/account/settings/delete`, locale });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Usuń konto' }));
const typePassword = async () => fillIn(await screen.findByLabelText(/^Twoje hasło/), 'Tajne!123');

beforeEach(() => signInAs.person());

it.each([
  ['pl', 'Co zniknie', /konto po 7 dniach/],
  ['en', 'What is deleted', /account after 7 days/],
] as const)('the page tells what goes, what stays and when (%s)', async (locale, goes, when) => {
  answering({});
  const { container } = await open(locale);
  expect(screen.getByRole('heading', { name: goes })).toBeVisible();
  expect(screen.getByText(when)).toBeVisible();
  await screen.findByLabelText(/^(Twoje hasło|Your Wspólnik password)/);
  expect(await axe(container)).toEqual([]);
});

it('the page asks for the password, ends the session and says at the sign-in how to take it back', async () => {
  const sent = answering({ [DELETE]: done, 'POST accounts/logout/': done });
  await open();
  await typePassword();
  await submit();
  await waitFor(() => expect(useSessionStore.getState().isAuth).toBe(false));
  expect(window.location.pathname + window.location.search).toBe('/auth/login?deletion=requested');
  expect(sent.find(({ path, method }) => method === 'POST' && path === 'accounts/confirm/')?.body).toEqual({
    password: 'Tajne!123',
  });
  const deletion = sent.find(({ path }) => path.includes('delete-account'));
  expect(deletion?.body).toEqual({ give_up_points: false });
  expect(deletion?.headers.get('confirmation')).toBe('confirmed');
});

it('the page says at the field that the password is wrong', async () => {
  const wrong = { password: [{ code: 'passwordWrong' }] };
  const sent = answering({ [CONFIRM]: () => problem(422, 'validation_failed', wrong) });
  await open();
  await typePassword();
  await submit();
  expect(await screen.findByText('Nieprawidłowe hasło.')).toBeVisible();
  expect(sent.some(({ path }) => path.includes('delete-account'))).toBe(false);
  expect(useSessionStore.getState().isAuth).toBe(true);
});

it('the page needs the password and the consent to lose points', async () => {
  const sent = answering({
    [READ]: () => accountObligations({ points: '12.50' }),
    [DELETE]: done,
    'POST accounts/logout/': done,
  });
  await open();
  await screen.findByLabelText(/^Twoje hasło/);
  await submit();
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  expect(screen.getByText('Zaznacz to pole, aby kontynuować.')).toBeVisible();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await typePassword();
  await userEvent.click(screen.getByRole('checkbox', { name: /Rezygnuję z 12,50.zł w punktach/ }));
  await submit();
  await waitFor(() => expect(useSessionStore.getState().isAuth).toBe(false));
  expect(sent.find(({ path }) => path.includes('delete-account'))?.body).toMatchObject({ give_up_points: true });
});

it('the page leads to what blocks it, and offers no form until it is finished', async () => {
  let isOpen = true;
  answering({
    [READ]: () =>
      isOpen
        ? accountObligations({
            open_purchases: 2,
            debts: '5.00',
            withdrawals: '7.00',
            waiting_points: '3.00',
            companies: [{ id: idOf(9), name: 'Stolarnia Żuraw' }],
            last_admin: true,
          })
        : accountObligations(),
  });
  const { container } = await open();
  expect(await screen.findByRole('heading', { name: 'Konta nie można jeszcze usunąć' })).toBeVisible();
  const links = [...container.querySelectorAll('li a')].map((link) => [
    link.textContent?.replace(/\s/g, ' '),
    decodeURIComponent(link.getAttribute('href') ?? ''),
  ]);
  expect(links).toEqual([
    ['2 niezakończone zamówienia', '/transactions/orders'],
    ['Zadłużenie: 5,00 zł', '/points/registry'],
    ['Wypłaty w toku: 7,00 zł', '/points/registry'],
    ['Punkty z niezakończonych zamówień: 3,00 zł', '/points/registry'],
    ['Przekaż tę rolę', `/auth/change-profile?company_id=${idOf(9)}&from=/companies/settings/members`],
    ['usuń firmę', `/auth/change-profile?company_id=${idOf(9)}&from=/companies/settings/delete`],
  ]);
  expect(screen.getByText(/Nie ma innego administratora/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usuń konto' })).toBeNull();
  expect(await axe(container)).toEqual([]);
  isOpen = false;
  await userEvent.click(screen.getByRole('button', { name: 'Sprawdź ponownie' }));
  expect(await screen.findByRole('button', { name: 'Usuń konto' })).toBeVisible();
});

it.each(['has_obligations', 'last_owner', 'last_admin'] as const)(
  'shows what arrived meanwhile when it is refused: %s',
  async (code) => {
    let purchases = 0;
    answering({
      [READ]: () => accountObligations({ open_purchases: purchases }),
      [DELETE]: () => {
        purchases = 1;
        return problem(409, code);
      },
    });
    await open();
    await typePassword();
    await submit();
    expect(await screen.findByText('1 niezakończone zamówienie')).toBeVisible();
    expect(useSessionStore.getState().isAuth).toBe(true);
  },
);

it('offers to try again after a failure', async () => {
  let isOffline = true;
  answering({ [READ]: () => (isOffline ? noConnection() : accountObligations()) });
  await open();
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByLabelText(/^Twoje hasło/)).toBeVisible();
});
