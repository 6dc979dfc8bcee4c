import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/shared-ui';
import {
  axe,
  companyInvitation,
  companyMember,
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
} from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { MembersPage } from './members.page.tsx';

const MEMBERS = 'GET accounts/company-members/';
const INVITATIONS = 'GET accounts/company-invitations/';
const ROLE = 'POST accounts/company-manage-managers/';
const USERS = 'POST accounts/company-manage-users/';

const self = companyMember({
  id: me().id,
  first_name: 'Ewa',
  last_name: 'Nowak',
  email: 'ewa@example.test',
  role: 'owner',
  allowed_actions: ['demote', 'leave'],
});
const jan = companyMember();
const anna = companyMember({
  id: '00000000-0000-7000-8000-000000000711',
  first_name: 'Anna',
  last_name: 'Żak',
  email: 'anna@example.test',
  role: 'manager',
  allowed_actions: ['promote', 'demote', 'remove'],
});

type Answers = Parameters<typeof fakeApi>[0];
const answers = (over: Answers = {}): Answers => ({
  [MEMBERS]: () => pageOf([self, anna, jan]),
  [INVITATIONS]: ({ params }) => pageOf(params.get('status') === 'sent' ? [companyInvitation()] : []),
  'GET accounts/user-data/': () => useSessionStore.getState().user,
  ...over,
});
const open = (locale: 'pl' | 'en' = 'pl', query = '') =>
  renderPage(
    <>
      <MembersPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/companies/settings/members${query}`, locale },
  );

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
const confirm = (dialog: HTMLElement, name: string) => userEvent.click(within(dialog).getByRole('button', { name }));

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
  expect(await items('Ewa Nowak')).toEqual(['Zmień na niższą rolę', 'Opuść firmę']);
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

it('promotes after a confirmation that says what the role may do', async () => {
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

it('hands over ownership: first the new owner, then the own role, and the session follows', async () => {
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

it('leaves: the person acts as themselves again and the page is left', async () => {
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

it('tells the last owner what to do instead', async () => {
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

describe('inviting', () => {
  const invite = async (email: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Zaproś' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('textbox', { name: /Adres e-mail/ }));
    await userEvent.paste(email);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Wyślij zaproszenie' }));
    return dialog;
  };

  it('mails an invitation and shows it in the list', async () => {
    const sent = fakeApi(answers({ [USERS]: () => manageUsersReply() }));
    await open();
    await screen.findByText('maria@example.test');
    await invite(' nowa@example.test ');
    expect(await screen.findByText('Zaproszenie wysłane: nowa@example.test')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'nowa@example.test', action: 'add' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['nonsense', undefined, 'Podaj poprawny adres e-mail.'],
    ['MARIA@example.test', undefined, /czeka już zaproszenie/],
    ['jan@example.test', () => problem(409, 'already_member'), 'Ta osoba już należy do firmy.'],
    ['flood@example.test', () => problem(429, 'throttled'), /Za dużo prób/],
    ['lost@example.test', noConnection, /Brak połączenia z serwerem/],
  ] as const)('refuses %s, and keeps what was typed', async (email, answer, text) => {
    fakeApi(answers(answer && { [USERS]: answer }));
    await open();
    await screen.findByText('maria@example.test');
    const dialog = await invite(email);
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Adres e-mail/ })).toHaveValue(email);
  });
});

describe('an unanswered invitation', () => {
  it('that is read before the members waits for them, so that it does not move', async () => {
    let answer: ((page: unknown) => void) | undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const sent = fakeApi(answers({ [MEMBERS]: () => late }));
    await open();
    await waitFor(() => expect(sent.filter(({ path }) => path === 'accounts/company-invitations/')).toHaveLength(2));
    await act(async () => {});
    expect(screen.queryByText('maria@example.test')).toBeNull();
    answer?.(pageOf([self]));
    expect(await screen.findByText('maria@example.test')).toBeVisible();
  });

  it('is sent again', async () => {
    const sent = fakeApi(
      answers({ [`POST accounts/company-invitations/${companyInvitation().id}/resend/`]: () => companyInvitation() }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Wyślij ponownie zaproszenie/ }));
    expect(await screen.findByText('Zaproszenie wysłane ponownie: maria@example.test')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is withdrawn after a question', async () => {
    let isOpen = true;
    fakeApi(
      answers({
        [INVITATIONS]: ({ params }) => pageOf(isOpen && params.get('status') === 'sent' ? [companyInvitation()] : []),
        [`POST accounts/company-invitations/${companyInvitation().id}/revoke/`]: () => {
          isOpen = false;
          return companyInvitation({ status: 'revoked' });
        },
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Cofnij zaproszenie/ }));
    await confirm(await screen.findByRole('alertdialog'), 'Cofnij');
    expect(await screen.findByText('Zaproszenie cofnięte: maria@example.test')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Zaproszenia bez odpowiedzi' })).toBeNull());
  });

  it('to somebody by their profile shows who it is, without an address', async () => {
    const person = { id: jan.id, name: 'Zofia Lis', image: null, thumbnail: null };
    const invitation = companyInvitation({ email: null, person });
    fakeApi(answers({ [INVITATIONS]: ({ params }) => pageOf(params.get('status') === 'sent' ? [invitation] : []) }));
    await open();
    expect(await screen.findByRole('link', { name: 'Zofia Lis' })).toHaveAttribute('href', `/profiles/${person.id}`);
    expect(screen.getByRole('button', { name: 'Cofnij zaproszenie: Zofia Lis' })).toBeVisible();
  });

  it('that expired says since when', async () => {
    const expired = companyInvitation({ status: 'expired', expires_at: '2026-01-13T10:00:00.000Z' });
    fakeApi(answers({ [INVITATIONS]: ({ params }) => pageOf(params.get('status') === 'expired' ? [expired] : []) }));
    await open();
    expect(await screen.findByText(/Wygasło 13/)).toBeVisible();
  });
});

it('searches and pages by the address', async () => {
  const sent = fakeApi(answers());
  await open('pl', '?q=%C5%BBak&page=2');
  await waitFor(() =>
    expect(sent.some(({ params }) => params.get('q') === 'Żak' && params.get('page') === '2')).toBe(true),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('Żak');
});

it('says that nobody matches', async () => {
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

it('of a suspended company invites nobody, and says why', async () => {
  fakeApi(answers());
  act(() => switchProfile({ ...sellerProfile, status: 'suspended' }));
  await open();
  expect(await screen.findByText(/Firma nie jest teraz aktywna/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zaproś' })).toBeNull();
});
