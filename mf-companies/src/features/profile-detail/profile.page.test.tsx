import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureSlots, Toaster } from '@wspolnik/system';
import {
  axe,
  buyer,
  fakeApi,
  idOf,
  networkChain,
  networkManageReply,
  networkReply,
  noConnection,
  problem,
  profileCompany,
  publicProfile,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ProfilePage } from './profile.page.tsx';

afterEach(() => act(signOut));

const ID = idOf(710);
const PROFILE = `GET accounts/user-data/${ID}/`;
const CONTACTS = 'GET network/public/';
const answering = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [PROFILE]: () => publicProfile(),
    [CONTACTS]: () => networkReply(),
    'GET network/chain/': () => networkChain(),
    ...answers,
  });
const show = (search = '', locale: 'pl' | 'en' = 'pl', id = ID) =>
  renderPage(
    <>
      <ProfilePage id={id} />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/profiles/${id}${search}`, locale },
  );
const heading = (name: string) => screen.findByRole('heading', { name });
/** The contacts may have the same names. */
const title = (name: string) => screen.findByRole('heading', { name, level: 1 });

it('shows a guest the person and their companies, without contacts and their buttons', async () => {
  const calls = answering({
    [PROFILE]: () =>
      publicProfile({ email: null, total_contacts: null, network_status_info: null, shared_contacts: 0 }),
  });
  const { container } = await show();
  expect(await title('Jan Kowalski')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edytuj profil' })).toBeNull();
  expect(screen.queryByText(/\d kontakt/)).toBeNull();
  expect(screen.getByText('Kontakty osób są widoczne dopiero po zalogowaniu.')).toBeVisible();
  const companies = within(screen.getByRole('region', { name: 'Firmy' }));
  expect(companies.getByRole('link', { name: 'Stolarnia Żuraw' })).toHaveAttribute('href', `/companies/${idOf(900)}`);
  expect(companies.getByText('Właściciel · Poznań')).toBeVisible();
  expect(screen.queryByRole('button', { name: /kontakt/i })).toBeNull();
  expect(screen.queryByText('Kto Was łączy')).toBeNull();
  expect(calls.some(({ path }) => path.startsWith('network/'))).toBe(false);
  expect(document.title).toBe('Jan Kowalski · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('shows somebody who is signed in the address, and how they know each other', async () => {
  signInAs.person();
  const calls = answering();
  const { container } = await show();
  expect(await screen.findByRole('link', { name: 'jan@example.test' })).toHaveAttribute(
    'href',
    'mailto:jan@example.test',
  );
  const chain = within(await screen.findByRole('region', { name: 'Kto Was łączy' }));
  await waitFor(() =>
    expect(chain.getAllByRole('listitem').map((step) => step.textContent?.replace(/^[A-ZŻ]{2}/, ''))).toEqual([
      'Ty',
      'Jan Kowalski',
      'Stolarnia Żuraw',
    ]),
  );
  expect(Object.fromEntries(calls.find(({ path }) => path === 'network/chain/')?.params ?? [])).toEqual({
    user_id: ID,
  });
  expect(await axe(container)).toEqual([]);
});

it('shows somebody who is signed in the phone, where the person shows it', async () => {
  signInAs.person();
  answering({ [PROFILE]: () => publicProfile({ phone: '+48600700800' }) });
  await show();
  expect(await screen.findByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  expect(screen.getByText('22 kontakty')).toBeVisible();
  expect(screen.queryByText(/Widz/)).toBeNull();
});

it.each([
  ['pl', 'Ta osoba nie pokazuje Ci swoich kontaktów.'],
  ['en', 'This person does not show you their contacts.'],
] as const)(
  'the page says that the contacts are hidden, and asks for none and for no chain (%s)',
  async (locale, text) => {
    signInAs.person();
    const calls = answering({
      [PROFILE]: () => publicProfile({ total_contacts: null, shared_contacts: 0, email: null }),
    });
    const { container } = await show('', locale);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('region', { name: /^(Kto Was łączy|Who connects)/ })).toBeNull();
    expect(calls.some(({ path }) => path.startsWith('network/'))).toBe(false);
    expect(await axe(container)).toEqual([]);
  },
);

it('the page has no section of the chain when nobody connects the two', async () => {
  signInAs.person();
  answering({ 'GET network/chain/': () => networkChain({ chain: [] }) });
  await show();
  await title('Jan Kowalski');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kto Was łączy' })).toBeNull());
});

it('the page is in English under /en', async () => {
  answering();
  await show('', 'en');
  expect(await heading('People (1)')).toBeVisible();
  expect(screen.getByText('Owner · Poznań')).toBeVisible();
});

it('lists the shared contacts at their own address', async () => {
  signInAs.person();
  const calls = answering();
  await show('?shared=true&page=x');
  await heading('Osoby (1)');
  const tabs = within(screen.getByRole('navigation', { name: 'Kontakty' }));
  expect(tabs.getByRole('link', { name: 'Wszystkie' })).toHaveAttribute('href', `/profiles/${ID}`);
  expect(tabs.getByRole('link', { name: /^Wspólne/ })).toHaveAttribute('aria-current', 'page');
  const asked = calls.find(({ path }) => path === 'network/public/');
  expect(Object.fromEntries(asked?.params ?? [])).toEqual({ limit: '30', shared: 'true', user_id: ID });
});

it('the page invites the person; the page shows it, and still who connects them', async () => {
  signInAs.person();
  let invited = false;
  answering({
    [PROFILE]: () =>
      publicProfile(
        invited
          ? {
              network_status: 'you_connected',
              network_status_info: { since: null, allowed_actions: ['remove'], retry_at: null },
            }
          : {},
      ),
    'POST network/manage/': () => {
      invited = true;
      return networkManageReply();
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj kontakt: Jan Kowalski' }));
  expect(
    await screen.findByRole('button', { name: 'Zaproszenie wysłane. Cofnij zaproszenie: Jan Kowalski' }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Kto Was łączy' })).toBeVisible();
});

it('the page says until when an invitation has to wait', async () => {
  signInAs.person();
  answering({
    [PROFILE]: () =>
      publicProfile({
        network_status_info: { since: null, allowed_actions: [], retry_at: '2026-12-12T09:00:00.000Z' },
      }),
  });
  await show();
  expect(await screen.findByText('Ponowne zaproszenie będzie możliwe od: 12 grudnia 2026.')).toBeVisible();
});

it('the page follows an invitation of the person at once', async () => {
  signInAs.person();
  let status: 'they_connected' | null = null;
  answering({
    [PROFILE]: () =>
      publicProfile({
        network_status: status,
        network_status_info: { since: null, allowed_actions: ['add', 'decline'], retry_at: null },
      }),
  });
  await show();
  await title('Jan Kowalski');
  status = 'they_connected';
  const data = { id: idOf(5), kind: 'NetworkInvite', company_id: null };
  act(() => tellFrame({ seq: 1, type: 'notification.new', data }));
  expect(await screen.findByRole('button', { name: 'Przyjmij zaproszenie: Jan Kowalski' })).toBeVisible();
});

it('shows the own profile without a chain and without an invitation', async () => {
  signInAs.person();
  const calls = answering({
    [`GET accounts/user-data/${buyer.id}/`]: () =>
      publicProfile({
        id: buyer.id,
        first_name: 'Ewa',
        last_name: 'Nowak',
        phone: '+48600700800',
        visibility: { email: 'nobody', phone: 'contacts', contacts: 'signed_in' },
        network_status_info: null,
        companies: [],
      }),
  });
  await show('', 'pl', buyer.id);
  expect(await title('Ewa Nowak')).toBeVisible();
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toContain('jan@example.testWidzisz to tylko Ty');
  expect(facts).toContain('+48 600 700 800Widzą to Twoje kontakty');
  expect(facts).toContain('22 kontaktyWidzą to zalogowane osoby');
  expect(screen.getByRole('button', { name: 'Twój profil' })).toBeDisabled();
  expect(screen.queryByRole('region', { name: 'Firmy' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edytuj profil' })).toHaveAttribute('href', '/account/settings/profile');
  expect(calls.some(({ path }) => path === 'network/chain/')).toBe(false);
});

it.each([
  ['somebody who is signed in', () => void signInAs.person()],
  ['a guest', () => {}],
])('offers %s a message only where a remote provides the dialog', async (_, enter) => {
  enter();
  answering();
  await show();
  await title('Jan Kowalski');
  expect(screen.queryByRole('button', { name: 'Napisz wiadomość' })).toBeNull();
  act(() =>
    configureSlots((name) =>
      name === 'message.compose' ? { remote: 'mf_messaging', load: () => new Promise(() => undefined) } : null,
    ),
  );
  expect(screen.getAllByRole('button', { name: /wiadomość/ }).length).toBe(1);
  act(() => configureSlots(() => null));
});

it('the page shares the profile by its absolute URL', async () => {
  answering({ [PROFILE]: () => publicProfile({ companies: [profileCompany()] }) });
  await show('', 'en');
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue(
    `http://localhost/en/profiles/${ID}`,
  );
});

it.each([
  ['is deleted', 404, 'not_found'],
  ['has a malformed id', 422, 'validation_failed'],
] as const)('a note appears when the account %s', async (_, status, code) => {
  answering({ [PROFILE]: () => problem(status, code) });
  await show();
  expect(await heading('Nie znaleziono osoby')).toBeInTheDocument();
  expect(screen.getByText('Konto usunięte albo link jest niepełny.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Znajdź firmy' })).toHaveAttribute('href', '/companies');
});

it('shows the failure and retries', async () => {
  let fails = true;
  answering({ [PROFILE]: () => (fails ? noConnection() : publicProfile()) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać profilu');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await title('Jan Kowalski')).toBeVisible();
});
