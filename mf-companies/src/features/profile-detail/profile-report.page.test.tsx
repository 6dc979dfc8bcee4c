import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { axe, problem, publicProfile, signInAs, signOut } from '@wspolnik/testing';
import { answering, ID, show } from './testing/profile-page.tsx';

afterEach(() => act(signOut));

it('reports a profile, and keeps what a refused report says', async () => {
  signInAs.person();
  const answers = [problem(429, 'throttled'), new Response(null, { status: 204 })];
  const calls = answering({ 'POST accounts/profile-report/': () => answers.shift() as Response });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Zgłoś profil' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zgłoś profil' });
  expect(await axe(dialog)).toEqual([]);
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Kategoria/ }), 'impersonation');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Opis/ }), ' To nie ta osoba ');
  const send = within(dialog).getByRole('button', { name: 'Wyślij zgłoszenie' });
  await userEvent.click(send);
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Opis/ })).toHaveValue(' To nie ta osoba ');
  await userEvent.click(send);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText(/^Zgłoszenie wysłane/)).toBeInTheDocument();
  expect(calls.findLast(({ path }) => path === 'accounts/profile-report/')?.body).toEqual({
    user_id: ID,
    category: 'impersonation',
    reason: 'To nie ta osoba',
  });
});

it('offers a report neither to a guest nor about oneself', async () => {
  answering();
  const { unmount } = await show();
  await screen.findByRole('heading', { name: 'Jan Kowalski', level: 1 });
  expect(screen.queryByRole('button', { name: 'Zgłoś profil' })).toBeNull();
  unmount();
  signInAs.person();
  const own = useSessionStore.getState().user?.id ?? '';
  answering({ [`GET accounts/user-data/${own}/`]: () => publicProfile({ id: own }) });
  await show('', 'pl', own);
  expect(await screen.findByRole('link', { name: 'Edytuj profil' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zgłoś profil' })).toBeNull();
});
