import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationSetting, NotificationSettingsBody, SentKind } from '@wspolnik/api/contract';
import { Toaster } from '@wspolnik/shared-ui';
import {
  axe,
  fakeApi,
  NOTIFICATION_SAMPLES,
  noConnection,
  notificationSetting,
  problem,
  signInAs,
} from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { sectionsFor } from './kind-sections.ts';
import { SettingsPage } from './settings.page.tsx';

// axe measures text on a canvas, which jsdom does not implement.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

const READ = 'GET notification-settings/';
const SAVE = 'PUT notification-settings/';
const KINDS = sectionsFor({ hasCompany: true, isAdmin: true }).flatMap(({ kinds }) => kinds);
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
const mail = (name: string) => screen.findByRole('combobox', { name: `Mail: ${name}` });
const product = (name: string) => screen.findByRole('checkbox', { name: `W serwisie: ${name}` });
const sent = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as NotificationSettingsBody).settings);

it.each(['/account/settings/notifications', '/notifications/settings'])('is one of the settings at %s', async (url) => {
  signInAs.person();
  stored();
  await renderPage(<SettingsPage />, { url });
  const nav = screen.getByRole('navigation', { name: 'Ustawienia konta' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Powiadomienia');
  expect(within(nav).getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/account/settings/profile');
});

it('has a place for every kind', () => {
  expect([...KINDS].sort()).toEqual(Object.keys(NOTIFICATION_SAMPLES).sort());
});

it.each([
  ['pl', 'Ustawienia powiadomień', 'Zamówienia i sprzedaż', 'Polubienie wpisu', 'Bez maila'],
  ['en', 'Notification settings', 'Orders and sales', 'Likes on your posts', 'No e-mail'],
] as const)('shows each kind with its choice, in sections: %s', async (locale, title, section, kind, none) => {
  signInAs.company();
  stored();
  const { container } = await show(locale);
  const select = await screen.findByRole('combobox', { name: new RegExp(`^(Mail|E-mail): ${kind}$`) });
  expect(within(select).getByRole('option', { name: none, selected: true })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('region', { name: section })).toBeVisible();
  const shown = sectionsFor({ hasCompany: true }).flatMap(({ kinds }) => kinds);
  expect(screen.getAllByRole('combobox').length).toBeGreaterThanOrEqual(shown.length);
  expect(await axe(container)).toEqual([]);
});

it('saves a choice at once and says so', async () => {
  signInAs.company();
  const calls = stored();
  await show();
  await userEvent.selectOptions(await mail('Polubienie wpisu'), 'Mail od razu');
  await userEvent.click(await product('Polubienie wpisu'));
  await waitFor(() =>
    expect(sent(calls)).toEqual([[{ kind: 'PostReacted', mail: 'now' }], [{ kind: 'PostReacted', in_product: false }]]),
  );
  const posts = screen.getByRole('region', { name: 'Wpisy' });
  expect(await within(posts).findByText('Zapisano')).toBeVisible();
  expect(await mail('Polubienie wpisu')).toHaveValue('now');
  expect(await product('Polubienie wpisu')).not.toBeChecked();
});

it.each([
  ['a lost connection', noConnection],
  ['a refusal', () => problem(429, 'throttled')],
])('takes a choice back after %s, and says that it is not saved', async (_, answer) => {
  signInAs.person();
  stored({ [SAVE]: answer });
  await show();
  await userEvent.selectOptions(await mail('Polubienie wpisu'), 'Mail od razu');
  expect(await screen.findByText(/Zmiana nie została zapisana/)).toBeVisible();
  expect(await mail('Polubienie wpisu')).toHaveValue('never');
});

it('changes a whole section, only where it differs and where it may', async () => {
  signInAs.person();
  const calls = stored();
  await show();
  const section = await screen.findByRole('region', { name: 'Wpisy' });
  const all = await within(section).findByRole('combobox', { name: 'Mail Wpisy' });
  expect(within(all).getByRole('option', { name: 'Różnie', selected: true })).toBeInTheDocument();
  await userEvent.selectOptions(all, 'Bez maila');
  const box = within(section).getByRole('checkbox', { name: 'W serwisie Wpisy' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  const [mails, products] = sent(calls);
  expect(mails?.map(({ kind }) => kind)).not.toContain('PostReacted');
  expect(products?.map(({ kind }) => kind)).not.toContain('PostHidden');
  await waitFor(() => expect(all).toHaveValue('never'));
  await userEvent.click(await product('Polubienie wpisu'));
  await waitFor(() => expect(box).toBePartiallyChecked());
});

it('offers no switch for what is always shown, and no company to a person without one', async () => {
  signInAs.person({ companies: [] });
  stored();
  await show();
  await mail('Wypłata odrzucona');
  expect(screen.queryByRole('checkbox', { name: /Wypłata odrzucona/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Zawsze w serwisie').length).toBe(2);
  expect(screen.queryByRole('region', { name: 'Firma i zespół' })).not.toBeInTheDocument();
  expect(screen.queryByText('Wiadomość do firmy')).not.toBeInTheDocument();
  expect(screen.getByText(/Powiadomienia firmowe pojawią się tutaj/)).toBeVisible();
});

it('can be read again after a failure', async () => {
  signInAs.person();
  let fails = true;
  stored({ [READ]: () => (fails ? problem(500, 'internal') : { settings: [notificationSetting()] }) });
  await show();
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(retry);
  expect(await mail('Polubienie wpisu')).toBeVisible();
});
