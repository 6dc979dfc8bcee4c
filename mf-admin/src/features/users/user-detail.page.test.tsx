import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import {
  adminSession,
  adminUser,
  adminUserDetail,
  auditEntry,
  axe,
  confirmation,
  confirmationMethods,
  fakeApi,
  idOf,
  pageOf,
  problem,
  signInAs,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { UserDetailPage } from './user-detail.page.tsx';

const user = adminUserDetail({ id: idOf(500) });
const READ = `GET admin/users/${user.id}/`;
const SESSIONS = `GET admin/users/${user.id}/sessions/`;
const HISTORY = 'GET accounts/admin/audit-log/';
const STATUS = 'POST admin/user_status/';

const reads = {
  [READ]: () => user as object,
  [SESSIONS]: () => pageOf([adminSession()]) as object,
  [HISTORY]: () => pageOf([auditEntry({ action: 'user.enabled', details: { reason: 'Pomyłka' } })]) as object,
};
const show = (id = user.id) =>
  renderPage(
    <>
      <UserDetailPage id={id} />
      <Toaster />
    </>,
    { url: `/admin/users/${id}` },
  );

async function suspend(reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Zawieś' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason) await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Zawieś konto' }));
  return dialog;
}

beforeEach(() => signInAs.admin());

it('the page shows data, companies, numbers, sessions and decisions of admins', async () => {
  const calls = fakeApi(reads);
  const { container } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ewa Nowak' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stolarnia Żuraw' })).toHaveAttribute(
    'href',
    `/admin/companies/${user.companies[0]?.id}`,
  );
  expect(within(screen.getByRole('region', { name: 'Liczby' })).getByText('12')).toBeVisible();
  expect(await screen.findByText('Firefox, Linux')).toBeVisible();
  expect(await screen.findByText('Konto przywrócone')).toBeVisible();
  expect(screen.getByText('Pomyłka')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Profil publiczny' })).toHaveAttribute('href', `/profiles/${user.id}`);
  const history = calls.find(({ path }) => path.includes('audit-log'));
  expect(history?.params.get('subject_id')).toBe(user.id);
  expect(await axe(container)).toEqual([]);
});

it('a suspension takes a reason and shows it', async () => {
  let current = user;
  const calls = fakeApi({
    ...reads,
    [READ]: () => current,
    [STATUS]: () => {
      current = { ...user, status: 'disabled', disabled_at: user.created_at, disabled_reason: 'Spam w ofertach' };
      return current;
    },
  });
  await show();
  const dialog = await suspend('');
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), ' Spam w ofertach ');
  await userEvent.click(dialog.getByRole('button', { name: 'Zawieś konto' }));
  expect(await screen.findByText('Spam w ofertach')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Przywróć' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    user_id: user.id,
    active: false,
    reason: 'Spam w ofertach',
  });
});

it('a suspension that another admin made first is reported, and keeps the reason', async () => {
  fakeApi({ ...reads, [STATUS]: () => problem(409, 'already_decided') });
  await show();
  const dialog = await suspend('Spam');
  expect(await dialog.findByText(/Ktoś już podjął decyzję/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Powód/ })).toHaveValue('Spam');
});

it('a reason that the API refuses is reported at its field', async () => {
  fakeApi({
    ...reads,
    [STATUS]: () => problem(422, 'validation_failed', { reason: [{ code: 'max', params: { max: 1000 } }] }),
  });
  await show();
  const dialog = await suspend('Spam');
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Powód/ })).toBeInvalid());
});

const CONFIRM = {
  'GET accounts/confirm/': () => confirmationMethods() as object,
  'POST accounts/confirm/': () => confirmation() as object,
};
const ROLE = `POST admin/users/${user.id}/role/`;
const DECIDE = `POST admin/users/${user.id}/role/decide/`;
const proposal = { by: { id: idOf(501), name: 'Adam Lis' }, reason: 'Zastępstwo', proposed_at: user.created_at };
const typePassword = async (dialog: ReturnType<typeof within>) =>
  userEvent.type(await dialog.findByLabelText(/Twoje hasło/), 'Demo!2345');

it('a proposal of an admin needs a reason and the password, and a second admin decides', async () => {
  let current: object = user;
  const own = { id: useSessionStore.getState().user?.id ?? '', name: 'Ja' };
  const calls = fakeApi({
    ...reads,
    ...CONFIRM,
    [READ]: () => current,
    [ROLE]: () => {
      current = { ...user, role_proposal: { ...proposal, by: own } };
      return adminUser({ role: 'USER' });
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Nadaj rolę administratora' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Zastępstwo');
  await typePassword(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Nadaj rolę' }));
  expect(await screen.findByText(/czeka na drugą osobę/)).toBeInTheDocument();
  expect(await screen.findByText('Proponujesz rolę administratora')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Wycofaj propozycję' })).toBeVisible();
  for (const name of ['Zatwierdź', 'Nadaj rolę administratora']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  const sent = calls.find(({ path }) => path.endsWith('/role/'));
  expect(sent?.body).toEqual({ role: 'ADMIN', reason: 'Zastępstwo' });
  expect(sent?.headers.get('confirmation')).toBe(confirmation().token);
});

it.each([
  ['Zatwierdź', 'approve', 'Nowa rola administratora: Ewa Nowak'],
  ['Odrzuć', 'decline', 'Propozycja odrzucona: Ewa Nowak'],
])('a second admin decides about the proposal: %s', async (label, decision, done) => {
  const calls = fakeApi({
    ...reads,
    ...CONFIRM,
    [READ]: () => ({ ...user, role_proposal: proposal }),
    [DECIDE]: () => adminUser(),
  });
  const { container } = await show();
  expect(await screen.findByText('Adam Lis proponuje rolę administratora')).toBeVisible();
  expect(screen.getByText('Zastępstwo')).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await typePassword(dialog);
  await userEvent.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByText(done)).toBeInTheDocument();
  const sent = calls.find(({ path }) => path.endsWith('/role/decide/'));
  expect(sent?.body).toEqual({ decision, proposed_at: user.created_at });
  expect(sent?.headers.get('confirmation')).toBe(confirmation().token);
});

it('the last admin cannot lose the role', async () => {
  fakeApi({
    ...reads,
    ...CONFIRM,
    [READ]: () => ({ ...user, role: 'ADMIN' }),
    [`POST admin/users/${user.id}/role/`]: () => problem(409, 'last_admin'),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Odbierz rolę administratora' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Koniec pracy');
  await typePassword(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Odbierz rolę' }));
  expect(await dialog.findByText(/co najmniej jednego administratora/)).toBeVisible();
});

it('all sessions end after a question', async () => {
  let sessions = pageOf([adminSession()]);
  const calls = fakeApi({
    ...reads,
    [SESSIONS]: () => sessions,
    [`POST admin/users/${user.id}/end-sessions/`]: () => {
      sessions = pageOf([]);
      return {};
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Zakończ wszystkie sesje' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Zakończ wszystkie sesje' }));
  expect(await screen.findByText('Konto nie jest nigdzie zalogowane.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('an unconfirmed account can get the confirmation mail again', async () => {
  fakeApi({
    ...reads,
    [READ]: () => ({ ...user, status: 'unverified', email_verified_at: null }),
    [`POST admin/users/${user.id}/resend-verification/`]: () => ({}),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Wyślij potwierdzenie ponownie' }));
  expect(await screen.findByText('Nowy link jest w drodze na ewa@example.test')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nadaj rolę administratora' })).not.toBeInTheDocument();
});

it('the admin’s own account offers no decision', async () => {
  const own = useSessionStore.getState().user?.id ?? '';
  fakeApi({
    ...reads,
    [`GET admin/users/${own}/`]: () => ({ ...user, id: own, role: 'ADMIN' }),
    [`GET admin/users/${own}/sessions/`]: () => pageOf([adminSession()]),
  });
  await show(own);
  expect(await screen.findByText(/To Twoje konto/)).toBeVisible();
  await screen.findByText('Firefox, Linux');
  for (const name of ['Zawieś', 'Odbierz rolę administratora', 'Zakończ wszystkie sesje']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

it('the page reports an account that does not exist', async () => {
  fakeApi({ ...reads, [READ]: () => problem(404, 'not_found') });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tego konta już nie ma' })).toBeInTheDocument();
});
