import { act } from '@testing-library/react';
import { FirstAnswers } from '@wspolnik/kit';
import { loadCommonMessages, Providers } from '@wspolnik/system';
import { categories, fakeApi, idOf, offerSummary, pageOf, readMessages, withSharedTexts } from '@wspolnik/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { OfferListPage } from './offer-list.page.tsx';

const SEARCH = `?categories=${idOf(100)}&price_to=900&q=meble`;
const ANSWERS = {
  [`offers/?categories=${idOf(100)}&limit=30&price_to=900&q=meble`]: pageOf([offerSummary()]),
  'categories/': categories,
};

it('React takes the list and its forms over from the server without a word', async () => {
  fakeApi({ 'GET offers/': () => pageOf([offerSummary()]), 'GET categories/': () => categories });
  await loadCommonMessages('pl');
  window.history.replaceState(null, '', `/offers${SEARCH}`);
  const tree = (
    <Providers locale="pl" messages={withSharedTexts(readMessages('mf-offers')).pl}>
      <FirstAnswers value={ANSWERS}>
        <OfferListPage />
      </FirstAnswers>
    </Providers>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(tree);
  expect(place.querySelector('noscript')).not.toBeNull();
  const search = place.querySelector('search input');
  const complaint = jest.spyOn(console, 'error');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(place, tree, { onRecoverableError }));
  expect(place.querySelector('search input')).toBe(search);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
