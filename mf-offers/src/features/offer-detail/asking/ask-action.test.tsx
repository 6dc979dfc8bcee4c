import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '@wspolnik/contract';
import { axe, fakeApi, idOf, offer, pageOf, problem, quote, quoteProposal, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { OfferDetailPage } from '../offer-detail.page.tsx';

const ID = idOf(1);
const individual: Partial<Offer> = { individual_price: true, price_from: null };
const ranged: Partial<Offer> = { price_from: '100.00', price_to: '200.00' };
const job: Partial<Offer> = { ...individual, is_job: true };
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** The page of an offer; an earlier request is open. */
async function open(shown: Partial<Offer>, ask: (request: { body: unknown }) => unknown = () => quote()) {
  let isOpen = false;
  const calls = fakeApi({
    [`GET offers/${ID}/`]: () => offer(shown),
    'GET offers/quotes/': () => pageOf(isOpen ? [quote()] : []),
    'POST offers/quotes/': (request) => {
      const reply = ask(request);
      isOpen = !(reply instanceof Response) || reply.status === 409;
      return reply;
    },
  });
  await renderPage(<OfferDetailPage id={ID} />, { url: `/offers/${ID}` });
  const box = within(await screen.findByRole('region', { name: 'Zakup' }));
  return { box, sent: () => calls.filter(({ path, method }) => path === 'offers/quotes/' && method === 'POST') };
}

const dialogAfter = async (button: HTMLElement) => {
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => signInAs.person());
afterEach(() => {
  act(signOut);
  localStorage.clear();
  sessionStorage.clear();
});

it('an offer that can be asked about leads to other sellers of its category and town', async () => {
  const shown = offer(individual);
  const { box } = await open(individual);
  const link = await box.findByRole('link', { name: 'Zapytaj też inne firmy' });
  const query = new URLSearchParams({ category: shown.category.id, city: 'Poznań', offer_id: ID });
  expect(link).toHaveAttribute('href', `/transactions/orders/requests/new?${query}`);
});

it.each([
  ['with a fixed price', {}],
  ['of a job', job],
])('an offer %s does not', async (_, shown) => {
  const { box } = await open(shown);
  expect(await box.findByRole('button', { name: /Kup|Aplikuj/ })).toBeVisible();
  expect(box.queryByRole('link', { name: 'Zapytaj też inne firmy' })).toBeNull();
});

it('the button asks for the price of an offer without one, which cannot be bought', async () => {
  const { box, sent } = await open(individual);
  expect(box.queryByRole('button', { name: 'Kup' })).toBeNull();
  const dialog = await dialogAfter(await box.findByRole('button', { name: 'Zapytaj o wycenę' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij zapytanie' }));
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Czego potrzebujesz/ }), ' Cztery biurka ');
  await userEvent.type(dialog.getByRole('textbox', { name: /Budżet/ }), '5000');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij zapytanie' }));
  const link = await box.findByRole('link', { name: 'Przejdź do rozmowy' });
  expect(link).toHaveAttribute('href', `/messages/thread/${idOf(51)}`);
  expect(box.getByText(/Masz już otwarte zapytanie/)).toBeVisible();
  const [request] = sent();
  expect(request?.body).toEqual({ offer_id: ID, kind: 'quote', text: 'Cztery biurka', amount: '5000.00' });
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^.{16,}$/);
});

it('the button shows the price and the last day of an open quote', async () => {
  const proposed = quote({ status: 'proposed', proposal: quoteProposal() });
  fakeApi({ [`GET offers/${ID}/`]: () => offer(individual), 'GET offers/quotes/': () => pageOf([proposed]) });
  await renderPage(<OfferDetailPage id={ID} />, { url: `/offers/${ID}` });
  const box = within(await screen.findByRole('region', { name: 'Zakup' }));
  expect(await box.findByText(/^Masz wycenę: 5\s400,00\szł brutto .*, ważną do 20 stycznia 2026\.$/)).toBeVisible();
  expect(box.queryByText(/Masz już otwarte zapytanie/)).not.toBeInTheDocument();
  expect(box.getByRole('link', { name: 'Przejdź do rozmowy' })).toBeVisible();
});

it('the button buys a range or asks about it, within its bounds', async () => {
  const { box } = await open(ranged);
  expect(await box.findByRole('button', { name: 'Kup' })).toBeVisible();
  const dialog = await dialogAfter(box.getByRole('button', { name: 'Zapytaj o wycenę' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Budżet/ }), '99');
  await userEvent.tab();
  expect(await dialog.findByText(/co najmniej 100/)).toBeVisible();
});

it('the button buys a fixed price and asks nothing', async () => {
  const { box } = await open({});
  expect(await box.findByRole('button', { name: 'Kup' })).toBeVisible();
  expect(box.queryByRole('button', { name: 'Zapytaj o wycenę' })).toBeNull();
});

it('the button applies for a job with documents', async () => {
  const { box, sent } = await open(job);
  expect(box.queryByRole('button', { name: 'Kup' })).toBeNull();
  const dialog = await dialogAfter(await box.findByRole('button', { name: 'Aplikuj' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Kilka słów o sobie/ }), 'Dziesięć lat praktyki');
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('no picker');
  await userEvent.upload(picker, new File([PDF], 'cv.pdf', { type: 'application/pdf' }));
  expect((await dialog.findAllByText(/cv/)).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  expect(await box.findByText('Twoje zgłoszenie czeka na odpowiedź.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('the button says why nothing was sent, and leads to what is open already', async () => {
  const { box } = await open(individual, () => problem(409, 'quote_exists'));
  const dialog = await dialogAfter(await box.findByRole('button', { name: 'Zapytaj o wycenę' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Czego potrzebujesz/ }), 'Biurka');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij zapytanie' }));
  expect(await dialog.findByText(/Masz już otwarte zapytanie/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('Przejdź do rozmowy')).toBeInTheDocument());
});

it('the button asks a guest to sign in first, and comes back', async () => {
  act(signOut);
  const { box } = await open(individual);
  expect(box.getByRole('link', { name: 'Zaloguj się, aby zapytać o wycenę' })).toHaveAttribute(
    'href',
    `/auth/login?from=%2Foffers%2F${ID}`,
  );
});
