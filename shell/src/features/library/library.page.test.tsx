import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, libraryDocument, pageOf, problem } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { LibraryPage } from './library.page.tsx';

const LIST = 'GET library/';
const guide = libraryDocument();
const picture = libraryDocument({
  id: idOf(2),
  title: 'Schemat punktów',
  title_en: 'Map of points',
  topic: 'points',
  file: {
    name: 'schemat.png',
    size: 2_100_000,
    kind: 'image',
    state: 'available' as const,
    url: '/api/files/file-2.png?name=schemat.png',
  },
});

const show = (locale: 'pl' | 'en' = 'pl', query = '') =>
  renderPage(
    <main>
      <LibraryPage />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}/library${query}`, locale },
  );

it('shows the documents below their topics, with kind, size, language and download, and the pages about the service', async () => {
  fakeApi({ [LIST]: () => pageOf([guide, picture]) });
  const { container } = await show();
  const selling = within(await screen.findByRole('region', { name: 'Sprzedaż i oferty' }));
  const card = within(selling.getByRole('article', { name: 'Jak napisać dobrą ofertę' }));
  expect(card.getByText('PDF')).toBeVisible();
  expect(card.getByText('84 kB')).toBeVisible();
  expect(card.getByText('polski')).toBeVisible();
  expect(card.getByRole('link', { name: 'Pobierz: Jak napisać dobrą ofertę' })).toHaveAttribute('href', guide.file.url);
  const about = within(screen.getByRole('region', { name: 'O serwisie' }));
  expect(about.getByRole('link', { name: 'Regulamin' })).toHaveAttribute('href', '/documents/terms-of-service');
  expect(await axe(container)).toEqual([]);
});

it('previews a picture in a dialog and returns the focus', async () => {
  fakeApi({ [LIST]: () => pageOf([picture]) });
  await show();
  const open = await screen.findByRole('button', { name: 'Podgląd: Schemat punktów' });
  await userEvent.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Schemat punktów' }));
  expect(dialog.getByRole('img', { name: picture.description })).toHaveAttribute('src', picture.file.url);
  expect(dialog.getByRole('link', { name: /schemat\.png/ })).toHaveAttribute('download', 'schemat.png');
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(open).toHaveFocus());
});

it('the list asks for what is filtered, and in English sorts by English titles', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([guide]) });
  await show('en', '?topic=selling');
  expect(await screen.findByRole('article', { name: 'How to write a good offer' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'File type' }), 'Spreadsheet');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A to Z');
  await waitFor(() =>
    expect(Object.fromEntries(calls.at(-1)?.params ?? [])).toEqual({
      limit: '30',
      topic: 'selling',
      kind: 'sheet',
      sort_by: 'title_en',
    }),
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'ofer{Enter}');
  await waitFor(() => expect(calls.at(-1)?.params.get('q')).toBe('ofer'));
});

it('the list says when nothing fits, and shows a failure with a retry beside the pages about the service', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(500, 'internal') : pageOf([])) });
  await show('pl', '?q=zzz');
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  expect(screen.getByRole('link', { name: 'Przewodnik' })).toBeVisible();
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Wyczyść filtry' })).toHaveAttribute('href', '/library');
});
