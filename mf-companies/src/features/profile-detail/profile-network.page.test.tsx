import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  idOf,
  introduction,
  networkChain,
  networkManageReply,
  networkTies,
  profileCard,
  publicProfile,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { answering, ID, PROFILE, show } from './testing/profile-page.tsx';

afterEach(() => act(signOut));

const heading = (name: string) => screen.findByRole('heading', { name });
/** The contacts may have the same names. */
const title = (name: string) => screen.findByRole('heading', { name, level: 1 });

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
    expect(calls.some(({ path }) => path === 'network/public/' || path === 'network/chain/')).toBe(false);
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

it('shows orders, introducer and contact since, names shared contacts, and lists all in a dialog', async () => {
  signInAs.person();
  const [first, second] = [profileCard(), profileCard({ id: idOf(81), type: 'company', name: 'Azymut Doradcy' })];
  answering({
    [PROFILE]: () => publicProfile({ network_status: 'both_connected' }),
    'GET network/ties/': () =>
      networkTies({
        orders: 4,
        first_order_at: '2026-03-04T10:00:00.000Z',
        contact_since: '2026-11-12T10:00:00.000Z',
        introduced_by: first,
        shared: { count: 5, first: [first, second] },
      }),
  });
  const { container } = await show();
  const ties = within(await screen.findByRole('list', { name: 'Co Was łączy' }));
  expect(ties.getByText('Współpracujecie od marca 2026 · 4 zakończone zamówienia')).toBeVisible();
  expect(ties.getByText('W kontaktach od 12 listopada 2026')).toBeVisible();
  expect(ties.getByText(/^Poznaliście się przez:/)).toHaveTextContent(first.name);
  expect(ties.getByText(/^Wspólne kontakty:/)).toHaveTextContent(`${first.name}, Azymut Doradcy i 3 inne`);
  expect(await axe(container)).toEqual([]);
  await userEvent.click(ties.getByRole('button', { name: 'i 3 inne' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wspólne kontakty: Jan Kowalski' });
  expect(await within(dialog).findByRole('link', { name: /Stolarnia Żuraw/ })).toBeVisible();
});

it('asks the first of the chain for an introduction', async () => {
  signInAs.person();
  let isAsked = false;
  const calls = answering({
    'GET network/ties/': () => networkTies({ introduction_asked: isAsked }),
    'POST network/introductions/': () => {
      isAsked = true;
      return introduction();
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Poproś o przedstawienie' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Poproś o przedstawienie' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Szukamy drukarni');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij prośbę' }));
  expect(await screen.findByRole('link', { name: 'Prośba o przedstawienie czeka na odpowiedź' })).toHaveAttribute(
    'href',
    '/network/introductions',
  );
  const [via, target] = networkChain().chain;
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    recipient: target?.type,
    recipient_id: target?.id,
    via_id: via?.id,
    text: 'Szukamy drukarni',
  });
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
