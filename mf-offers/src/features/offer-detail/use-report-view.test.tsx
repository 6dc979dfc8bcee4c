import { act, screen } from '@testing-library/react';
import { fakeApi, idOf, offer, problem, seller, sellerProfile, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
// The page loads it on demand; importing it here avoids waiting for its compilation.
import './report-view.ts';
import { OfferDetailPage } from './offer-detail.page.tsx';

const ID = idOf(501);
const shown = offer({ id: ID, author: seller });

async function open(overrides: object = {}, answer: () => unknown = () => new Response(null, { status: 204 })) {
  const calls = fakeApi({
    [`GET offers/${ID}/`]: () => ({ ...shown, ...overrides }),
    'POST offers/view/': () => answer() as Response,
  });
  await renderPage(<OfferDetailPage id={ID} />, { url: `/offers/${ID}` });
  await screen.findByRole('heading', { level: 1, name: shown.title });
  const views = () => calls.filter(({ path }) => path === 'offers/view/');
  expect(views()).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  return views();
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => {
  jest.useRealTimers();
  act(signOut);
});

it('a guest’s view is reported once the page is idle, with the offer and nothing else', async () => {
  const views = await open();
  expect(views.map(({ body }) => body)).toEqual([{ offer_id: ID }]);
});

it('the page of an inactive offer reports nothing', async () => {
  expect(await open({ is_active: false })).toEqual([]);
});

it('the company’s own people report nothing, whichever profile they act as', async () => {
  signInAs.person({ companies: [sellerProfile] });
  expect(await open()).toEqual([]);
});

it('a failure changes nothing on the page', async () => {
  expect(await open({}, () => problem(500, 'internal'))).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
