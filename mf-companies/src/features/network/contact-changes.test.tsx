import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureSlots } from '@wspolnik/system';
import {
  idOf,
  networkManageReply,
  networkStatusInfo,
  networkUser,
  problem,
  sellerProfile,
  signInAs,
  tellFrame,
} from '@wspolnik/testing';
import { answering, button, LIST, MANAGE, nobody, of, show } from '../../testing/network-page.tsx';

const inviter = networkUser({
  network_status: 'they_connected',
  network_status_info: networkStatusInfo({ allowed_actions: ['add', 'decline'] }),
});
const friend = networkUser({ network_status: 'both_connected' });

beforeEach(() => signInAs.person());
afterEach(() => act(() => configureSlots(() => null)));

it('an invitation is accepted', async () => {
  let accepted = false;
  const calls = answering({
    [LIST]: () => (accepted ? nobody : of(inviter)),
    [MANAGE]: () => {
      accepted = true;
      return networkManageReply({ network_status: 'both_connected' });
    },
  });
  await show('?status=they_connected');
  await userEvent.click(await button('Przyjmij zaproszenie: Jan Kowalski'));
  expect(await screen.findByText('Nie masz nowych zaproszeń')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    type: 'add',
    recipient: 'user',
    recipient_id: idOf(710),
  });
});

it('an invitation is declined', async () => {
  let declined = false;
  const calls = answering({
    [LIST]: () => (declined ? nobody : of(inviter)),
    [MANAGE]: () => {
      declined = true;
      return networkManageReply({
        network_status: null,
        network_status_info: networkStatusInfo({ since: null, allowed_actions: ['add'] }),
      });
    },
  });
  await show('?status=they_connected');
  await userEvent.click(await button('Odrzuć: Jan Kowalski'));
  expect(await screen.findByText('Zaproszenie odrzucone.')).toBeInTheDocument();
  expect(await screen.findByText('Nie masz nowych zaproszeń')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ type: 'decline' });
});

it('a refusal can be taken back, also after the connection was lost meanwhile', async () => {
  let refused = false;
  let isLost = true;
  answering({
    [LIST]: () => (refused ? nobody : of(inviter)),
    [MANAGE]: ({ body }) => {
      const isUndo = (body as { type: string }).type === 'undo_decline';
      if (isUndo && isLost) return problem(500, 'internal');
      refused = !isUndo;
      return networkManageReply({ network_status: isUndo ? 'they_connected' : null });
    },
  });
  await show('?status=they_connected');
  await userEvent.click(await button('Odrzuć: Jan Kowalski'));
  await userEvent.click(await button('Cofnij'));
  await screen.findByText('Nie masz nowych zaproszeń');
  await screen.findByText(/^Coś poszło nie tak/);
  isLost = false;
  await userEvent.click(await button('Cofnij'));
  expect(await screen.findByText('Zaproszenie znów czeka na odpowiedź.')).toBeInTheDocument();
  expect(await button('Przyjmij zaproszenie: Jan Kowalski')).toBeVisible();
});

it('a contact is written to by the main button, and removed in its menu', async () => {
  act(() =>
    configureSlots((name) => (name === 'message.compose' ? { remote: 'x', load: async () => ({ slot: null }) } : null)),
  );
  const calls = answering({ [LIST]: () => of(friend), [MANAGE]: () => networkManageReply({ network_status: null }) });
  await show();
  expect(await button('Napisz wiadomość: Jan Kowalski')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Usuń kontakt/ })).not.toBeInTheDocument();
  (await button('Więcej: Jan Kowalski')).focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name: 'Usuń kontakt' });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Czy chcesz usunąć kontakt?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ type: 'remove' }));
});

it('the page asks before a removal, and says until when an invitation has to wait', async () => {
  answering({
    [LIST]: () => of(friend),
    [MANAGE]: () =>
      networkManageReply({
        network_status: null,
        network_status_info: { since: null, allowed_actions: [], retry_at: '2026-12-12T09:00:00.000Z' },
      }),
  });
  await show();
  await userEvent.click(await button('Usuń kontakt: Jan Kowalski'));
  const question = await screen.findByRole('alertdialog', { name: 'Czy chcesz usunąć kontakt?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
  expect(
    await screen.findByText('Kontakt usunięty. Ponowne zaproszenie będzie możliwe od: 12 grudnia 2026.'),
  ).toBeInTheDocument();
});

it('reads the list again when the other side has changed the contact meanwhile', async () => {
  let gone = false;
  answering({
    [LIST]: () => (gone ? nobody : of(inviter)),
    [MANAGE]: () => {
      gone = true;
      return problem(409, 'invalid_transition');
    },
  });
  await show('?status=they_connected');
  await userEvent.click(await button('Odrzuć: Jan Kowalski'));
  expect(await screen.findByText('Nie masz nowych zaproszeń')).toBeVisible();
});

it.each(['NetworkInvite', 'NetworkAccepted'])(
  'the page follows %s at once, and nothing of another profile',
  async (kind) => {
    let users: ReturnType<typeof networkUser>[] = [];
    const calls = answering({ [LIST]: () => of(...users) });
    await show();
    await screen.findByText('Nie masz jeszcze kontaktów');
    users = [networkUser({ id: idOf(711), name: 'Łucja Żurawska' })];
    const before = calls.length;
    const frame = (company_id: string | null) =>
      act(() => tellFrame({ seq: 1, type: 'notification.new', data: { id: idOf(5), kind, company_id } }));
    frame(sellerProfile.id);
    expect(calls.length).toBe(before);
    frame(null);
    expect(await screen.findByRole('link', { name: 'Łucja Żurawska' })).toBeVisible();
  },
);
