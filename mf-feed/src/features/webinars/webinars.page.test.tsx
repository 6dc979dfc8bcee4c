import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Webinar } from '@wspolnik/contract';
import { HOUR_MS, MINUTE_MS, Toaster } from '@wspolnik/system';
import {
  axe,
  fakeApi,
  idOf,
  noConnection,
  pageOf,
  problem,
  signInAs,
  signOut,
  tellFrame,
  userCard,
  webinar,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { WebinarsPage } from './webinars.page.tsx';

const LIST = 'GET webinars/';
const START = '2026-12-03T17:00:00.000Z';
const at = (time: string) => new Date(`2026-12-03T${time}Z`);

const next = webinar({ id: idOf(1), title: 'KSeF', webinar_date: START });
const later = webinar({ id: idOf(2), title: 'Energia', webinar_date: '2026-12-10T09:00:00.000Z' });
const past = webinar({ id: idOf(3), title: 'Umowy', webinar_date: '2026-11-20T09:00:00.000Z', state: 'past' });

const show = (query = '', locale: 'pl' | 'en' = 'pl') =>
  renderPage(
    <main>
      <WebinarsPage />
      <Toaster />
    </main>,
    { url: `${locale === 'en' ? '/en' : ''}/webinars${query}`, locale },
  );
const serve = (webinars: Webinar[] = [next, later, past]) => fakeApi({ [LIST]: () => pageOf(webinars) });
const card = (title: string) => screen.findByRole('article', { name: title });
/** Headings in the order of the page: sections and titles of cards. */
const outline = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: at('16:59:30') });
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollBy = jest.fn();
  signInAs.person();
});
afterEach(() => {
  jest.useRealTimers();
  act(signOut);
});

it('shows coming webinars with the next on top, then past ones with the latest on top', async () => {
  const old = webinar({ id: idOf(4), title: 'Dawny', webinar_date: '2025-01-20T09:00:00.000Z', state: 'past' });
  const calls = serve([next, later, past, old]);
  const { container } = await show();
  await card('KSeF');
  expect(outline()).toEqual(['Webinary', 'Nadchodzące', 'KSeF', 'Energia', 'Minione', 'Umowy', 'Dawny']);
  expect(screen.getByText('4 webinary')).toBeVisible();
  expect(within(await card('KSeF')).getByText('czwartek, 3 grudnia 2026 18:00')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '24' });
  jest.useRealTimers();
  expect(await axe(container)).toEqual([]);
});

it('the page changes labels, overlays and sign-up by itself, exactly at the start and one hour later', async () => {
  serve();
  await show();
  const shown = within(await card('KSeF'));
  expect(shown.getByText('za 1 minutę')).toBeVisible();
  await pass(29_000);
  expect(shown.getByText(/odbędzie się/)).toBeVisible();
  await pass(1000);
  expect(shown.getByText('Webinar właśnie trwa')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Dołącz: KSeF' })).toBeVisible();
  expect(outline()).toEqual(['Webinary', 'Trwa teraz', 'KSeF', 'Nadchodzące', 'Energia', 'Minione', 'Umowy']);
  await pass(59 * MINUTE_MS + 59_000);
  expect(shown.getByText('Webinar właśnie trwa')).toBeVisible();
  await pass(1000);
  expect(shown.getByText('Ten webinar przeszedł już do historii')).toBeVisible();
  expect(shown.getByText(/odbyło się/)).toBeVisible();
  expect(shown.queryByRole('link', { name: /^(Zapisz się|Dołącz)/ })).not.toBeInTheDocument();
  expect(outline()).toEqual(['Webinary', 'Nadchodzące', 'Energia', 'Minione', 'KSeF', 'Umowy']);
});

it('the page catches up when the tab is shown again, and soon after the device wakes up', async () => {
  serve();
  await show();
  const shown = within(await card('KSeF'));
  jest.setSystemTime(at('17:30:00'));
  expect(shown.queryByText('Webinar właśnie trwa')).not.toBeInTheDocument();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown.getByText('Webinar właśnie trwa')).toBeVisible();
  // Asleep in the foreground: no event, only the clock has moved on.
  jest.setSystemTime(at('18:30:00'));
  await pass(5000);
  expect(shown.getByText('Ten webinar przeszedł już do historii')).toBeVisible();
});

it('the page keeps the focus in a card that moves to another section, and at its place on the screen', async () => {
  serve();
  await show();
  const moving = await card('KSeF');
  const tops = [100, 900];
  moving.getBoundingClientRect = () =>
    ({ top: moving.previousSibling?.textContent === 'Minione' ? tops[1] : tops[0] }) as DOMRect;
  await pass(30_000);
  const share = within(moving).getByRole('button', { name: 'Udostępnij: KSeF' });
  act(() => share.focus());
  await pass(HOUR_MS);
  expect(await card('KSeF')).toBe(moving);
  expect(share).toHaveFocus();
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 800, behavior: 'instant' });
});

it('the page gives the focus to the card when the sign-up that had it is removed', async () => {
  serve();
  await show();
  const shown = await card('KSeF');
  act(() => within(shown).getByRole('link', { name: 'Zapisz się: KSeF' }).focus());
  await pass(61 * MINUTE_MS);
  expect(shown).toHaveFocus();
});

it('the page says when nothing is coming, and keeps the past ones by pages', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([past], { count: 30, limit: 24 }) });
  const { unmount } = await show();
  await card('Umowy');
  expect(outline()).toEqual(['Webinary', 'Nadchodzące', 'Minione', 'Umowy']);
  expect(screen.getByText(/Kolejne webinary pojawią się tutaj/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('href', '/webinars?page=2');
  unmount();
  await show('?page=2');
  await card('Umowy');
  expect(outline()).toEqual(['Webinary', 'Minione', 'Umowy']);
  expect(calls.at(-1)?.params.get('page')).toBe('2');
});

it('the page shares the address of one webinar, which leads to its card', async () => {
  serve();
  const { unmount } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Udostępnij: Energia' }));
  const link = `/webinars?open=${later.id}`;
  expect(await screen.findByRole('textbox')).toHaveValue(`http://localhost${link}`);
  unmount();
  await show(`?open=${later.id}`);
  const shown = await card('Energia');
  await waitFor(() => expect(shown).toHaveFocus());
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

it('shows the webinar of a link on top when the page of the list does not have it', async () => {
  const old = webinar({ id: idOf(9), title: 'Sprzed lat', webinar_date: '2024-01-20T09:00:00.000Z', state: 'past' });
  fakeApi({ [LIST]: () => pageOf([next]), [`GET webinars/${old.id}/`]: () => old });
  await show(`?open=${old.id}`);
  expect(await card('Sprzed lat')).toBeVisible();
  expect(outline()).toEqual(['Webinary', 'Webinar z linku', 'Sprzed lat', 'Nadchodzące', 'KSeF']);
});

it('the page says when the webinar of a link is gone', async () => {
  fakeApi({ [LIST]: () => pageOf([next]), [`GET webinars/${idOf(9)}/`]: () => problem(404, 'not_found') });
  await show(`?open=${idOf(9)}`);
  expect(await screen.findByText(/Tego webinaru już nie ma/)).toBeVisible();
  expect(await card('KSeF')).toBeVisible();
});

it('the page leads an admin to the forms, and nobody else', async () => {
  serve();
  const { unmount } = await show();
  await card('KSeF');
  expect(screen.queryByRole('link', { name: 'Dodaj webinar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Czynności/ })).not.toBeInTheDocument();
  unmount();
  act(() => signInAs.admin());
  await show();
  await card('KSeF');
  expect(screen.getByRole('link', { name: 'Dodaj webinar' })).toHaveAttribute('href', '/admin/webinars/create');
  fireEvent.click(screen.getByRole('button', { name: 'Czynności: webinar KSeF' }));
  const edit = await screen.findByRole('menuitem', { name: 'Edytuj' });
  expect(edit).toHaveAttribute('href', `/admin/webinars/${next.id}/edit`);
});

const own = { has_place: true, position: null, show_contacts: true, show_participants: false, join_url: null };

it('signs up with what contacts see, follows others live, and signs off', async () => {
  let shown = webinar({ ...next, signup_url: null, places: 2, free_places: 2 });
  const calls = fakeApi({
    [LIST]: () => pageOf([shown]),
    [`PUT webinars/${next.id}/sign-up/`]: () => {
      shown = { ...shown, sign_up: own, free_places: 1 };
      return shown;
    },
    [`DELETE webinars/${next.id}/sign-up/`]: () => {
      shown = { ...shown, sign_up: null, free_places: 1 };
      return shown;
    },
  });
  await show();
  jest.useRealTimers();
  fireEvent.click(await screen.findByRole('button', { name: 'Zapisz się: KSeF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zapis na webinar' }));
  expect(dialog.getByText(/^Zapisujesz się jako .+@/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /moim kontaktom/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /innym uczestnikom/ })).not.toBeChecked();
  fireEvent.click(dialog.getByRole('button', { name: 'Zapisz się' }));
  expect(await screen.findByText('Masz miejsce na tym webinarze.')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ show_contacts: true, show_participants: false });
  fireEvent.click(screen.getByRole('button', { name: 'Wypisz się: KSeF' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Wypisz się' }));
  expect(await screen.findByText('Zostało 1 miejsce')).toBeVisible();
  shown = { ...shown, free_places: 0 };
  act(() => tellFrame({ seq: 0, type: 'webinar.changed', data: { ids: [next.id] } }));
  expect(await screen.findByText('Brak miejsc', {}, { timeout: 3000 })).toBeVisible();
});

it('reads the link to the meeting when it becomes visible, once', async () => {
  const calls = serve([webinar({ ...next, signup_url: null, sign_up: own })]);
  jest.setSystemTime(at('15:59:59'));
  await show();
  await card('KSeF');
  const reads = calls.length;
  await pass(1500);
  expect(calls).toHaveLength(reads + 1);
  await pass(MINUTE_MS);
  expect(calls).toHaveLength(reads + 1);
});

it('participants of a past webinar are invited to the contacts', async () => {
  const person = { ...userCard({ id: idOf(7), name: 'Jan Kowal' }), network_status: null };
  const calls = fakeApi({
    [LIST]: () => pageOf([webinar({ ...past, sign_up: own })]),
    [`GET webinars/${past.id}/participants/`]: () => pageOf([person]),
    'POST network/manage/': () => ({}),
  });
  await show();
  jest.useRealTimers();
  fireEvent.click(await screen.findByRole('button', { name: 'Poznaj uczestników: Umowy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Poznaj uczestników' }));
  expect(await dialog.findByRole('link', { name: 'Jan Kowal' })).toHaveAttribute('href', `/profiles/${idOf(7)}`);
  fireEvent.click(dialog.getByRole('button', { name: /Jan Kowal/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      type: 'add',
      recipient: 'user',
      recipient_id: idOf(7),
    }),
  );
});

it('the page explains how to subscribe to the calendar', async () => {
  serve();
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Subskrybuj kalendarz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subskrybuj kalendarz webinarów' });
  const open = within(dialog).getByRole('link', { name: 'Otwórz w kalendarzu' });
  expect(open).toHaveAttribute('href', 'webcal://localhost/api/webinars/calendar.ics');
  expect(within(dialog).getByRole('textbox', { name: 'Adres kalendarza' })).toHaveValue(
    'http://localhost/api/webinars/calendar.ics',
  );
  jest.useRealTimers();
  expect(await axe(dialog)).toEqual([]);
});

it('the page says that there are none', async () => {
  serve([]);
  await show('', 'en');
  expect(await screen.findByText('No webinars yet')).toBeVisible();
});

it('shows the failure and retries; without a connection the webinars stay', async () => {
  let reply: () => unknown = () => problem(500, 'internal');
  fakeApi({ [LIST]: () => reply() });
  await show();
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  reply = () => pageOf([next]);
  fireEvent.click(again);
  expect(await card('KSeF')).toBeVisible();
  reply = noConnection;
  await pass(10_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(/Nie udało się odświeżyć danych/)).toBeVisible();
  expect(await card('KSeF')).toBeVisible();
});
