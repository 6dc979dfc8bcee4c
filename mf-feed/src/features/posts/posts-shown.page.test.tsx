import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, idOf, postImage, signOut } from '@wspolnik/testing';
import { feedPage, nth, showFeed } from './testing/feed.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  act(() => signOut());
});

it('the list is narrowed to a type by its address, and a post shows what it is for', async () => {
  const sought = nth(1, {
    type: 'seeks',
    category: { id: idOf(5), name: 'Dachy', name_en: 'Roofs' },
    city: 'Zakopane',
  });
  const calls = fakeApi({ 'GET posts/': () => feedPage([sought, nth(2, { type: 'offers' })]) });
  await showFeed('?type=seeks');
  expect(await screen.findByText('Dachy, Zakopane')).toBeVisible();
  expect(screen.getByText('Oferta niedostępna')).toBeVisible();
  expect(calls[0]?.params.get('type')).toBe('seeks');
  const types = within(screen.getByRole('navigation', { name: 'Rodzaj wpisów' }));
  expect(types.getByRole('link', { name: 'Szukam wykonawcy' })).toHaveAttribute('aria-current', 'page');
  expect(types.getByRole('link', { name: 'Oferty' })).toHaveAttribute('href', '/posts?type=offers');
});

it('each of several pictures opens in the window, with the others', async () => {
  const images = ['a', 'b', 'c'].map((name) => postImage({ url: `/files/${name}.jpg`, alt: `Zdjęcie ${name}` }));
  fakeApi({ 'GET posts/': () => feedPage([nth(1, { image: images[0] ?? null, images })]) });
  await showFeed();
  await userEvent.click(await screen.findByRole('button', { name: 'Powiększ: Zdjęcie b' }));
  const gallery = await screen.findByRole('dialog', { name: 'Zdjęcie b' });
  expect(within(gallery).getByText('Zdjęcie 2 z 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(await within(gallery).findByRole('img', { name: 'Zdjęcie c' })).toBeVisible();
});
