import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { exampleOffer, renderUi } from '@wspolnik/testing/ui';
import { OfferThumbnail } from './offer-thumbnail.tsx';

test('a thumbnail shows price, points, category, place and a share button', async () => {
  const user = userEvent.setup();
  const onShare = jest.fn();
  await renderUi(<OfferThumbnail offer={exampleOffer} href="/offers/1" onShare={onShare} />);
  expect(screen.getByRole('link', { name: 'Projekt sklepu' })).toHaveAttribute('href', '/offers/1');
  expect(screen.getByText('4 900,00 – 12 000,00 zł')).toHaveTextContent(/zł brutto$/);
  for (const text of ['IT i oprogramowanie', 'Kraków', 'Pracownia Cyfrowa']) {
    expect(
      screen.getByText((_, element) => element?.textContent === text && element.children.length === 0),
    ).toBeInTheDocument();
  }
  expect(screen.getByText('Dla Ciebie 245,00 zł')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Udostępnij: Projekt sklepu' }));
  expect(onShare).toHaveBeenCalledTimes(1);
});

test('the thumbnail has no axe violations', async () => {
  const { container } = await renderUi(
    <OfferThumbnail offer={exampleOffer} href="/offers/1" onShare={() => undefined} headingLevel={2} />,
  );
  expect(await axe(container)).toEqual([]);
});
