import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import {
  adminLibraryDocument,
  axe,
  fakeApi,
  idOf,
  noConnection,
  pageOf,
  pdfFile,
  problem,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { LibraryListPage } from './library-list.page.tsx';

const ROOT = 'accounts/admin/library/';
const LIST = `GET ${ROOT}`;
const guide = adminLibraryDocument({ title: 'Poradnik', title_en: 'Guide' });
const draft = adminLibraryDocument({ id: idOf(2), title: 'Wzór', title_en: 'Template', published_at: null });

const show = (locale: 'pl' | 'en' = 'pl', query = '') =>
  renderPage(
    <main>
      <LibraryListPage />
      <Toaster />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}/admin/library${query}`, locale },
  );
const row = async (title: string) => within(await screen.findByRole('article', { name: title }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the list shows published and hidden documents with their files', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([guide, draft]) });
  const { container } = await show('pl', '?published=true&topic=law&q=wz');
  const first = await row('Poradnik');
  expect(first.getByText('Opublikowany')).toBeVisible();
  expect(first.getByText('Guide')).toBeVisible();
  expect(first.getByRole('link', { name: 'dobra-oferta.pdf' })).toHaveAttribute('href', guide.file.url);
  expect((await row('Wzór')).getByText('Ukryty')).toBeVisible();
  expect(screen.getByText('2 dokumenty')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', published: 'true', topic: 'law', q: 'wz' });
  expect(await axe(container)).toEqual([]);
});

it('a new document needs each required field, and is sent with its file', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([]), [`POST ${ROOT}`]: () => Response.json(guide, { status: 201 }) });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj dokument' }));
  const form = await dialog('Nowy dokument');
  await userEvent.click(form.getByRole('button', { name: 'Dodaj dokument' }));
  await waitFor(() => expect(form.getAllByText('To pole jest wymagane.')).toHaveLength(4));
  await userEvent.type(form.getByLabelText(/^Tytuł po polsku/), 'Poradnik');
  await userEvent.type(form.getByLabelText(/^Tytuł po angielsku/), 'Guide');
  await userEvent.selectOptions(form.getByLabelText(/^Temat/), 'Prawo i dane');
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, pdfFile('poradnik.pdf'));
  expect(await form.findByText('poradnik.pdf')).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Dodaj dokument' }));
  expect(await screen.findByText('Dokument „Poradnik” został dodany')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('the open form reports a change by somebody else, and keeps the typed text', async () => {
  fakeApi({ [LIST]: () => pageOf([guide]), [`PUT ${ROOT}${guide.id}/`]: () => problem(409, 'invalid_transition') });
  await show();
  await userEvent.click((await row('Poradnik')).getByRole('button', { name: 'Edytuj: Poradnik' }));
  const form = await dialog('Edycja dokumentu');
  const title = form.getByLabelText(/^Tytuł po polsku/);
  await userEvent.clear(title);
  await userEvent.type(title, 'Nowy poradnik');
  await userEvent.click(form.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await form.findByRole('alert')).toBeVisible();
  expect(title).toHaveValue('Nowy poradnik');
});

it('a hidden document is published, and a conflict is reported', async () => {
  let stored = draft;
  const answers = [
    () => {
      stored = { ...draft, published_at: guide.published_at };
      return stored;
    },
    () => problem(409, 'invalid_transition'),
  ];
  fakeApi({ [LIST]: () => pageOf([stored]), [`POST ${ROOT}${draft.id}/publish/`]: () => answers.shift()?.() });
  await show();
  await userEvent.click((await row('Wzór')).getByRole('button', { name: 'Opublikuj: Wzór' }));
  expect(await screen.findByText('Dokument „Wzór” jest już w bibliotece')).toBeInTheDocument();
  await userEvent.click(await (await row('Wzór')).findByRole('button', { name: 'Ukryj: Wzór' }));
  expect(await screen.findByText(/zmieniła już inna osoba/)).toBeInTheDocument();
});

it('a deletion asks first, and stays open when it fails', async () => {
  const answers = [noConnection, () => new Response(null, { status: 204 })];
  fakeApi({ [LIST]: () => pageOf([guide]), [`DELETE ${ROOT}${guide.id}/`]: () => answers.shift()?.() });
  await show();
  await userEvent.click((await row('Poradnik')).getByRole('button', { name: 'Usuń: Poradnik' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Czy chcesz usunąć dokument „Poradnik”?' }));
  await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Dokument „Poradnik” został usunięty')).toBeInTheDocument();
});

it('the list is in English, has an empty state and retries after a failure', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(500, 'internal') : pageOf([])) });
  await show('en');
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('The library is empty')).toBeVisible();
});
