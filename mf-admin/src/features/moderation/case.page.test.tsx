import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  authorHistory,
  axe,
  companyCard,
  fakeApi,
  idOf,
  moderatedOffer,
  moderatedSubject,
  moderationItem,
  problem,
  profileCard,
  signInAs,
  signOut,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CasePage } from './case.page.tsx';

const seller = profileCard({ id: companyCard().id, type: 'company', name: 'Pracownia Cyfrowa' });
const now = moderatedOffer({ title: 'Drożej', price_from: '250.00', updated_at: '2026-01-05T10:00:00.000Z' });
const { is_active: _active, updated_at: _updated, prices: _prices, ...content } = moderatedOffer();
const reported = { ...content, title: 'Tanio', price_from: '100.00', reported_at: '2026-01-04T12:00:00.000Z' };
const subject = moderatedSubject({
  type: 'offer',
  id: idOf(321),
  author: seller,
  text: now.text,
  post_id: null,
  offer: now,
});
const history = authorHistory({
  offers_active: 4,
  offers_hidden: 1,
  orders_completed: 12,
  orders_cancelled: 2,
  orders_disputed: 3,
  rating: 4.5,
  rating_count: 8,
  cases_open: 1,
  suspensions: 1,
});
const item = moderationItem({ subject, reported, author_history: history });
const READ = `GET accounts/admin/moderation/${item.id}/`;

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<CasePage id={item.id} />, { url: `${locale === 'en' ? '/en' : ''}/admin/moderation/${item.id}`, locale });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the page shows the offer as it was reported beside the present one', async () => {
  fakeApi({ [READ]: () => item });
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: 'Oferta: Pracownia Cyfrowa' })).toBeVisible();
  const before = within(screen.getByRole('region', { name: /^Jak w zgłoszeniu/ }));
  expect(before.getByText('Tanio')).toBeVisible();
  expect(before.getByText(/100,00/)).toBeVisible();
  const after = within(screen.getByRole('region', { name: 'Teraz' }));
  expect(after.getByText('Drożej')).toBeVisible();
  expect(screen.getByText('Zmieniono po zgłoszeniu: tytuł, cena.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz na stronie' })).toHaveAttribute('href', `/offers/${subject.id}`);
  expect(await axe(container)).toEqual([]);
});

it('the page shows an offer once when nothing of it has changed', async () => {
  const same = moderatedOffer();
  fakeApi({
    [READ]: () => ({
      ...item,
      subject: { ...subject, offer: same },
      reported: { ...content, reported_at: reported.reported_at },
    }),
  });
  await show();
  expect(await screen.findByText('Od zgłoszenia nic się w niej nie zmieniło.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Teraz' })).toBeNull();
});

it('the case has the history of its seller', async () => {
  fakeApi({ [READ]: () => item });
  await show();
  expect(await screen.findByRole('heading', { name: 'Historia sprzedającego' })).toBeVisible();
  expect(fact('Weryfikacja')).toHaveTextContent('firma zweryfikowana');
  expect(fact('Oferty')).toHaveTextContent('aktywne: 4, ukryte decyzją: 1');
  expect(fact('Sprzedaż')).toHaveTextContent('zakończone: 12, anulowane: 2, zgłoszone: 3');
  expect(fact('Opinie')).toHaveTextContent('4,5 (8 ocen)');
  expect(fact('Zawieszenia profilu')).toHaveTextContent('1');
});

it('the history of a person has no offers, and their purchases', async () => {
  const person = { ...moderationItem({ author_history: authorHistory({ orders_completed: 2 }) }), id: item.id };
  fakeApi({ [READ]: () => person });
  await show('en');
  expect(await screen.findByRole('heading', { name: 'History of the author' })).toBeVisible();
  expect(fact('Purchases')).toHaveTextContent('completed: 2, cancelled: 0, reported: 0');
  expect(screen.queryByText('Offers', { selector: 'dt' })).toBeNull();
});

it('an offer is hidden with a category of offers', async () => {
  const calls = fakeApi({
    [READ]: () => item,
    'POST accounts/admin/moderation/': () => new Response(null, { status: 204 }),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Ukryj/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kategoria/ }), 'counterfeit');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Podstawa/ }), 'terms');
  await userEvent.type(dialog.getByRole('textbox', { name: /Który/ }), '§ 5');
  await userEvent.type(dialog.getByRole('textbox', { name: /Uzasadnienie/ }), 'Podróbka.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ukryj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    type: 'offer',
    subject_id: subject.id,
    category: 'counterfeit',
    version: item.version,
  });
});

it('the seller of an offer is warned with the grounds, and the history counts warnings', async () => {
  const calls = fakeApi({
    [READ]: () => ({ ...item, author_history: { ...history, warnings: 2 } }),
    'POST accounts/admin/moderation/': () => new Response(null, { status: 204 }),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Ostrzeż/ }));
  expect(fact('Ostrzeżenia')).toHaveTextContent('2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Wysłać ostrzeżenie?' }));
  const confirm = dialog.getByRole('button', { name: 'Ostrzeż' });
  await userEvent.type(dialog.getByRole('textbox', { name: /Uzasadnienie/ }), 'Podaj pełną cenę.');
  await userEvent.click(confirm);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /Podstawa/ })).toBeInvalid());
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kategoria/ }), 'misleading');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Podstawa/ }), 'terms');
  await userEvent.type(dialog.getByRole('textbox', { name: /Który/ }), '§ 5');
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      type: 'offer',
      subject_id: subject.id,
      decision: 'warn',
      version: item.version,
      reason: 'Podaj pełną cenę.',
      category: 'misleading',
      ground: 'terms',
      ground_point: '§ 5',
    },
  ]);
});

it('a warning is withdrawn with a reason', async () => {
  const warned = { ...item, status: 'decided', allowed_actions: ['hide', 'withdraw'] } as const;
  const calls = fakeApi({
    [READ]: () => warned,
    'POST accounts/admin/moderation/': () => new Response(null, { status: 204 }),
  });
  await show('en');
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw the warning/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the warning?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A mistake.');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the warning' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ decision: 'withdraw' });
});

it('all pictures of the offer are shown as they were reported', async () => {
  const picture = (name: string) => ({ url: `/api/files/${name}.webp`, thumbnail: `/api/files/${name}-s.webp` });
  const images = [picture('a'), picture('b')];
  fakeApi({ [READ]: () => ({ ...item, reported: { ...reported, image: picture('a'), images } }) });
  const { container } = await show();
  const before = within(await screen.findByRole('region', { name: /^Jak w zgłoszeniu/ }));
  expect(before.getByRole('img', { name: 'Zdjęcie 2 z 2' })).toHaveAttribute('src', '/api/files/b-s.webp');
  expect(before.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(images.map(({ url }) => url));
  expect(screen.getByText('Zmieniono po zgłoszeniu: tytuł, cena, zdjęcia.')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('an open dialog shows what its seller has changed meanwhile', async () => {
  let answer = item;
  fakeApi({ [READ]: () => answer });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Ukryj/ }));
  const dialog = within(await screen.findByRole('dialog'));
  answer = { ...item, version: 'inna', subject: { ...subject, offer: { ...now, price_from: '999.00' } } };
  act(() => tellFrame({ seq: 1, type: 'moderation.changed', data: {} }));
  expect(await dialog.findByText('Ta sprawa zmieniła się, odkąd otwarto to okno')).toBeVisible();
  expect(dialog.getByText(/999,00/)).toBeVisible();
});

it('a wrong address leads back to the queue', async () => {
  fakeApi({ [READ]: () => problem(404, 'not_found') });
  await show();
  expect(await screen.findByRole('heading', { name: 'Nie ma takiej sprawy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wróć do moderacji' })).toHaveAttribute('href', '/admin/moderation');
});
