import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import {
  axe,
  companyInvitation,
  fakeApi,
  manageUsersReply,
  me,
  noConnection,
  otherProfile,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { anna, answers, confirm, INVITATIONS, jan, MEMBERS, open, ROLE, self, USERS } from './testing/members-page.tsx';

/** By keyboard: opens the menu, moves to the step and chooses it. */
const choose = async (name: string, step: string) => {
  (await screen.findByRole('button', { name: `Co zrobić: ${name}` })).focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name: step });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  const place = screen.getAllByRole('menuitem').indexOf(item);
  await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(place)}`);
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('alertdialog');
};

beforeEach(() => {
  sessionStorage.clear();
  signInAs.company();
});

it.each([
  ['pl', '3 osoby', 'Menedżer', 'Zaproszenia bez odpowiedzi', 'Zaproś'],
  ['en', '3 people', 'Manager', 'Unanswered invitations', 'Invite'],
] as const)('shows members with roles and unanswered invitations (%s)', async (locale, count, role, title, invite) => {
  fakeApi(answers());
  const { container } = await open(locale);
  expect(await screen.findByText(count)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anna Żak' })).toHaveAttribute(
    'href',
    `${locale === 'en' ? '/en' : ''}/profiles/${anna.id}`,
  );
  expect(screen.getByText(role)).toBeVisible();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('maria@example.test')).toBeVisible();
  expect(screen.getByRole('button', { name: invite })).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('lets a member choose to be on the page of the company', async () => {
  let own = self;
  const sent = fakeApi(
    answers({
      [MEMBERS]: () => pageOf([own, jan]),
      'PUT accounts/company-members/shown/': () => {
        own = { ...own, shown_on_page: true };
        return own;
      },
    }),
  );
  await open();
  const box = await screen.findByRole('checkbox', { name: /^Pokaż mnie na profilu firmy/ });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Pokaż mnie/ })).toBeChecked());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ shown_on_page: true });
});

it('shows who joined or left meanwhile, without another company’s changes', async () => {
  let members = [self, jan];
  let invitations = [companyInvitation()];
  const sent = fakeApi(
    answers({
      [MEMBERS]: () => pageOf(members),
      [INVITATIONS]: ({ params }) => pageOf(params.get('status') === 'sent' ? invitations : []),
    }),
  );
  await open();
  expect(await screen.findByText('2 osoby')).toBeVisible();
  expect(await screen.findByText('maria@example.test')).toBeVisible();
  members = [self, anna, jan];
  invitations = [];
  const asked = sent.length;
  const changed = (company_id: string | null) =>
    act(() => tellFrame({ seq: 1, type: 'members.changed', data: { id: otherProfile.id, company_id } }));
  changed(otherProfile.id);
  expect(sent).toHaveLength(asked);
  changed(useSessionStore.getState().company?.id ?? null);
  expect(await screen.findByText('3 osoby')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('maria@example.test')).toBeNull());
});

it('offers only what the API allows', async () => {
  fakeApi(answers());
  await open();
  const items = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Co zrobić: ${name}` }));
    const texts = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await userEvent.keyboard('{Escape}');
    return texts;
  };
  expect(await items('Jan Kowalski')).toEqual(['Nadaj rolę menedżera', 'Przekaż własność', 'Usuń z firmy']);
  expect(await items('Ewa Nowak')).toEqual(['Zostań menedżerem', 'Opuść firmę']);
  expect(await items('Anna Żak')).toContain('Zmień rolę na: członek zespołu');
});

it('shows a member the list, and nothing to press but leaving', async () => {
  signInAs.company({ role: 'member' });
  const sent = fakeApi(
    answers({
      [MEMBERS]: () =>
        pageOf([
          { ...anna, allowed_actions: [] },
          { ...self, role: 'member', allowed_actions: ['leave'] },
        ]),
    }),
  );
  await open();
  expect(await screen.findByText('Zapraszać i zmieniać role mogą właściciele i menedżerowie.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Co zrobić: Ewa Nowak' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Co zrobić: Anna Żak' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zaproś' })).toBeNull();
  expect(sent.some(({ path }) => path === 'accounts/company-invitations/')).toBe(false);
});

it('a promotion follows a confirmation that lists the rights of the role', async () => {
  const sent = fakeApi(answers({ [ROLE]: () => ({ ...jan, role: 'manager' }) }));
  await open();
  const dialog = await choose('Jan Kowalski', 'Nadaj rolę menedżera');
  expect(dialog).toHaveTextContent(/Menedżer publikuje oferty/);
  expect(await axe(dialog)).toEqual([]);
  await confirm(dialog, 'Nadaj rolę menedżera');
  expect(await screen.findByText('Nowa rola: menedżer (Jan Kowalski)')).toBeVisible();
  const calls = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(calls).toEqual([{ user_id: jan.id, action: 'promote', role: 'manager' }]);
  expect(sent.filter(({ path }) => path === 'accounts/company-members/').length).toBeGreaterThan(1);
});

it('the owner hands over ownership: first the new owner, then the own role, and the session follows', async () => {
  const mine = { ...sellerProfile, role: 'manager' as const };
  const sent = fakeApi(
    answers({
      [ROLE]: () => anna,
      'GET accounts/user-data/': () => me({ companies: [mine, otherProfile] }),
    }),
  );
  await open();
  const dialog = await choose('Anna Żak', 'Przekaż własność');
  expect(dialog).toHaveTextContent(/Anna Żak będzie właścicielem, a Ty menedżerem/);
  await confirm(dialog, 'Przekaż własność');
  await waitFor(() => expect(useSessionStore.getState().company?.role).toBe('manager'));
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { user_id: anna.id, action: 'promote', role: 'owner' },
    { user_id: self.id, action: 'demote', role: 'manager' },
  ]);
});

it('a member who leaves acts as themselves again and the page is left', async () => {
  const sent = fakeApi(
    answers({
      [USERS]: () => manageUsersReply({ status: 'removed', invitation: null }),
      'GET accounts/user-data/': () => me({ companies: [otherProfile] }),
    }),
  );
  await open();
  await confirm(await choose('Ewa Nowak', 'Opuść firmę'), 'Opuść firmę');
  await waitFor(() => expect(window.location.pathname).toBe('/offers'));
  await waitFor(() => expect(useSessionStore.getState().company).toBeNull());
  expect(useSessionStore.getState().user?.companies).toEqual([otherProfile]);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ user_id: self.id, action: 'remove' });
  const refreshed = sent.find(({ path }) => path === 'accounts/user-data/');
  expect(refreshed?.headers.get('company-id')).toBeNull();
});

it('the last owner reads what to do instead', async () => {
  fakeApi(answers({ [USERS]: () => problem(409, 'last_owner') }));
  await open();
  const dialog = await choose('Ewa Nowak', 'Opuść firmę');
  await confirm(dialog, 'Opuść firmę');
  expect(await within(dialog).findByText('Firma ma tylko jednego właściciela.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Usuń firmę' })).toHaveAttribute(
    'href',
    '/companies/settings/delete',
  );
  expect(useSessionStore.getState().company).not.toBeNull();
});

it('searches and pages by the address', async () => {
  const sent = fakeApi(answers());
  await open('pl', '?q=%C5%BBak&page=2');
  await waitFor(() =>
    expect(sent.some(({ params }) => params.get('q') === 'Żak' && params.get('page') === '2')).toBe(true),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('Żak');
});

it('a text that is too long stays in the search with a message, and no part of it is searched for', async () => {
  const sent = fakeApi(answers());
  await open();
  const field = await screen.findByRole('searchbox');
  field.focus();
  await userEvent.paste('x'.repeat(203));
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('x'.repeat(203));
  expect(screen.getByRole('alert')).toHaveTextContent('Za długo o 3 znaki. Skróć tekst.');
  expect(window.location.search).toBe('');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
  await waitFor(() => expect(sent.some(({ params }) => params.get('q') === 'x'.repeat(200))).toBe(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the page says that nobody matches', async () => {
  fakeApi(answers({ [MEMBERS]: () => pageOf([]) }));
  await open('pl', '?q=zzz');
  expect(await screen.findByText('Nic nie pasuje do filtrów')).toBeVisible();
});

it('offers to try again after a failure', async () => {
  let isOffline = true;
  fakeApi(answers({ [MEMBERS]: () => (isOffline ? noConnection() : pageOf([jan])) }));
  await open();
  expect(await screen.findByText('Nie udało się pobrać listy członków')).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Jan Kowalski')).toBeVisible();
});

it('shows nothing of the former company after a switch', async () => {
  fakeApi(
    answers({
      [MEMBERS]: ({ headers }) =>
        headers.get('company-id') === sellerProfile.id ? pageOf([jan]) : new Promise(() => {}),
    }),
  );
  await open();
  expect(await screen.findByText('Jan Kowalski')).toBeVisible();
  act(() => switchProfile(otherProfile));
  expect(screen.queryByText('Jan Kowalski')).toBeNull();
});

it('a suspended company invites nobody, and the page says why', async () => {
  fakeApi(answers());
  act(() => switchProfile({ ...sellerProfile, status: 'suspended' }));
  await open();
  expect(await screen.findByText(/Firma jest zawieszona\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zaproś' })).toBeNull();
});
