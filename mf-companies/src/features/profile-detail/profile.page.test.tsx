import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureSlots } from '@wspolnik/system';
import {
  axe,
  buyer,
  idOf,
  noConnection,
  problem,
  profileCompany,
  publicProfile,
  signInAs,
  signOut,
  visibility,
} from '@wspolnik/testing';
import { answering, ID, PROFILE, show } from './testing/profile-page.tsx';

afterEach(() => act(signOut));

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

it('shows somebody who is signed in the phone, where the person shows it', async () => {
  signInAs.person();
  answering({ [PROFILE]: () => publicProfile({ phone: '+48600700800' }) });
  await show();
  expect(await screen.findByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  expect(screen.getByText('22 kontakty')).toBeVisible();
  expect(screen.queryByText(/Widz/)).toBeNull();
});

it('the page is in English under /en', async () => {
  answering();
  await show('', 'en');
  expect(await heading('People (1)')).toBeVisible();
  expect(screen.getByText('Owner · Poznań')).toBeVisible();
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
        visibility: visibility({ phone: 'contacts' }),
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
