import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  axe,
  fakeApi,
  idOf,
  landing,
  landingCategory,
  landingOpinion,
  offerSummary,
  problem,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import routes from '../../../routes.json';
import { renderPage } from '../../testing/render-page.ts';
import { LandingPage } from './landing.page.tsx';
import { landingRead } from './landing.reads.ts';

afterEach(signOut);

const READ = 'GET landing/';
const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <LandingPage />
    </main>,
    { url: locale === 'en' ? '/en' : '/', locale },
  );
const region = (name: string) => within(screen.getByRole('region', { name }));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows offers, categories, numbers, a true reward and opinions, and asks a guest to join', async () => {
  const opinions = [
    landingOpinion(),
    landingOpinion({ id: idOf(702), author: 'Smaki Pomorza', verified_purchase: false }),
  ];
  fakeApi({ [READ]: () => landing({ opinions }) });
  const { container } = await show();
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute(
    'href',
    `/offers/${idOf(1)}`,
  );
  expect(region('Znajdź to, czego potrzebujesz').getByRole('link', { name: 'Meble 12 ofert' })).toHaveAttribute(
    'href',
    `/offers?categories=${idOf(101)}`,
  );
  expect(region('Znajdź to, czego potrzebujesz').getByRole('link').querySelector('img')).toHaveAttribute(
    'src',
    '/api/category-pictures/office.svg',
  );
  expect(screen.getByText('sprawdzonych firm').nextSibling).toHaveTextContent('40');
  expect(screen.getByText('nagród za potwierdzone zakupy').nextSibling).toHaveTextContent('12 400,50 zł');
  const example = within(screen.getAllByRole('figure')[0] as HTMLElement);
  expect(example.getByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute('href', `/offers/${idOf(1)}`);
  expect(example.getByText(/^1\s800,00\szł$/)).toBeVisible();
  const steps = region('Jak powstaje nagroda');
  expect(steps.getByText(/„Meble biurowe na wymiar” za 1\s800,00\szł/)).toBeVisible();
  expect(steps.getByText(/Kupujący dostaje 90,01\szł, a Ty 90,00\szł/)).toBeVisible();
  const said = region('Co mówią o sprzedających');
  expect(said.getByText('Anna K.')).toBeVisible();
  expect(said.getAllByText('Potwierdzony zakup')).toHaveLength(1);
  expect(said.getAllByRole('link', { name: 'Stolarnia Żuraw' })[0]).toHaveAttribute('href', `/companies/${idOf(7)}`);
  const joins = screen.getAllByRole('link', { name: 'Załóż konto' });
  expect(joins.map((link) => link.getAttribute('href'))).toEqual(['/auth/signup', '/auth/signup']);
  expect(await axe(container)).toEqual([]);
});

it('the page starts with the pictures that its cards will choose', async () => {
  const image = {
    id: idOf(90),
    alt: 'Biurko',
    url: '/api/files/file-1.jpg',
    thumbnail: '/t.jpg',
    width: 800,
    height: 500,
  };
  fakeApi({ [READ]: () => landing({ offers: [offerSummary({ image })] }) });
  const { container } = await show();
  await screen.findByRole('article');
  expect(container.querySelector('article img')).toHaveAttribute('sizes', landingRead.early.sizes);
  expect(routes.routes.find(({ path }) => path === '/')?.early).toEqual([landingRead.early]);
});

it('the page is in English under /en', async () => {
  fakeApi({ [READ]: () => landing({ offers: [offerSummary()] }) });
  await show('en');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(region('Find what you need').getByRole('link', { name: 'Furniture 12 offers' })).toHaveAttribute(
    'href',
    `/en/offers?categories=${idOf(101)}`,
  );
});

it('the page leads somebody signed in on to the offers', async () => {
  signInAs.person();
  fakeApi({ [READ]: () => landing() });
  await show();
  expect(await screen.findAllByRole('link', { name: 'Przejdź do ofert' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Załóż konto' })).not.toBeInTheDocument();
});

it('the page has no empty sections in a store without offers, and explains the reward without an example', async () => {
  const numbers = { companies: 0, offers: 0, cities: 0, rewards: '0.00' };
  fakeApi({ [READ]: () => landing({ offers: [], categories: [], opinions: [], example: null, numbers }) });
  const { container } = await show();
  await waitFor(() =>
    expect(headings()).toEqual(['Jak powstaje nagroda', 'Co tu znajdziesz', 'Zacznij od jednego polecenia']),
  );
  expect(screen.getByText(/Połowa jest dla kupującego/)).toBeVisible();
  expect(screen.queryByText('sprawdzonych firm')).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});

it('the page holds the place of its sections while it loads, and stays whole when nothing can be read', async () => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  fakeApi({ [READ]: () => failed.then(() => problem(503, 'unavailable')) });
  await show();
  expect(headings()).toContain('Nowe na rynku');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  fail();
  await waitFor(() => expect(headings()).not.toContain('Nowe na rynku'));
  expect(screen.getAllByRole('link', { name: 'Załóż konto' })).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the page fetches a page when somebody points at it', async () => {
  fakeApi({ [READ]: () => landing({ categories: [landingCategory({ offer_count: 1 })] }) });
  const warmed: string[] = [];
  window.addEventListener('wp:warm', (event) => warmed.push((event as CustomEvent<{ path: string }>).detail.path));
  await show();
  await userEvent.hover(await screen.findByRole('link', { name: 'Meble 1 oferta' }));
  expect(warmed).toEqual([`/offers?categories=${idOf(101)}`]);
});
