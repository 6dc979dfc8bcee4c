import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, offerSummary, pageOf, problem } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyOffers } from './company-offers.tsx';

const COMPANY = idOf(1);
const OFFERS = 'GET offers/';
const desk = offerSummary({ id: idOf(501) });

const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<CompanyOffers companyId={COMPANY} />, {
    url: `${locale === 'en' ? '/en' : ''}/companies/${COMPANY}`,
    locale,
  });

it("shows the company's newest offers", async () => {
  const calls = fakeApi({ [OFFERS]: () => pageOf([desk]) });
  const { container } = await show();
  const offers = within(screen.getByRole('region', { name: 'Oferty firmy' }));
  expect(await offers.findByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute(
    'href',
    `/offers/${idOf(501)}`,
  );
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({
    limit: '1000',
    seller_id: COMPANY,
    sort_by: 'date_desc',
  });
  expect(await axe(container)).toEqual([]);
});

it('the list says that the company has no offers', async () => {
  fakeApi({ [OFFERS]: () => pageOf([]) });
  await show('en');
  expect(await screen.findByText('This company has no offers at the moment')).toBeVisible();
});

const many = (length: number) =>
  Array.from({ length }, (_, index) => offerSummary({ id: idOf(600 + index), title: `Oferta ${index + 1}` }));
/** Just below the screen of jsdom, which is 768 pixels high. */
const BELOW = 800;
const cards = () => screen.getAllByRole('article');

/** Replaces the observer of the page; the returned function scrolls until the end of the drawn offers has this place. */
function scrolling() {
  let seen: ((top: number | null) => void) | null = null;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen = (top) => {
        const entry = { isIntersecting: top !== null, boundingClientRect: { top } } as IntersectionObserverEntry;
        callback([entry], this as unknown as IntersectionObserver);
      };
    }
    observe() {}
    disconnect() {
      seen = null;
    }
  } as unknown as typeof IntersectionObserver;
  return (top: number | null = BELOW) => act(() => seen?.(top));
}

it('the list draws a thousand offers in steps as one scrolls', async () => {
  fakeApi({ [OFFERS]: () => pageOf(many(1000), { count: 1000 }) });
  const scroll = scrolling();
  await show();
  expect(await screen.findByText('Pokazano 12 z 1000 ofert')).toBeVisible();
  expect(cards()).toHaveLength(12);
  scroll();
  expect(cards()).toHaveLength(24);
  scroll();
  expect(cards()).toHaveLength(36);
  expect(screen.getByText('Pokazano 36 z 1000 ofert')).toBeVisible();
});

it('the list fills a tall screen, but moves nothing when a jump leads to the end of the list', async () => {
  fakeApi({ [OFFERS]: () => pageOf(many(100), { count: 100 }) });
  const scroll = scrolling();
  await show();
  await screen.findByText('Pokazano 12 z 100 ofert');
  scroll(500);
  expect(cards()).toHaveLength(24);
  scroll(null);
  scroll(500);
  expect(cards()).toHaveLength(24);
  scroll(BELOW);
  expect(cards()).toHaveLength(36);
});

it('shows more by keyboard, and the focus goes to the first new offer', async () => {
  fakeApi({ [OFFERS]: () => pageOf(many(14), { count: 14 }) });
  await show('en');
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(more).toHaveAccessibleDescription('12 of 14 offers shown');
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(cards()).toHaveLength(14);
  expect(screen.getByRole('link', { name: 'Oferta 13' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('the list draws as much as before when Back leads to it', async () => {
  fakeApi({ [OFFERS]: () => pageOf(many(60), { count: 60 }) });
  const scroll = scrolling();
  const { unmount } = await show();
  await screen.findByText('Pokazano 12 z 60 ofert');
  scroll();
  unmount();
  const { state } = window.history;
  window.history.pushState(null, '', '/');
  jest.spyOn(window.history, 'state', 'get').mockReturnValue(state);
  await show();
  expect(await screen.findByText('Pokazano 24 z 60 ofert')).toBeVisible();
});

it('links to the full list after the last of a thousand offers', async () => {
  fakeApi({ [OFFERS]: () => pageOf([desk], { count: 1042 }) });
  await show();
  expect(await screen.findByRole('link', { name: 'Zobacz wszystkie 1042 oferty' })).toHaveAttribute(
    'href',
    `/offers?seller_id=${COMPANY}`,
  );
});

it('the list says that the offers could not be loaded, and retries', async () => {
  let fails = true;
  fakeApi({ [OFFERS]: () => (fails ? problem(500, 'internal') : pageOf([desk])) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać ofert firmy');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: 'Meble biurowe na wymiar' })).toBeVisible();
});
