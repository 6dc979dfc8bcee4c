import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PICTURE_WIDTHS } from '@wspolnik/contract/limits';
import { exampleOffer, renderUi } from '@wspolnik/testing/ui';
import { OfferCard, offerPrice } from './offer-card.tsx';

test('prices: fixed, range, individual', () => {
  const price = (over: Partial<typeof exampleOffer>) => offerPrice({ ...exampleOffer, ...over });
  expect(price({})).toBe('4\u00a0900,00 – 12\u00a0000,00\u00a0zł');
  expect(price({ price_to: null })).toBe('4\u00a0900,00\u00a0zł');
  expect(price({ individual_price: true })).toBeNull();
});

test('the widths of a picture are those that the API makes', async () => {
  const image = {
    ...exampleOffer.image,
    alt: '',
    url: '/api/files/file-1.jpg',
    thumbnail: '/t.jpg',
    width: 1024,
    height: 640,
  };
  const { container } = await renderUi(<OfferCard offer={{ ...exampleOffer, image }} href="/offers/1" />);
  const offered = container
    .querySelector('img')
    ?.getAttribute('srcset')
    ?.match(/(?<=w=)\d+/g);
  expect(offered?.map(Number)).toEqual([...PICTURE_WIDTHS]);
});

test('the card shows in words what the viewer gets, and the seller what it costs', async () => {
  const { rerender } = await renderUi(<OfferCard offer={exampleOffer} href="/offers/1" />);
  expect(screen.getByText('Dla Ciebie 245,00 zł')).toBeVisible();
  rerender(<OfferCard offer={exampleOffer} href="/offers/1" own />);
  expect(screen.getByText('Twój koszt: 490,00 zł')).toBeVisible();
  expect(screen.queryByText(/Dla Ciebie/)).not.toBeInTheDocument();
});

test('a job shows its salary in place of a price, as it is paid, and how people work', async () => {
  const job = { ...exampleOffer, is_job: true, individual_price: true, salary_from: '7200.00', salary_to: '9800.00' };
  const shown = (paid: Partial<typeof exampleOffer>, locale: 'pl' | 'en' = 'pl') =>
    renderUi(<OfferCard offer={{ ...job, ...paid }} href="/offers/1" work="Zdalnie · B2B" />, { locale });
  const { unmount } = await shown({ salary_period: 'month', salary_type: 'gross' });
  expect(screen.getByText('7 200,00 – 9 800,00 zł brutto / mies.')).toBeVisible();
  expect(screen.getByText('Zdalnie · B2B')).toBeVisible();
  unmount();
  const hourly = await shown({ salary_to: null, salary_period: 'hour', salary_type: 'net' }, 'en');
  expect(screen.getByText(/^from .*7,?\s?200[.,]00.* net \/ hour$/)).toBeVisible();
  hourly.unmount();
  const unnamed = await shown({ salary_to: '7200.00' });
  expect(screen.getByText('7 200,00 zł')).toBeVisible();
  unnamed.unmount();
  await shown({ salary_from: null });
  expect(screen.getByText('Oferta pracy')).toBeVisible();
});

test('a reduced price comes with the lowest one of 30 days', async () => {
  const reduced = { ...exampleOffer, price_to: null, lowest_price_30d: '5200.00' };
  const { rerender } = await renderUi(<OfferCard offer={reduced} href="/offers/1" />);
  expect(screen.getByText('Najniższa cena z 30 dni przed obniżką: 5 200,00 zł')).toBeInTheDocument();
  rerender(<OfferCard offer={{ ...reduced, price_to: '12000.00' }} href="/offers/1" />);
  expect(screen.getByText('Najniższa cena z 30 dni przed obniżką: od 5 200,00 zł')).toBeInTheDocument();
});

test('the number of opinions is beside the rating', async () => {
  const author = { ...exampleOffer.author, rating: 4.7, rating_count: 12 };
  await renderUi(<OfferCard offer={{ ...exampleOffer, author }} href="/offers/1" />, { locale: 'en' });
  expect(screen.getByRole('img', { name: 'Rating: 4,7 of 5, 12 reviews' })).toHaveTextContent('4,7(12)');
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
