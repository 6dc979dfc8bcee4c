import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer, OwnOfferPage } from '@wspolnik/api/contract';
import { fakeApi, noConnection, problem } from '@wspolnik/shared-auth/testing';
import { navigate, Toaster } from '@wspolnik/shared-ui';
import { axe } from '@wspolnik/shared-ui/testing';
import { ownPage } from '../../lib/testing/own-offers.ts';
import { renderPage } from '../../lib/testing/render-page.tsx';
import { categories, idOf, offer, sellerProfile } from '../../lib/testing/samples.ts';
import { signInAs, signOut } from '../../lib/testing/session.ts';
import { OfferCreatePage } from './offer-create.page.tsx';
import { OfferEditPage } from './offer-edit.page.tsx';

const ID = idOf(1);
const KEY = `wspolnik.offer-draft.${sellerProfile.id}`;

function Preview({ offer: { title, price_from, category_path } }: { offer: Offer }) {
  return <p>{[title, price_from, ...category_path.map(({ name }) => name)].join(' | ')}</p>;
}

interface Answers {
  mine?: OwnOfferPage;
  create?: () => unknown;
  edit?: () => unknown;
  shown?: () => unknown;
}

function answering({ mine = ownPage(), create, edit, shown = offer }: Answers = {}) {
  const made = () => Response.json(offer(), { status: 201 });
  return fakeApi({
    'GET categories/': () => categories,
    'GET offers/get-mine/': () => mine,
    'GET accounts/company-data/': () => ({ ...sellerProfile, location: { city: 'Poznań' }, rating: 4 }),
    [`GET offers/${ID}/`]: shown,
    'POST offers/': create ?? made,
    [`PUT offers/${ID}/`]: edit ?? (() => offer()),
  });
}

const openCreate = (search = '') =>
  renderPage(
    <>
      <OfferCreatePage Preview={Preview} />
      <Toaster />
    </>,
    { url: `/offers/create${search}` },
  );
const openEdit = (id = ID) => renderPage(<OfferEditPage id={id} Preview={Preview} />, { url: `/offers/${id}/edit` });

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

/** From the first step to the last. */
async function fillAll(): Promise<void> {
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Regały na wymiar');
  await userEvent.click(await screen.findByRole('treeitem', { name: /Energia/ }));
  await press('Dalej');
  await step('Zdjęcia');
  await press('Dalej');
  await step('Cena i punkty');
  type(/^Cena/, '1800');
  type(/^Nagroda łącznie/, '180.01');
  await press('Dalej');
  await step('Miejsce');
  await press('Dalej');
  await step('Podgląd');
}

beforeEach(() => signInAs.seller());
afterEach(() => {
  signOut();
  localStorage.clear();
});

it('leads from the first field to the published offer', async () => {
  const calls = answering();
  await openCreate();
  await fillAll();
  expect(await screen.findByText('Regały na wymiar | 1800.00 | Energia')).toBeVisible();
  await press('Opublikuj ofertę');
  await waitFor(() => expect(window.location.pathname).toBe(`/offers/${ID}`));
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^.{16,}$/);
  expect(localStorage.getItem(`${KEY}.new`)).toBeNull();
  expect(await screen.findByText('Oferta została opublikowana')).toBeInTheDocument();
});

it('shows who gets what while the amounts are typed', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  await userEvent.click(screen.getByRole('button', { name: /Cena i punkty/ }));
  const example = within(await screen.findByRole('region', { name: 'Przykład' }));
  expect(example.getByText(/Uzupełnij cenę i nagrodę/)).toBeVisible();
  type(/^Cena/, '1800');
  type(/^Nagroda łącznie/, '180.01');
  expect(await example.findByText('Przy zamówieniu za 1 800,00 zł')).toBeVisible();
  expect(example.getByText('90,01 zł')).toBeVisible();
  expect(example.getByText('90,00 zł')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Procent ceny/ }));
  type(/^Procent łącznie/, '5');
  expect(await example.findAllByText('45,00 zł')).toHaveLength(2);
});

it('says what is missing before the next step, and goes there', async () => {
  answering();
  const { container } = await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  await press('Dalej');
  const title = screen.getByRole('textbox', { name: /^Tytuł/ });
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription(/To pole jest wymagane/);
  expect(screen.getByRole('button', { name: /Podstawy \(do poprawy\)/ })).toHaveAttribute('aria-current', 'step');
  expect(await axe(container)).toEqual([]);
});

it('refuses a range the wrong way round and a percentage over a hundred', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  await userEvent.click(screen.getByRole('button', { name: /Cena i punkty/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /Przedział cenowy/ }));
  type(/^Cena od/, '200');
  type(/^Cena do/, '100');
  await userEvent.click(screen.getByRole('radio', { name: /Procent ceny/ }));
  type(/^Procent łącznie/, '101');
  await press('Dalej');
  expect(await screen.findByText('Wartość „od” nie może być większa niż „do”.')).toBeVisible();
  expect(screen.getByText('Wartość może wynosić najwyżej 100.')).toBeVisible();
});

it('publishing with something missing leads to the step that has it', async () => {
  const calls = answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Regały');
  await userEvent.click(await screen.findByRole('treeitem', { name: /Energia/ }));
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  await step('Podgląd');
  await press('Opublikuj ofertę');
  await step('Cena i punkty');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Cena/ })).toHaveFocus());
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('keeps a draft as one types, and finds it again', async () => {
  answering();
  const { unmount } = await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  expect(screen.queryByText(/Szkic zapisany/)).not.toBeInTheDocument();
  type(/^Tytuł/, 'Szkic oferty');
  expect(await screen.findByText(/Szkic zapisany:/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Cena i punkty/ }));
  await step('Cena i punkty');
  unmount();
  await openCreate();
  await step('Cena i punkty');
  await userEvent.click(screen.getByRole('button', { name: /Podstawy/ }));
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Szkic oferty');
  await press('Odrzuć szkic');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Odrzuć szkic' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Tytuł/ })).toHaveValue(''));
  await waitFor(() => expect(localStorage.getItem(`${KEY}.new`)).toBeNull());
});

it('tells of pictures whose files are gone, and of a draft that cannot be kept', async () => {
  const draft = {
    values: { title: 'Stary' },
    images: [{ id: 'new-1', alt: '', file: 'gone' }],
    step: 'basics',
    saved_at: 1,
  };
  localStorage.setItem(`${KEY}.new`, JSON.stringify(draft));
  answering();
  await openCreate();
  expect(await screen.findByText(/1 zdjęcia ze szkicu nie udało się przywrócić/)).toBeVisible();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type(/^Tytuł/, 'Nowszy');
  expect(await screen.findByText(/Przeglądarka nie pozwala zapisać szkicu/)).toBeVisible();
  setItem.mockRestore();
});

it.each([
  ['not JSON', '{'],
  ['of another kind', '[1]'],
  ['with an unknown step', JSON.stringify({ values: {}, images: [], step: 'x', saved_at: 1 })],
])('starts anew from a stored draft that is %s', async (_, stored) => {
  localStorage.setItem(`${KEY}.new`, stored);
  answering();
  await openCreate();
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('');
});

it('asks before the page is left, and says that the draft stays', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Szkic oferty');
  await screen.findByText(/Szkic zapisany/);
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  act(() => navigate('/offers'));
  expect(window.location.pathname).toBe('/offers/create');
});

it('puts the server’s errors on their fields and keeps everything typed', async () => {
  const fields = { price_from: [{ code: 'max', params: { max: 1000 } }] };
  answering({ create: () => problem(422, 'validation_failed', fields) });
  await openCreate();
  await fillAll();
  await press('Opublikuj ofertę');
  await step('Cena i punkty');
  const price = screen.getByRole('textbox', { name: /^Cena/ });
  await waitFor(() => expect(price).toHaveFocus());
  expect(price).toHaveAccessibleDescription(/najwyżej 1000/);
  expect(price).toHaveValue('1800');
  expect(screen.getByRole('alert')).toHaveTextContent('Sprawdź zaznaczone pola.');
});

it('without a connection it says so, sends the same key again, and loses nothing', async () => {
  let isDown = true;
  const calls = answering({ create: () => (isDown ? noConnection() : Response.json(offer(), { status: 201 })) });
  await openCreate();
  await fillAll();
  await press('Opublikuj ofertę');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Brak połączenia z serwerem'));
  await waitFor(() => expect(localStorage.getItem(`${KEY}.new`)).toContain('Regały na wymiar'));
  isDown = false;
  await press('Opublikuj ofertę');
  await waitFor(() => expect(window.location.pathname).toBe(`/offers/${ID}`));
  const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

it('at the plan’s limit says so first, and saves the offer inactive', async () => {
  const full = ownPage([], { counts: { all: 3, active: 3, inactive: 0, hidden: 0 } });
  answering({ mine: full });
  await openCreate();
  expect(await screen.findByText('Wszystkie miejsca w planie są zajęte')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zmień plan' })).toHaveAttribute('href', '/companies/payments/plans');
  await fillAll();
  expect(screen.queryByRole('button', { name: 'Opublikuj ofertę' })).not.toBeInTheDocument();
  await press('Zapisz jako nieaktywną');
  await waitFor(() => expect(window.location.pathname).toBe(`/offers/${ID}`));
});

it.each([
  ['draft', 'Firma nie jest jeszcze aktywna', 'Zweryfikuj firmę', '/companies/verify-company'],
  ['suspended', 'Firma jest zawieszona', 'Napisz do nas', '/contact'],
] as const)('tells a company that is %s what helps', async (status, title, link, href) => {
  answering();
  signInAs.seller('owner', status);
  await openCreate();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  expect(await screen.findByRole('button', { name: 'Opublikuj ofertę' })).toBeDisabled();
});

it('overdue dues stand in the way and lead to where they are settled', async () => {
  answering({ mine: ownPage([], { dues_overdue: true }) });
  await openCreate();
  expect(await screen.findByText('Firma ma zaległe punkty do rozliczenia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rozlicz punkty' })).toHaveAttribute('href', '/points/registry');
});

it('copies an offer of the company', async () => {
  const calls = answering();
  await openCreate(`?copy=${ID}`);
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Meble biurowe na wymiar');
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  await screen.findByText('Meble biurowe na wymiar | 1800.00 | Wyposażenie biur | Meble');
  await press('Opublikuj ofertę');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
});

it('edits an offer with a draft of its own', async () => {
  const calls = answering();
  const { unmount } = await openEdit();
  const title = await screen.findByRole('textbox', { name: /^Tytuł/ });
  expect(title).toHaveValue('Meble biurowe na wymiar');
  type(/^Tytuł/, 'Meble gabinetowe');
  await screen.findByText(/Szkic zapisany/);
  unmount();
  await openEdit();
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Meble gabinetowe');
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/offers/${ID}`));
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(localStorage.getItem(`${KEY}.${ID}`)).toBeNull();
});

it('warns when the offer was changed after the draft', async () => {
  answering();
  const { unmount } = await openEdit();
  await screen.findByRole('textbox', { name: /^Tytuł/ });
  type(/^Tytuł/, 'Meble gabinetowe');
  await screen.findByText(/Szkic zapisany/);
  unmount();
  answering({ shown: () => offer({ updated_at: '2026-02-02T10:00:00.000Z' }) });
  await openEdit();
  expect(await screen.findByText(/Ktoś zmienił ofertę po zapisaniu tego szkicu/)).toBeVisible();
});

it('refuses to edit the offer of another company', async () => {
  answering({ shown: () => offer({ author: { ...offer().author, id: idOf(901) } }) });
  await openEdit();
  expect(await screen.findByText('To oferta innej firmy')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz ofertę' })).toHaveAttribute('href', `/offers/${ID}`);
});

it('lets an admin edit any offer', async () => {
  signInAs.admin();
  answering();
  await openEdit();
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Meble biurowe na wymiar');
});

it.each([404, 422] as const)('says that the offer is gone (%s)', async (status) => {
  answering({ shown: () => problem(status, status === 404 ? 'not_found' : 'validation_failed') });
  await openEdit();
  expect(await screen.findByText('Tej oferty już nie ma')).toBeVisible();
});

it('offers another try when the offer cannot be read', async () => {
  let isDown = true;
  answering({ shown: () => (isDown ? problem(500, 'internal') : offer()) });
  await openEdit();
  expect(await screen.findByText('Nie udało się pobrać oferty')).toBeVisible();
  isDown = false;
  await press('Spróbuj ponownie');
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toBeVisible();
});

it('a session that ends in the middle keeps the draft for its company', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Przerwana');
  signOut();
  await waitFor(() => expect(localStorage.getItem(`${KEY}.new`)).toContain('Przerwana'));
});
