import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleOffer } from '../../testing/offer.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { OfferCard, offerPoints, offerPrice } from './offer-card.tsx';

test('prices: fixed, range, individual', () => {
  const price = (over: Partial<typeof exampleOffer>) => offerPrice({ ...exampleOffer, ...over });
  expect(price({})).toBe('4\u00a0900,00 – 12\u00a0000,00\u00a0zł');
  expect(price({ price_to: null })).toBe('4\u00a0900,00\u00a0zł');
  expect(price({ individual_price: true })).toBeNull();
});

test('points are half of the stored total, in zł or percent', () => {
  const points = (zloty: string | null, percent: number | null) =>
    offerPoints({ loyalty_points: zloty, loyalty_points_percentage_total: percent }, 'pl');
  expect([points('490.00', null), points(null, 3), points(null, null)]).toEqual(['245,00\u00a0zł', '1,5%', null]);
});

test('a card links to offer and author and names the shared item', async () => {
  const user = userEvent.setup();
  const onShare = jest.fn();
  await renderUi(
    <OfferCard
      offer={{ ...exampleOffer, city: null, individual_price: true, author: { ...exampleOffer.author, rating: 0 } }}
      href="/offers/1"
      sharedContacts={1}
      onShare={onShare}
      headingLevel={2}
    />,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Projekt sklepu' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/offers/1');
  expect(screen.getByRole('link', { name: 'Pracownia Cyfrowa' })).toHaveAttribute('href', '/companies/7');
  for (const text of ['Brak lokalizacji', 'brak oceny', 'Wycena indywidualna', '1 wspólny kontakt']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Udostępnij: Projekt sklepu' }));
  expect(onShare).toHaveBeenCalledTimes(1);
});
