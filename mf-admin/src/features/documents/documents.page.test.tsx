import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { axe, fakeApi, legalDocument, legalVersion, problem, signInAs } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { DocumentFormPage } from './document-form.page.tsx';
import { DocumentsPage } from './documents.page.tsx';

const TERMS = 'GET legal-documents/terms-of-service/';
const PRIVACY = 'GET legal-documents/privacy-policy/';
const PUBLISH = 'POST admin/legal-documents/';
const second = legalVersion({ version: 2, status: 'coming', valid_from: '2027-01-01' });

const openForm = (id = 'terms-of-service') =>
  renderPage(
    <>
      <DocumentFormPage id={id} />
      <Toaster />
    </>,
    { url: `/admin/documents/${id}` },
  );
const set = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value } });

async function fill(day: string): Promise<void> {
  await screen.findByLabelText(/Obowiązuje od/);
  set(/Obowiązuje od/, day);
  set(/Co się zmienia \(po polsku\)/, 'Krótszy termin');
  set(/Co się zmienia \(po angielsku\)/, 'Sooner');
}

beforeEach(() => {
  localStorage.clear();
  signInAs.person();
});

it('the page lists the versions of both documents with links to new ones', async () => {
  fakeApi({
    [TERMS]: () => legalDocument({ versions: [second, legalVersion()] }),
    [PRIVACY]: () => legalDocument({ document: 'privacy-policy' }),
  });
  const { container } = await renderPage(<DocumentsPage />, { url: '/admin/documents' });
  const terms = await screen.findByRole('region', { name: 'Regulamin' });
  expect(await within(terms).findByText('zapowiedziana')).toBeVisible();
  expect(within(terms).getByRole('link', { name: 'Nowa wersja: Regulamin' })).toHaveAttribute(
    'href',
    '/admin/documents/terms-of-service',
  );
  expect(await axe(container)).toEqual([]);
});

it('the form starts from the latest text, and asks before it publishes', async () => {
  const sent = fakeApi({ [TERMS]: () => legalDocument(), [PUBLISH]: () => legalDocument() });
  const { container } = await openForm();
  await fill('2030-05-01');
  expect(await axe(container)).toEqual([]);
  const [text] = screen.getAllByLabelText<HTMLTextAreaElement>(/Treść po polsku/);
  if (text) fireEvent.change(text, { target: { value: 'Nowa **treść**' } });
  await userEvent.click(screen.getByRole('button', { name: 'Opublikuj' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Opublikować wersję 2?' });
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/documents'));
  const post = sent.find(({ method }) => method === 'POST');
  const { version, valid_from, sections_pl, sections_en } = (post?.body ?? {}) as Record<string, unknown>;
  expect([version, valid_from]).toEqual([2, '2030-05-01']);
  expect(sections_pl).toEqual([
    { heading: 'Usługa', text: 'Nowa **treść**' },
    { heading: 'Zamówienia', text: 'Umowę zawierasz ze sprzedawcą.' },
  ]);
  expect(sections_en).toHaveLength(2);
});

it('the form refuses a day in the past and an empty language before it asks', async () => {
  const sent = fakeApi({ [TERMS]: () => legalDocument() });
  await openForm();
  await fill('2020-01-01');
  set(/Co się zmienia \(po angielsku\)/, ' ');
  await userEvent.click(screen.getByRole('button', { name: 'Opublikuj' }));
  expect(await screen.findByText(/Wybierz datę nie wcześniejszą/)).toBeVisible();
  expect(screen.getByText('To pole jest wymagane.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

it('the form reports that another admin was first, and keeps the typed text', async () => {
  fakeApi({ [TERMS]: () => legalDocument(), [PUBLISH]: () => problem(409, 'already_decided') });
  await openForm();
  await fill('2030-05-01');
  await userEvent.click(screen.getByRole('button', { name: 'Opublikuj' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Opublikuj' }));
  expect(await screen.findByText(/opublikował w międzyczasie inny administrator/)).toBeVisible();
  expect(screen.getByLabelText(/Co się zmienia \(po polsku\)/)).toHaveValue('Krótszy termin');
});

it('the preview shows both languages', async () => {
  fakeApi({ [TERMS]: () => legalDocument() });
  await openForm();
  await userEvent.click(await screen.findByRole('button', { name: 'Podgląd' }));
  const dialog = await screen.findByRole('dialog', { name: 'Podgląd' });
  expect(within(dialog).getByText('1. Usługa')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('tab', { name: 'English' }));
  const panel = within(dialog).getByRole('tabpanel', { name: 'English' });
  expect(await within(panel).findByText('1. Service')).toBeVisible();
  expect(within(dialog).queryByText('1. Usługa')).not.toBeInTheDocument();
});

it('an unknown document has no form', async () => {
  fakeApi({});
  await openForm('cookies');
  expect(screen.getByRole('heading', { name: 'Nie ma takiego dokumentu' })).toBeVisible();
});
