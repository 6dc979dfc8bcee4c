import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  fakeApi,
  home,
  homeMatch,
  homeSteps,
  homeWebinar,
  idOf,
  offerSummary,
  problem,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import routes from '../../../routes.json';
import { renderPage } from '../../testing/render-page.ts';
import { HomePage } from './home.page.tsx';
import { homeRead } from './home.reads.ts';

const READ = 'GET home/';

beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <HomePage />
    </main>,
    { url: locale === 'en' ? '/en/home' : '/home', locale },
  );
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('what waits leads to where it is done, with the names of who waits', async () => {
  const tasks = [
    { kind: 'disputes' as const, count: 1, names: ['Dach nad Wisłą'] },
    { kind: 'messages' as const, count: 2, names: ['Anna Nowak', 'Azymut'] },
    { kind: 'invitations' as const, count: 6, names: ['Jan', 'Ewa', 'Ola'] },
    { kind: 'introductions' as const, count: 2, names: ['Kuba', 'Iga'] },
    { kind: 'introduction_answers' as const, count: 1, names: ['Azymut'] },
  ];
  const webinars = [homeWebinar({ id: idOf(5) }), homeWebinar({ id: idOf(6), title: 'Eksport', state: 'past' })];
  fakeApi({ [READ]: () => home({ tasks, webinars }) });
  const { container } = await show();
  const waiting = await region('Czeka na Ciebie');
  const links = await waiting.findAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/transactions/sales?status=reported', '1 spór czeka na Twoją odpowiedźDach nad Wisłą'],
    ['/messages', '2 nieprzeczytane rozmowyAnna Nowak i Azymut'],
    ['/network?status=they_connected', '6 zaproszeń do kontaktówJan, Ewa, Ola i 3 inne'],
    ['/network/introductions', '2 prośby o przedstawienieKuba i Iga'],
    ['/network/introductions', '1 odpowiedź na prośbę o przedstawienieAzymut'],
    [`/webinars?open=${idOf(5)}`, 'Webinar: czwartek, 3 grudnia 2026 18:00Podatki'],
    [`/webinars?open=${idOf(6)}`, 'Nagranie webinaru jest gotoweEksport'],
  ]);
  expect(await axe(container)).toEqual([]);
});

it('offers that a saved search finds name it; those of contacts follow', async () => {
  const [found, other] = [offerSummary({ title: 'Biurko' }), offerSummary({ id: idOf(2), title: 'Lampa' })];
  fakeApi({ [READ]: () => home({ matches: [homeMatch({ offer: found })], contact_offers: [other] }) });
  await show();
  const matches = await region('Pasuje do zapisanych wyszukiwań');
  expect(matches.getByText('Wyszukiwanie: Meble do biura')).toBeVisible();
  expect(matches.getByRole('link', { name: 'Biurko' })).toHaveAttribute('href', `/offers/${found.id}`);
  const contacts = await region('Nowe oferty Twoich kontaktów');
  expect(contacts.getByRole('link', { name: 'Lampa' })).toBeVisible();
  expect(contacts.getByRole('link', { name: 'Wszystkie oferty kontaktów' })).toHaveAttribute(
    'href',
    '/offers?network=true',
  );
});

it('a new person sees first steps, and can hide them for good', async () => {
  const calls = fakeApi({
    [READ]: () => home({ steps: homeSteps({ picture: true }) }),
    'POST home/hide-steps/': () => new Response(null, { status: 204 }),
  });
  await show('en');
  const steps = await region('First steps');
  expect(steps.getByText('Done: 1 of 6')).toBeVisible();
  expect(steps.getByRole('link', { name: 'Add a headline: what you do' })).toBeVisible();
  expect(steps.getByRole('link', { name: 'Save a search for offers' })).toHaveAttribute('href', '/en/offers');
  expect(steps.queryByRole('link', { name: 'Add your picture' })).toBeNull();
  await userEvent.click(steps.getByRole('button', { name: 'Hide first steps' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  expect(calls.at(-1)?.path).toBe('home/hide-steps/');
});

it('nothing that waits is good news, and a company in use is named', async () => {
  signInAs.company();
  fakeApi({ [READ]: () => home() });
  await show();
  expect(await screen.findByText(/^Wszystko załatwione/)).toBeVisible();
  expect(screen.getByText(/^Działasz jako/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dodaj ofertę' })).toHaveAttribute('href', '/offers/create');
});

it('the page shows what has come meanwhile', async () => {
  let count = 1;
  fakeApi({ [READ]: () => home({ tasks: [{ kind: 'messages', count, names: ['Anna'] }] }) });
  await show();
  expect(await screen.findByText('1 nieprzeczytana rozmowa')).toBeVisible();
  count = 5;
  act(() => tellFrame({ seq: 1, type: 'network.changed', data: {} }));
  expect(await screen.findByText('5 nieprzeczytanych rozmów', {}, { timeout: 3000 })).toBeVisible();
});

it('a page that cannot be read offers to try again', async () => {
  let fails = true;
  fakeApi({ [READ]: () => (fails ? problem(500, 'internal') : home()) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się wczytać strony głównej');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText(/^Wszystko załatwione/)).toBeVisible();
});

it('the page starts with its first read', () => {
  expect(routes.routes.find(({ path }) => path === '/home')?.early).toEqual([homeRead.early]);
});
