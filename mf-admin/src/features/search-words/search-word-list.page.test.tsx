import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { adminCategories, axe, fakeApi, idOf, pageOf, problem, searchWord, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { SearchWordListPage } from './search-word-list.page.tsx';

const ROOT = 'accounts/admin/search-words/';
const LIST = `GET ${ROOT}`;
const lawyer = searchWord();

const show = () =>
  renderPage(
    <main>
      <SearchWordListPage />
      <Toaster />
    </main>,
    { url: '/admin/search-words' },
  );
const row = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('each word shows where it leads, and is found by its category', async () => {
  const chair = searchWord({ id: idOf(2), phrase: 'krzesło', category: null, words: 'fotel' });
  const calls = fakeApi({ [LIST]: () => pageOf([lawyer, chair]) });
  const { container } = await show();
  expect((await row('prawnik')).getByText('Prowadzi do kategorii Prawo i doradztwo')).toBeVisible();
  expect((await row('krzesło')).getByText('Znaczy też: fotel')).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj słowa' }), 'prawo{Enter}');
  await waitFor(() => expect(calls.at(-1)?.params.get('q')).toBe('prawo'));
});

it('a new word is sent with its category, and a taken one shows why it is refused', async () => {
  const taken = problem(422, 'validation_failed', { phrase: [{ code: 'phraseTaken' }] });
  const answers = [() => taken, () => Response.json(lawyer, { status: 201 })];
  const calls = fakeApi({
    [LIST]: () => pageOf([lawyer]),
    'GET accounts/admin/categories/': () => adminCategories(),
    [`POST ${ROOT}`]: () => answers.shift()?.(),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj słowo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowe słowo wyszukiwania' }));
  await userEvent.type(dialog.getByLabelText(/^Słowo lub zwrot/), 'prawnik');
  await userEvent.type(dialog.getByRole('combobox', { name: /^Kategoria/ }), 'dach{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj słowo' }));
  expect(await dialog.findByText('To słowo jest już na liście.')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj słowo' }));
  expect(await screen.findByText('Słowo „prawnik” zostało dodane')).toBeInTheDocument();
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ phrase: 'prawnik', words: '', category_id: adminCategories().results[1]?.id });
});

it('a word is deleted after a question', async () => {
  const calls = fakeApi({
    [LIST]: () => pageOf([lawyer]),
    [`DELETE ${ROOT}${lawyer.id}/`]: () => new Response(null, { status: 204 }),
  });
  await show();
  await userEvent.click((await row('prawnik')).getByRole('button', { name: 'Usuń: prawnik' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Słowo „prawnik” zostało usunięte')).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});
