import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer, Opinion } from '@wspolnik/contract';
import { rememberReferral } from '@wspolnik/shared-auth';
import {
  axe,
  fakeApi,
  idOf,
  networkCompany,
  networkReply,
  networkUser,
  offer,
  offerSummary,
  opinion,
  opinionPage,
  referrer,
  seller,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { OfferDetailPage } from './offer-detail.page.tsx';

const ID = idOf(1);

/** `api` has the answers beside the offer's own. */
async function open(shown: Partial<Offer>, api: Parameters<typeof fakeApi>[0] = {}, locale: 'pl' | 'en' = 'pl') {
  const calls = fakeApi({ [`GET offers/${ID}/`]: () => offer(shown), ...api });
  const page = await renderPage(<OfferDetailPage id={ID} />, {
    url: `${locale === 'en' ? '/en' : ''}/offers/${ID}`,
    locale,
  });
  await screen.findByRole('heading', { level: 1 });
  return { calls, ...page };
}

const page = (results: Offer[] | ReturnType<typeof offerSummary>[]) => ({
  ...{ count: results.length, count_exact: true, page: 1, limit: 4, next: null, previous: null },
  results,
});

afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it('the offer shows when it is delivered, what is included, and the lowest price before the reduction', async () => {
  const { container } = await open({
    delivery_time: '14 dni',
    scope: ['Projekt', 'Montaż'],
    lowest_price_30d: '2100.00',
  });
  expect(screen.getByText('Czas realizacji: 14 dni')).toBeVisible();
  const included = screen.getByRole('heading', { name: 'Co obejmuje oferta' }).parentElement as HTMLElement;
  expect(
    within(included)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Projekt', 'Montaż']);
  expect(screen.getByText('Najniższa cena z 30 dni przed obniżką: 2 100,00 zł')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Co dalej' })).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('the offer promises nothing of a job, which is never ordered', async () => {
  await open({ is_job: true, individual_price: true, price_from: null, salary_from: '8000.00' });
  const box = within(screen.getByRole('region', { name: 'Zakup' }));
  expect(box.getByText('Wynagrodzenie').parentElement).toHaveTextContent('od 8 000,00 zł');
  expect(screen.queryByText(/Dla Ciebie|Co dalej|Poleć i zarób/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Udostępnij' })).toBeVisible();
});

describe('who recommends', () => {
  it('the person who recommends is named to whoever followed the link', async () => {
    rememberReferral('?ref=jan-1');
    const { calls } = await open({}, { 'GET reflink/referrer/': () => referrer() });
    expect(await screen.findByText('Poleca: Jan W.')).toBeVisible();
    expect(calls.find(({ path }) => path === 'reflink/referrer/')?.params.get('token')).toBe('jan-1');
  });

  it('the person who recommends is left out when nobody is behind the link, and on an own offer', async () => {
    rememberReferral('?ref=gone');
    const { calls, unmount } = await open({}, { 'GET reflink/referrer/': () => ({ referrer: null }) });
    await waitFor(() => expect(calls.some(({ path }) => path === 'reflink/referrer/')).toBe(true));
    expect(screen.queryByText(/^Poleca/)).not.toBeInTheDocument();
    unmount();
    signInAs.company();
    await open({}, { 'GET reflink/referrer/': () => referrer() });
    expect(screen.queryByText(/^Poleca/)).not.toBeInTheDocument();
  });
});

describe('the click on a referral link', () => {
  const clicksOf = (calls: { path: string }[]) => calls.filter(({ path }) => path === 'recommendations/click/').length;
  const counted = { 'POST recommendations/click/': () => new Response(null, { status: 204 }) };

  async function follow(search: string, id = ID) {
    const calls = fakeApi({ [`GET offers/${id}/`]: () => offer({ id }), ...counted });
    const { unmount } = await renderPage(<OfferDetailPage id={id} />, { url: `/offers/${id}${search}` });
    await screen.findByRole('heading', { level: 1 });
    return { calls, unmount };
  }

  it('the click is counted once for an offer, however often it is shown', async () => {
    const first = await follow('?ref=jan-1');
    await waitFor(() => expect(clicksOf(first.calls)).toBe(1));
    const click = first.calls.find(({ path }) => path === 'recommendations/click/');
    expect(click?.body).toEqual({ token: 'jan-1', offer_id: ID });
    first.unmount();
    const again = await follow('?ref=jan-1');
    const other = await follow('?ref=jan-1', idOf(2));
    await waitFor(() => expect(clicksOf(other.calls)).toBe(1));
    expect(clicksOf(again.calls)).toBe(0);
  });

  it('an address without a link, and one with nonsense, count nothing', async () => {
    const calls = [];
    for (const search of ['', '?ref=', `?ref=${'a'.repeat(201)}`]) {
      const page = await follow(search);
      calls.push(...page.calls);
      page.unmount();
    }
    const real = await follow('?ref=ewa-1', idOf(3));
    await waitFor(() => expect(clicksOf(real.calls)).toBe(1));
    expect(clicksOf(calls)).toBe(0);
  });
});

describe('recommending', () => {
  const button = () => screen.getByRole('button', { name: 'Poleć i zarób' });

  it('the dialog shows the reward, and for how long the link works', async () => {
    signInAs.person();
    await open({ reward_network_from: '90.00' }, { 'GET reflink/': () => ({ token: 'ewa-1', url: '' }) });
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: /^Poleć i zarób 90,00\szł$/ });
    expect(within(dialog).getByText(/Link działa 30 dni/)).toBeVisible();
    const link = `${window.location.origin}/offers/${ID}?ref=ewa-1`;
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveValue(link));
    expect(await axe(dialog)).toEqual([]);
  });

  it('the dialog asks a guest to sign in', async () => {
    await open({});
    await userEvent.click(button());
    const link = await screen.findByRole('link', { name: 'Zaloguj się, a zarobisz na poleceniu' });
    expect(link).toHaveAttribute('href', `/auth/login?from=${encodeURIComponent(`/offers/${ID}`)}`);
  });

  it('the dialog does not promise anything for the plain link', async () => {
    signInAs.person();
    await open({}, { 'GET reflink/': () => new Response(null, { status: 503 }) });
    await userEvent.click(button());
    expect(await screen.findByText(/Ten zwykły nie zalicza polecenia/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Udostępnij' })).toBeVisible();
  });
});

describe('who knows the seller', () => {
  const anna = networkUser({ id: idOf(711), name: 'Anna Kot', first_name: 'Anna', last_name: 'Kot' });
  const reply = networkReply({ users: [anna], companies: [networkCompany({ id: idOf(950), name: 'Tartak' })] });

  it('a contact who knows the seller is named, and pressing the name lists all', async () => {
    signInAs.person();
    await open({ shared_contacts: 26 }, { 'GET network/public/': () => reply });
    await userEvent.click(await screen.findByRole('button', { name: 'Zna ją Anna K. i 25 innych' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kto zna firmę Stolarnia Żuraw' }));
    expect(await dialog.findByRole('link', { name: 'Anna Kot' })).toHaveAttribute('href', `/profiles/${idOf(711)}`);
    expect(dialog.getByRole('link', { name: 'Tartak' })).toHaveAttribute('href', `/companies/${idOf(950)}`);
  });

  it('a single contact is named, in English too', async () => {
    signInAs.person();
    await open({ shared_contacts: 1 }, { 'GET network/public/': () => reply }, 'en');
    expect(await screen.findByRole('button', { name: 'Anna K. knows them' })).toBeVisible();
  });

  it('the number of contacts is shown while the names cannot be read, and nothing without shared contacts', async () => {
    signInAs.person();
    const { unmount } = await open({ shared_contacts: 3 });
    expect(screen.getByRole('button', { name: '3 wspólne kontakty' })).toBeVisible();
    unmount();
    await open({ shared_contacts: 0 });
    expect(screen.queryByText(/wspóln|Zna ją/)).not.toBeInTheDocument();
  });

  it('a guest sees the contacts after signing in', async () => {
    await open({ shared_contacts: 0 });
    expect(screen.getByRole('link', { name: /Zaloguj się, aby zobaczyć, kto z Twoich kontaktów/ })).toBeVisible();
  });
});

const PURCHASE = { month: '2026-10', category: { id: idOf(81), name: 'Meble', name_en: 'Furniture' } };

it('the page shows two opinions on the seller with their purchases, and a link to all', async () => {
  const said = (number: number, over: Partial<Opinion>) =>
    opinion({ id: idOf(number), company_id: seller.id, ...over });
  const opinions = [
    said(71, { text: 'Solidnie', rating: 4.5, purchase: PURCHASE }),
    said(72, { text: 'Punktualnie', rating: 0, purchase: null }),
    said(73, { text: 'Trzecia' }),
  ];
  await open({}, { 'GET company/comment/': () => opinionPage(opinions, { count: 12 }) });
  const section = within(await screen.findByRole('region', { name: 'Opinie o firmie' }));
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  expect(section.getByText('Po zakupie · Meble · październik 2026')).toBeVisible();
  expect(section.getByText('Bez zakupu')).toBeVisible();
  expect(section.getByRole('link', { name: 'Zobacz wszystkie opinie' })).toHaveAttribute(
    'href',
    `/companies/${seller.id}#opinions`,
  );
});

it('lists more of the seller apart from similar offers of others', async () => {
  const others = { ...seller, id: idOf(901), name: 'Inna firma' };
  const own = offerSummary({ id: idOf(2), title: 'Regały' });
  const foreign = offerSummary({ id: idOf(3), title: 'Szafy', author: others });
  await open({}, { 'GET offers/': ({ params }) => page(params.has('seller_id') ? [offer(), own] : [own, foreign]) });
  const titles = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(await titles('Więcej od tej firmy')).toEqual(['Regały']);
  expect(await titles('Podobne oferty')).toEqual(['Szafy']);
});
