import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '../overlays/toaster.tsx';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '../testing.tsx';
import { exampleOffer } from '../testing-offer.ts';
import { OfferCard, offerPoints, offerPrice } from './offer-card.tsx';
import { initialsOf, toneOf } from './palette.ts';
import { ShareDialog } from './share-dialog.tsx';
import { starFill } from './star-fill.ts';
import { StarRating } from './star-rating.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

/** WCAG contrast of a colour with white. */
function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test('fifteen different colours on which white initials can be read', () => {
  const stylesheet = readFileSync(join(__dirname, 'tones.module.css'), 'utf8');
  const colours = stylesheet.match(/#[0-9a-f]{6}/gi) ?? [];
  expect(new Set(colours).size).toBe(15);
  for (const colour of colours) expect([colour, contrastWithWhite(colour) >= 4.5]).toEqual([colour, true]);
});

test('the same colour for the same name, another one for most others', () => {
  expect(toneOf('Lingua Łódź')).toBe('tone6');
  expect(toneOf('Smaki Pomorza')).toBe('tone3');
});

test.each([
  ['Pracownia Cyfrowa Nowak', 'PC'],
  ['łucja', 'Ł'],
  ['„Żuraw” sp. z o.o.', 'ŻS'],
  ['Kowalska-Nowak × 3', 'KN'],
  ['Ωmega 東京', 'Ω東'],
  ['', ''],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  [0.25, 'empty'],
  [0.26, 'half'],
  [0.99, 'half'],
  [1, 'full'],
])('a star filled by %s is %s', (value, look) => {
  expect(starFill(value, 0)).toBe(look);
});

function Rating({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <StarRating value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('choosing a star sets it, choosing it again resets to 0', async () => {
  const user = userEvent.setup();
  await renderUi(<Rating start={2} />);
  await user.click(screen.getByRole('button', { name: '4 gwiazdki' }));
  expect(screen.getByRole('status')).toHaveTextContent('4');
  await user.click(screen.getByRole('button', { name: '4 gwiazdki', pressed: true }));
  expect(screen.getByRole('status')).toHaveTextContent('0');
});

test('hovering a star previews it and leaves the value', async () => {
  const user = userEvent.setup();
  const { container } = await renderUi(<Rating start={1} />);
  await user.hover(screen.getByRole('button', { name: '5 gwiazdek' }));
  expect(container.querySelectorAll('[data-fill=full]')).toHaveLength(5);
  await user.unhover(screen.getByRole('group'));
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

test('a rating is read with one decimal, and none is said', async () => {
  await renderUi(
    <>
      <StarRating value={4.84} />
      <StarRating value={0} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Ocena: 4,8 na 5' })).toBeInTheDocument();
  expect(screen.getByText('brak oceny')).toBeInTheDocument();
});

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

test('a card links to offer and author and names what it shares', async () => {
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

test('a link is copied and the services get it encoded', async () => {
  const user = userEvent.setup();
  const url = 'https://wspolnik.test/offers/1?ref=a&b=1';
  await renderUi(
    <>
      <ShareDialog open onClose={jest.fn()} url={url} title="Sklep & spółka" />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Kopiuj link' }));
  expect(await screen.findByText('Skopiowano do schowka')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(url);
  const encoded = encodeURIComponent(url);
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(encoded);
  expect(screen.getByRole('link', { name: 'Twitter' }).getAttribute('href')).toContain(`url=${encoded}`);
});

test("a phone's own sheet gets title and link, and one that is closed without a choice is no failure", async () => {
  const user = userEvent.setup();
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  await renderUi(<ShareDialog open onClose={jest.fn()} url="https://wspolnik.test/offers/1" title="Projekt sklepu" />);
  await user.click(await screen.findByRole('button', { name: 'Więcej możliwości' }));
  expect(share).toHaveBeenCalledWith({ title: 'Projekt sklepu', url: 'https://wspolnik.test/offers/1' });
  expect(screen.getByRole('dialog', { name: 'Udostępnij' })).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});
