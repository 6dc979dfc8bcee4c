import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { adminCategories, axe, categoryUses, fakeApi, idOf, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CategoryListPage } from './category-list.page.tsx';

const ROOT = 'accounts/admin/categories/';
const LIST = `GET ${ROOT}`;
const tree = adminCategories();
const [building, roofs, computing] = tree.results.map(({ id }) => id);
const without = { results: tree.results.filter(({ id }) => id !== roofs) };

const show = () =>
  renderPage(
    <main>
      <CategoryListPage />
      <Toaster />
    </main>,
    { url: '/admin/categories' },
  );
/** Chooses the one category whose path contains the text. */
async function choose(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}
const row = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the tree shows both names and the contents of each category', async () => {
  fakeApi({ [LIST]: () => tree });
  const { container } = await show();
  expect((await row('Budowa')).getByText('Building')).toBeVisible();
  expect((await row('Budowa')).getByText('4 oferty')).toBeVisible();
  expect((await row('Budowa')).getByRole('button', { name: 'Wyżej: Budowa' })).toBeDisabled();
  expect(screen.getByText('3 kategorie')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('a merge counts what moves, and is refused into a subcategory', async () => {
  const answers = [() => problem(422, 'validation_failed', { into_id: [{ code: 'categoryChild' }] }), () => without];
  const calls = fakeApi({
    [LIST]: () => tree,
    [`GET ${ROOT}${building}/uses/`]: () => categoryUses(),
    [`POST ${ROOT}${building}/merge/`]: () => answers.shift()?.(),
  });
  await show();
  await userEvent.click((await row('Budowa')).getByRole('button', { name: 'Scal: Budowa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scal kategorię „Budowa”' }));
  expect(await dialog.findByText(/oferty – 4, firmy – 2/)).toBeVisible();
  await choose(dialog.getByRole('combobox', { name: /^Przenieś do/ }), 'dach');
  expect(dialog.getByRole('combobox')).toHaveValue('Budowa › Dachy');
  await userEvent.click(dialog.getByRole('button', { name: 'Scal kategorie' }));
  expect(await dialog.findByText('Ta kategoria leży wewnątrz przenoszonej. Wybierz inną.')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await choose(dialog.getByRole('combobox', { name: /^Przenieś do/ }), 'info');
  await userEvent.click(dialog.getByRole('button', { name: 'Scal kategorie' }));
  expect(await screen.findByText('Kategoria „Budowa” jest teraz częścią „Informatyka”')).toBeInTheDocument();
  const merges = calls.filter(({ method }) => method === 'POST');
  expect(merges.map(({ body }) => body)).toEqual([{ into_id: roofs }, { into_id: computing }]);
});

it('picks the only category that is left to merge into', async () => {
  fakeApi({ [LIST]: () => without, [`GET ${ROOT}${building}/uses/`]: () => categoryUses() });
  await show();
  await userEvent.click((await row('Budowa')).getByRole('button', { name: 'Scal: Budowa' }));
  const field = await screen.findByRole('combobox', { name: /^Przenieś do/ });
  await waitFor(() => expect(field).toHaveValue('Informatyka'));
});

it('a new category is shown at once', async () => {
  const added = { ...tree.results[0], id: idOf(9), name: 'Transport', name_en: 'Transport' };
  const calls = fakeApi({
    [LIST]: () => tree,
    [`POST ${ROOT}`]: () => Response.json({ results: [...tree.results, added] }, { status: 201 }),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj kategorię' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowa kategoria' }));
  await userEvent.type(dialog.getByLabelText(/^Nazwa po polsku/), 'Transport');
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj kategorię' }));
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Nazwa po angielsku/), 'Transport');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Oferty pracy/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj kategorię' }));
  expect(await row('Transport')).toBeTruthy();
  const sent = { name: 'Transport', name_en: 'Transport', parent_id: null };
  expect(calls.at(-1)?.body).toEqual({ ...sent, is_job: true });
});

it('a category moves down, and one that is not empty cannot be deleted', async () => {
  const calls = fakeApi({
    [LIST]: () => tree,
    [`PUT ${ROOT}${building}/`]: () => tree,
    [`DELETE ${ROOT}${roofs}/`]: () => problem(409, 'invalid_transition'),
  });
  await show();
  await userEvent.click((await row('Budowa')).getByRole('button', { name: 'Niżej: Budowa' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  await userEvent.click((await row('Dachy')).getByRole('button', { name: 'Usuń: Dachy' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Kategoria „Dachy” nie jest pusta. Scal ją z inną.')).toBeInTheDocument();
});

it('the picture of a category is shown beside its name, and removed', async () => {
  const set = { ...tree.results[0], image: '/api/files/own.jpg', has_picture: true };
  const calls = fakeApi({
    [LIST]: () => ({ results: [set, ...tree.results.slice(1)] }),
    [`DELETE ${ROOT}${building}/image/`]: () => tree,
  });
  const { container } = await show();
  await row('Budowa');
  const shown = () => container.querySelector('article img')?.getAttribute('src');
  expect(shown()).toBe('/api/files/own.jpg');
  await userEvent.click((await row('Budowa')).getByRole('button', { name: 'Zdjęcie: Budowa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zdjęcie kategorii „Budowa”' }));
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(await dialog.findByRole('button', { name: 'Usuń' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz zdjęcie' }));
  await waitFor(() => expect(shown()).toBe('/api/category-pictures/building.svg'));
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
