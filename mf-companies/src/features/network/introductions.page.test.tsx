import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  introduction,
  introductions,
  networkInvitations,
  profileCard,
  signInAs,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { IntroductionsPage } from './introductions.page.tsx';

const LIST = 'GET network/introductions/';
const ANSWER = `POST network/introductions/${idOf(720)}/`;
const around = { 'GET network/invitations/': () => networkInvitations({ introductions: 1 }) };
const show = () =>
  renderPage(
    <>
      <IntroductionsPage />
      <Toaster />
    </>,
    { url: '/network/introductions' },
  );

beforeEach(() => signInAs.person());

it('introduces two contacts with own words', async () => {
  let isDone = false;
  const calls = fakeApi({
    ...around,
    [LIST]: () =>
      introductions({
        received: [
          isDone ? introduction({ status: 'introduced', words: 'Polecam', allowed_actions: [] }) : introduction(),
        ],
      }),
    [ANSWER]: () => {
      isDone = true;
      return introduction({ status: 'introduced' });
    },
  });
  const { container } = await show();
  const side = within(await screen.findByRole('region', { name: 'Prośby do Ciebie' }));
  expect(side.getByText('Szukamy drukarni na stałe zlecenia.')).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await userEvent.click(side.getByRole('button', { name: 'Przedstaw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Polecam');
  await userEvent.click(dialog.getByRole('button', { name: 'Przedstaw' }));
  expect(await side.findByText('Przedstawiono')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'introduce', words: 'Polecam' });
  expect(side.queryByRole('button', { name: 'Nie tym razem' })).not.toBeInTheDocument();
});

it('offers to pass a request on, shows own ones, and follows what the others do', async () => {
  let status: 'open' | 'declined' = 'open';
  fakeApi({
    ...around,
    [LIST]: () =>
      introductions({
        received: [
          introduction({
            next: profileCard({ id: idOf(721), name: 'Ewa Lis' }),
            allowed_actions: ['pass_on', 'decline'],
          }),
        ],
        sent: [introduction({ id: idOf(722), status, allowed_actions: status === 'open' ? ['withdraw'] : [] })],
      }),
  });
  await show();
  expect(await screen.findByRole('button', { name: 'Przekaż dalej: Ewa Lis' })).toBeVisible();
  const own = within(screen.getByRole('region', { name: 'Twoje prośby' }));
  expect(own.getByRole('button', { name: 'Wycofaj prośbę' })).toBeVisible();
  status = 'declined';
  act(() => tellFrame({ seq: 1, type: 'network.changed', data: { company_id: null } }));
  expect(await own.findByText('Tym razem bez przedstawienia')).toBeVisible();
  expect(own.queryByRole('button')).not.toBeInTheDocument();
});

it('explains introductions while there are none', async () => {
  fakeApi({ ...around, [LIST]: () => introductions() });
  await show();
  expect(await screen.findByText('Nie masz przedstawień')).toBeVisible();
});
