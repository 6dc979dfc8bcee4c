import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, noConnection, offer, problem, signInAs, signOut } from '@wspolnik/testing';
import { answering, fillAll, ID, KEY, openCreate, press, step, type } from './testing/form.tsx';

beforeEach(() => signInAs.company());
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it('the form leads from the first field to the published offer', async () => {
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

it.each([
  ['basics', 'Podstawy'],
  ['images', 'Zdjęcia'],
  ['price', 'Cena i punkty'],
  ['place', 'Miejsce'],
])('the form breaks no rule of accessibility in its step %s', async (name, heading) => {
  answering();
  const { container } = await openCreate(`?step=${name}`);
  await step(heading);
  expect(await axe(container)).toEqual([]);
});

it('shows the shares of the reward while the amounts are typed', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  await userEvent.click(screen.getByRole('button', { name: /Cena i punkty/ }));
  const example = within(await screen.findByRole('region', { name: 'Przykład' }));
  expect(example.getByText(/Uzupełnij cenę i nagrodę/)).toBeVisible();
  type(/^Cena/, '1800');
  type(/^Nagroda za zamówienie/, '180.01');
  expect(await example.findByText('Przy zamówieniu za 1 800,00 zł brutto')).toBeVisible();
  expect(example.getByText('90,01 zł')).toBeVisible();
  expect(example.getByText('90,00 zł')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Procent ceny/ }));
  type(/^Procent łącznie/, '5');
  expect(await example.findAllByText('45,00 zł')).toHaveLength(2);
});

it('names the missing fields before the next step, and focuses the first', async () => {
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

it('the form refuses an inverted range and a percentage over half', async () => {
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
  expect(screen.getByText('Wartość może wynosić najwyżej 50.')).toBeVisible();
});

it('the preview of an incomplete offer is a list of what is missing, with links to the steps, and no button to publish', async () => {
  const calls = answering();
  const { container } = await openCreate('?step=preview');
  await step('Podgląd');
  const missing = () =>
    within(container)
      .getAllByRole('listitem')
      .filter((item) => /: /.test(item.textContent ?? ''));
  expect(missing().map(({ textContent }) => textContent)).toEqual([
    'Podstawy: Tytuł, Kategoria',
    'Cena i punkty: Cena, Nagroda za zamówienie (razem)',
  ]);
  expect(screen.queryByText(/Tak zobaczą/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Opublikuj ofertę' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Zapisz jako nieaktywną' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Podstawy' })).toHaveAttribute('href', '/offers/create');
  const price = screen.getByRole('link', { name: 'Cena i punkty' });
  expect(price).toHaveAttribute('href', '/offers/create?step=price');
  await userEvent.click(screen.getByRole('button', { name: /Podstawy/ }));
  await step('Podstawy');
  type(/^Tytuł/, 'Regały');
  await userEvent.click(await screen.findByRole('treeitem', { name: /Energia/ }));
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  await step('Podgląd');
  expect(missing()).toHaveLength(1);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('shows the server’s errors at their fields and retains all values', async () => {
  const fields = { price_from: [{ code: 'max', params: { max: 1000 } }] };
  answering({ create: () => problem(422, 'validation_failed', fields) });
  await openCreate();
  await fillAll();
  await press('Opublikuj ofertę');
  await step('Cena i punkty');
  const price = screen.getByRole('textbox', { name: /^Cena/ });
  await waitFor(() => expect(price).toHaveFocus());
  expect(price).toHaveAccessibleDescription(/najwyżej 1000/);
  expect(price).toHaveValue('1\u00a0800');
  expect(screen.getByRole('alert')).toHaveTextContent('Sprawdź zaznaczone pola.');
});

it('reports a missing connection, retries with the same idempotency key, and loses nothing', async () => {
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

it('the form copies an offer of the company', async () => {
  const calls = answering();
  await openCreate(`?copy=${ID}`);
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Meble biurowe na wymiar');
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  await screen.findByText('Meble biurowe na wymiar | 1800.00 | Wyposażenie biur | Meble');
  await press('Opublikuj ofertę');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
});

it.each([404, 422] as const)('the form starts empty when the offer to copy no longer exists (%s)', async (status) => {
  answering({ shown: () => problem(status, status === 404 ? 'not_found' : 'validation_failed') });
  await openCreate(`?copy=${ID}`);
  expect(await screen.findByText('Tej oferty już nie ma')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Nowa oferta' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zacznij od pustej oferty' })).toHaveAttribute('href', '/offers/create');
});

it('the form says at the reward that it can be at most half of the price', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  await userEvent.click(screen.getByRole('button', { name: /Cena i punkty/ }));
  type(/^Cena/, '2000.01');
  type(/^Nagroda za zamówienie/, '1000.01');
  await press('Dalej');
  const reward = screen.getByRole('textbox', { name: /^Nagroda za zamówienie/ });
  await waitFor(() => expect(reward).toHaveAccessibleDescription(/najwyżej połowę ceny: 1\s000,00 zł/));
  type(/^Nagroda za zamówienie/, '1000');
  await waitFor(() => expect(reward).not.toHaveAccessibleDescription(/połowę ceny:/));
});

it('the form focuses a wrong postal code', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  await userEvent.click(screen.getByRole('button', { name: /Miejsce/ }));
  await step('Miejsce');
  await userEvent.type(screen.getByRole('textbox', { name: /^Kod/ }), 'abc');
  await press('Dalej');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Kod/ })).toHaveFocus());
});
