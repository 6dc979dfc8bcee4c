import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi, untilFocusIsIn } from '@wspolnik/testing/ui';
import { NetworkButton, type NetworkButtonProps } from './network-button.tsx';
import type { NetworkStatus } from './network-status.ts';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

const NAME = 'Pracownia Cyfrowa';

/** Renders the button, and returns the mocks of its callbacks. */
async function show(props: Partial<NetworkButtonProps>, locale: 'pl' | 'en' = 'pl') {
  const onChange = jest.fn();
  const onError = jest.fn();
  const button = (more: Partial<NetworkButtonProps> = {}) => (
    <NetworkButton
      name={NAME}
      type="company"
      status={null}
      authenticated
      onChange={onChange}
      onError={onError}
      {...props}
      {...more}
    />
  );
  const { rerender, container } = await renderUi(button(), { locale });
  return { onChange, onError, container, again: (more: Partial<NetworkButtonProps>) => rerender(button(more)) };
}

test.each<[NetworkStatus, 'pl' | 'en', string]>([
  [null, 'pl', `Dodaj kontakt: ${NAME}`],
  ['pending', 'pl', `Czeka na aktywację. Cofnij zaproszenie: ${NAME}`],
  ['you_connected', 'pl', `Zaproszenie wysłane. Cofnij zaproszenie: ${NAME}`],
  ['they_connected', 'pl', `Przyjmij zaproszenie: ${NAME}`],
  ['both_connected', 'pl', `W kontaktach. Usuń kontakt: ${NAME}`],
  ['connected', 'pl', `Twoja firma: ${NAME}`],
  [null, 'en', `Add contact: ${NAME}`],
  ['pending', 'en', `Awaiting activation. Withdraw invitation: ${NAME}`],
  ['you_connected', 'en', `Invitation sent. Withdraw invitation: ${NAME}`],
  ['they_connected', 'en', `Accept invitation: ${NAME}`],
  ['both_connected', 'en', `In your contacts. Remove contact: ${NAME}`],
  ['connected', 'en', `Your company: ${NAME}`],
])('%s shows in %s the state and the action', async (status, locale, name) => {
  const { container } = await show({ status }, locale);
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
  expect(await axe(container)).toEqual([]);
});

test.each([
  ['pl', `Ten sam zespół: ${NAME}`],
  ['en', `Same team: ${NAME}`],
] as const)('a member of the company in use is of the same team (%s)', async (locale, name) => {
  await show({ type: 'user', status: 'connected' }, locale);
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
});

test('guests see no button, and it is disabled on the own profile', async () => {
  const { again } = await show({ authenticated: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  again({ authenticated: true, own: true });
  expect(screen.getByRole('button', { name: 'Twój profil' })).toBeDisabled();
});

test.each<NetworkStatus>([null, 'they_connected'])('%s is added at once, by keyboard', async (status) => {
  const user = userEvent.setup();
  const { onChange } = await show({ status });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('add');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each<NetworkStatus>(['pending', 'you_connected', 'both_connected'])(
  '%s is removed after a confirmation',
  async (status) => {
    const user = userEvent.setup();
    const { onChange } = await show({ status });
    await user.tab();
    await user.keyboard(' ');
    const question = await screen.findByRole('alertdialog', { name: 'Czy chcesz usunąć kontakt?' });
    expect(question).toHaveTextContent(NAME);
    await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Usuń' }));
    expect(onChange).toHaveBeenCalledWith('remove');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
);

test('Escape closes the confirmation', async () => {
  const user = userEvent.setup();
  const { onChange } = await show({ status: 'both_connected' });
  await user.click(screen.getByRole('button'));
  await untilFocusIsIn(await screen.findByRole('alertdialog'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onChange).not.toHaveBeenCalled();
});

test('it is busy until the change has settled, ignores a second click, and announces the new state', async () => {
  const user = userEvent.setup();
  let settle: () => void = () => undefined;
  const { onChange, again } = await show({});
  onChange.mockReturnValue(
    new Promise<void>((resolve) => {
      settle = resolve;
    }),
  );
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button', { busy: true }));
  expect(onChange).toHaveBeenCalledTimes(1);
  again({ status: 'you_connected' });
  settle();
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('status')).toHaveTextContent('Zaproszenie wysłane');
});

test('a failed change is passed on as a text, and the button is enabled again', async () => {
  const user = userEvent.setup();
  const { onChange, onError } = await show({});
  onChange.mockRejectedValue(new Error('409'));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(onError).toHaveBeenCalledWith('Nie udało się zmienić statusu kontaktu'));
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
});

test('the action from the API overrides the status: an invitation that has to wait shows until when', async () => {
  const user = userEvent.setup();
  const info = { since: null, allowed_actions: [], retry_at: '2026-12-12T09:00:00Z' };
  const { onChange } = await show({ info });
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('12 grudnia 2026');
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('the button shows the action when the state is next to it', async () => {
  const { again } = await show({ status: 'both_connected', says: 'action' });
  expect(screen.getByRole('button', { name: `Usuń kontakt: ${NAME}` })).toHaveTextContent('Usuń kontakt');
  again({ status: 'you_connected' });
  expect(screen.getByRole('button', { name: `Cofnij zaproszenie: ${NAME}` })).toHaveTextContent('Cofnij zaproszenie');
  again({ status: 'connected' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
