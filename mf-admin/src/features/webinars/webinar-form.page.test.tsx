import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { axe, categories, fakeApi, noNetwork, pageOf, problem, signInAs, signOut, webinar } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { WebinarCreatePage, WebinarEditPage } from './webinar-form.page.tsx';

const CREATE = 'POST webinars/';
const stored = webinar({ title: 'KSeF' });
const EDIT = `PUT webinars/${stored.id}/`;

type Answers = Parameters<typeof fakeApi>[0];
const answering = (answers: Answers = {}) =>
  fakeApi({
    'GET categories/': () => categories,
    'GET webinars/': () => pageOf([stored]),
    [`GET webinars/${stored.id}/`]: () => stored,
    [CREATE]: () => Response.json(webinar({ title: 'Nowy' }), { status: 201 }),
    [EDIT]: () => stored,
    ...answers,
  });

const openCreate = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <>
      <WebinarCreatePage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/admin/webinars/create`, locale },
  );
const openEdit = () =>
  renderPage(
    <>
      <WebinarEditPage id={stored.id} />
      <Toaster />
    </>,
    { url: `/admin/webinars/${stored.id}/edit` },
  );

/** Sets the value at once; fields of dates and times are no textboxes. */
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const arrived = () => waitFor(() => expect(window.location.pathname).toBe('/admin/webinars'));
const sent = (calls: ReturnType<typeof fakeApi>, method: string) => calls.filter((call) => call.method === method);

async function fillNeeded({ date = '2027-07-12', time = '18:00' } = {}): Promise<void> {
  await screen.findByRole('button', { name: 'Dodaj webinar' });
  type(/^Tytuł/, 'Nowy');
  type(/^Dzień/, date);
  type(/^Godzina/, time);
  type(/^Imię i nazwisko/, 'Anna Nowak');
}

beforeEach(() => {
  signInAs.admin();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it('a new webinar is sent with all its fields, at a time in Poland', async () => {
  const calls = answering();
  const { container } = await openCreate();
  await fillNeeded();
  type(/^Krótki opis/, 'O fakturach');
  type(/^Link do zapisów/, 'https://zapisy.pl/nowy');
  type(/^Branża/, 'Finanse');
  type(/^O osobie/, 'Doradza');
  await userEvent.type(screen.getByLabelText(/^Telefon/), '600700800');
  type(/^E-mail/, 'anna@example.pl');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Kategoria' }), 'meb');
  expect(screen.getByRole('option')).toHaveTextContent('Wyposażenie biur › Meble');
  await userEvent.keyboard('{Enter}');
  expect(await axe(container)).toEqual([]);
  await press('Dodaj webinar');
  await arrived();
  expect(sent(calls, 'POST')).toHaveLength(1);
  expect(await screen.findByText('Webinar „Nowy” został dodany')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes('webinar'))).toEqual([]);
});

it('each invalid field shows its error, and nothing is sent', async () => {
  const calls = answering();
  await openCreate();
  await screen.findByRole('button', { name: 'Dodaj webinar' });
  type(/^Link do zapisów/, 'zapisy');
  type(/^E-mail/, 'anna');
  await press('Dodaj webinar');
  await waitFor(() => expect(screen.getAllByText('To pole jest wymagane.')).toHaveLength(4));
  expect(screen.getByLabelText(/^Link do zapisów/)).toBeInvalid();
  expect(screen.getByLabelText(/^E-mail/)).toBeInvalid();
  expect(sent(calls, 'POST')).toEqual([]);
});

it('the hour that clocks skip in spring is refused', async () => {
  const calls = answering();
  await openCreate();
  await fillNeeded({ date: '2027-03-28', time: '02:30' });
  await press('Dodaj webinar');
  expect(await screen.findByText(/zegary przechodzą na czas letni/)).toBeVisible();
  type(/^Godzina/, '03:30');
  await press('Dodaj webinar');
  await arrived();
  expect(sent(calls, 'POST')).toHaveLength(1);
});

it('a refusal is shown at its field, the typed values stay, and a lost request is repeated with the same key', async () => {
  const answers = [
    () => problem(422, 'validation_failed', { webinar_date: [{ code: 'invalid' }], signup_url: [{ code: 'url' }] }),
    noNetwork,
    () => Response.json(stored, { status: 201 }),
  ];
  const calls = answering({ [CREATE]: () => answers.shift()?.() });
  await openCreate();
  await fillNeeded();
  await press('Dodaj webinar');
  await waitFor(() => expect(screen.getByLabelText(/^Dzień/)).toBeInvalid());
  expect(screen.getByLabelText(/^Link do zapisów/)).toBeInvalid();
  await press('Dodaj webinar');
  expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  expect(screen.getByLabelText(/^Tytuł/)).toHaveValue('Nowy');
  await press('Dodaj webinar');
  await arrived();
  const keys = sent(calls, 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[2]).toBe(keys[1]);
});

it('a draft is stored for the next visit', async () => {
  answering();
  const { unmount } = await openCreate();
  await fillNeeded();
  unmount();
  await openCreate();
  expect(await screen.findByLabelText(/^Tytuł/)).toHaveValue('Nowy');
  expect(screen.getByLabelText(/^Godzina/)).toHaveValue('18:00');
  await press('Odrzuć szkic');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Odrzuć szkic' }));
  await waitFor(() => expect(screen.getByLabelText(/^Tytuł/)).toHaveValue(''));
});

it('an edited webinar shows its time as in Poland', async () => {
  const calls = answering();
  await openEdit();
  expect(await screen.findByLabelText(/^Dzień/)).toHaveValue('2026-12-03');
  expect(screen.getByLabelText(/^Godzina/)).toHaveValue('18:00');
  type(/^Tytuł/, 'KSeF od nowa');
  await press('Zapisz zmiany');
  await arrived();
  expect(sent(calls, 'PUT')).toHaveLength(1);
  expect(await screen.findByText(/^Webinar „.*” został zapisany$/)).toBeInTheDocument();
});

it('the page reports a webinar that does not exist', async () => {
  answering({ [`GET webinars/${stored.id}/`]: () => problem(404, 'not_found') });
  await openEdit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tego webinaru już nie ma' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wszystkie webinary' })).toHaveAttribute('href', '/admin/webinars');
});

it('the form is available in English', async () => {
  answering();
  await openCreate('en');
  expect(await screen.findByRole('heading', { level: 1, name: 'New webinar' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add webinar' })).toBeVisible();
});
