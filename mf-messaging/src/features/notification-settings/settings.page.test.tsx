import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationSetting, NotificationSettingsBody, SentKind } from '@wspolnik/contract';
import { Toaster } from '@wspolnik/system';
import { axe, fakeApi, noConnection, notificationSetting, problem, signInAs } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { sectionsFor } from './kind-sections.ts';
import { SettingsPage } from './settings.page.tsx';

const READ = 'GET notification-settings/';
const SAVE = 'PUT notification-settings/';
const KINDS = sectionsFor({ hasCompany: true, isAdmin: true }).flatMap(([, kinds]) => kinds);
const REQUIRED: readonly SentKind[] = ['PostHidden', 'WithdrawalRejected'];

/** An API that keeps what is chosen. */
function stored(answers: Parameters<typeof fakeApi>[0] = {}) {
  let settings: NotificationSetting[] = KINDS.map((kind) =>
    notificationSetting({ kind, mail: kind === 'PostReacted' ? 'never' : 'daily', required: REQUIRED.includes(kind) }),
  );
  return fakeApi({
    [READ]: () => ({ settings }),
    [SAVE]: ({ body }) => {
      const changes = (body as NotificationSettingsBody).settings;
      settings = settings.map((setting) => ({ ...setting, ...changes.find(({ kind }) => kind === setting.kind) }));
      return { settings };
    },
    ...answers,
  });
}
const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <SettingsPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/account/settings/notifications`, locale },
  );
const choice = (name: string) => screen.findByRole('combobox', { name });
const open = async (section: string) => userEvent.click(await screen.findByRole('button', { name: section }));
const sent = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as NotificationSettingsBody).settings);

it.each(['/account/settings/notifications', '/notifications/settings'])(
  'the page is one of the settings at %s',
  async (url) => {
    signInAs.person();
    stored();
    await renderPage(<SettingsPage />, { url });
    const nav = screen.getByRole('navigation', { name: 'Ustawienia konta' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Powiadomienia');
    expect(within(nav).getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/account/settings/profile');
  },
);

it.each([
  ['pl', 'Ustawienia powiadomień', 'Zamówienia i sprzedaż', 'Polubienie wpisu', 'Tylko w serwisie'],
  ['en', 'Notification settings', 'Orders and sales', 'Likes on your posts', 'Only in the app'],
] as const)('shows each kind with its choice, in sections: %s', async (locale, title, section, kind, none) => {
  signInAs.company();
  stored();
  const { container } = await show(locale);
  for (const button of screen.getAllByRole('button', { expanded: false })) await userEvent.click(button);
  const select = await choice(kind);
  expect(within(select).getByRole('option', { name: none, selected: true })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('region', { name: section })).toBeVisible();
  const shown = sectionsFor({ hasCompany: true }).flatMap(([, kinds]) => kinds);
  expect(screen.getAllByRole('combobox').length).toBeGreaterThanOrEqual(shown.length);
  expect(await axe(container)).toEqual([]);
});

it('shows one choice for each section, and one for each kind of an open one', async () => {
  signInAs.company();
  stored();
  await show();
  expect(await choice('Cała grupa: Rozmowy')).toHaveValue('yes-daily');
  expect(screen.getAllByRole('combobox')).toHaveLength(sectionsFor({ hasCompany: true }).length);
  await open('Rozmowy');
  expect(await choice('Wiadomość do firmy')).toHaveValue('yes-daily');
  await open('Rozmowy');
  expect(screen.queryByRole('combobox', { name: 'Wiadomość do firmy' })).not.toBeInTheDocument();
});

it('a choice is saved at once and confirmed', async () => {
  signInAs.company();
  const calls = stored();
  await show();
  await open('Wpisy');
  await userEvent.selectOptions(await choice('Polubienie wpisu'), 'W serwisie i mailem od razu');
  await userEvent.selectOptions(await choice('Polubienie wpisu'), 'Tylko mailem od razu');
  await waitFor(() =>
    expect(sent(calls)).toEqual([[{ kind: 'PostReacted', mail: 'now' }], [{ kind: 'PostReacted', in_product: false }]]),
  );
  const posts = screen.getByRole('region', { name: 'Wpisy' });
  expect(await within(posts).findByText('Zapisano')).toBeVisible();
  expect(await choice('Polubienie wpisu')).toHaveValue('no-now');
});

it.each([
  ['a lost connection', noConnection],
  ['a refusal', () => problem(429, 'throttled')],
])('a choice is taken back after %s, and reported as not saved', async (_, answer) => {
  signInAs.person();
  stored({ [SAVE]: answer });
  await show();
  await open('Wpisy');
  await userEvent.selectOptions(await choice('Polubienie wpisu'), 'W serwisie i mailem od razu');
  expect(await screen.findByText(/Zmiana nie została zapisana/)).toBeVisible();
  expect(await choice('Polubienie wpisu')).toHaveValue('yes-never');
});

it('a whole section changes only where it differs and where it may', async () => {
  signInAs.person();
  const calls = stored();
  await show();
  const all = await choice('Cała grupa: Wpisy');
  expect(within(all).getByRole('option', { name: 'Różnie', selected: true })).toBeInTheDocument();
  await userEvent.selectOptions(all, 'Tylko w serwisie');
  await waitFor(() => expect(all).toHaveValue('yes-never'));
  await userEvent.selectOptions(all, 'Wcale');
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  const [mails, products] = sent(calls);
  expect(mails?.map(({ kind }) => kind)).not.toContain('PostReacted');
  expect(mails).toContainEqual({ kind: 'PostHidden', mail: 'never' });
  expect(products).toContainEqual({ kind: 'PostReacted', in_product: false });
  expect(products?.map(({ kind }) => kind)).not.toContain('PostHidden');
  await waitFor(() => expect(all).toHaveValue('no-never'));
  await open('Wpisy');
  expect(await choice('Ukrycie wpisu przez administratora')).toHaveValue('yes-never');
});

it('offers no switch for what is always shown, and no company to a person without one', async () => {
  signInAs.person({ companies: [] });
  stored();
  await show();
  await open('Punkty i wypłaty');
  const rejected = within(await choice('Wypłata odrzucona')).getAllByRole('option');
  expect(rejected.map(({ textContent }) => textContent)).toEqual([
    'W serwisie i mailem od razu',
    'W serwisie i w mailu raz dziennie',
    'Tylko w serwisie',
  ]);
  await open('Rozmowy');
  expect(screen.queryByRole('region', { name: 'Firma i zespół' })).not.toBeInTheDocument();
  expect(screen.queryByText('Wiadomość do firmy')).not.toBeInTheDocument();
  expect(screen.getByText(/Powiadomienia firmowe pojawią się tutaj/)).toBeVisible();
});

it('the settings can be read again after a failure', async () => {
  signInAs.person();
  let fails = true;
  stored({ [READ]: () => (fails ? problem(500, 'internal') : { settings: [notificationSetting()] }) });
  await show();
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(retry);
  await open('Wpisy');
  expect(await choice('Polubienie wpisu')).toBeVisible();
});
