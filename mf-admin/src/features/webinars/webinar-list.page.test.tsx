import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { axe, fakeApi, idOf, noConnection, pageOf, problem, signInAs, signOut, webinar } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { WebinarListPage } from './webinar-list.page.tsx';

const LIST = 'GET webinars/';
const next = webinar({ title: 'KSeF' });
const past = webinar({ id: idOf(2), title: 'Umowy', webinar_date: '2026-10-20T09:00:00.000Z', state: 'past' });

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <WebinarListPage />
      <Toaster />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}/admin/webinars`, locale },
  );
const row = async (title: string) => within(await screen.findByRole('article', { name: title }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

async function remove(title: string) {
  await userEvent.click((await row(title)).getByRole('button', { name: `Usuń: ${title}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: `Czy chcesz usunąć webinar „${title}”?` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Usuń' }));
}

it('the list shows webinars with their state and links to their forms', async () => {
  fakeApi({ [LIST]: () => pageOf([next, past]) });
  const { container } = await show();
  const ksef = await row('KSeF');
  expect(ksef.getByText('Nadchodzi')).toBeVisible();
  expect(ksef.getByText('czwartek, 3 grudnia 2026 18:00')).toBeVisible();
  expect(ksef.getByRole('link', { name: 'Edytuj: KSeF' })).toHaveAttribute('href', `/admin/webinars/${next.id}/edit`);
  expect((await row('Umowy')).getByText('Miniony')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dodaj webinar' })).toHaveAttribute('href', '/admin/webinars/create');
  expect(await axe(container)).toEqual([]);
});

it('a webinar is deleted after confirmation', async () => {
  let stored = [next, past];
  const calls = fakeApi({
    [LIST]: () => pageOf(stored),
    [`DELETE webinars/${next.id}/`]: () => {
      stored = [past];
      return new Response(null, { status: 204 });
    },
  });
  await show();
  await userEvent.click((await row('KSeF')).getByRole('button', { name: 'Usuń: KSeF' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
  expect(calls).toHaveLength(1);
  await remove('KSeF');
  expect(await screen.findByText('Webinar „KSeF” został usunięty')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'KSeF' })).not.toBeInTheDocument());
  expect(await row('Umowy')).toBeTruthy();
});

it('a webinar that could not be deleted stays', async () => {
  fakeApi({ [LIST]: () => pageOf([next]), [`DELETE webinars/${next.id}/`]: noConnection });
  await show();
  await remove('KSeF');
  expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeInTheDocument();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

it('a row counts who is signed up, and lists and downloads them', async () => {
  const organising = { join_url: null, recording_url: null, signed_up: 2, waiting: 1 };
  const full = webinar({ title: 'KSeF', signup_url: null, places: 2, free_places: 0, organising });
  const entry = (id: string, name: string, has_place: boolean) => ({
    user: { id, name, email: `${id}@test.pl` },
    signed_up_at: '2026-11-20T09:00:00.000Z',
    has_place,
  });
  const calls = fakeApi({
    [LIST]: () => pageOf([full]),
    [`GET webinars/${full.id}/sign-ups/`]: () => pageOf([entry(idOf(5), 'Anna', true), entry(idOf(6), 'Jan', false)]),
    [`GET webinars/${full.id}/sign-ups/export/`]: () => new Response('csv'),
  });
  URL.createObjectURL = jest.fn(() => 'blob:csv');
  URL.revokeObjectURL = jest.fn();
  await show();
  const ksef = await row('KSeF');
  expect(ksef.getByText('Zapisani: 2 z 2, czekają: 1')).toBeVisible();
  expect(ksef.getByText('Brak linku do spotkania')).toBeVisible();
  await userEvent.click(ksef.getByRole('button', { name: 'Zapisy: KSeF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zapisy: KSeF' }));
  expect(await dialog.findByText('lista oczekujących')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', `/admin/users/${idOf(5)}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Pobierz CSV' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  expect(calls.at(-1)?.params.get('locale')).toBe('pl');
});

it('the list has an empty state, and retries after a failure', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(500, 'internal') : pageOf([])) });
  await show('en');
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('No webinars yet')).toBeVisible();
});
