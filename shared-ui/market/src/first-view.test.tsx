/** @jest-environment node */

import {
  Accordion,
  loadCommonMessages,
  Money,
  PageSkeleton,
  Providers,
  RelativeDate,
  type SkeletonKind,
  useLocation,
} from '@wspolnik/system';
import { Tabs } from '@wspolnik/system/panels';
import { exampleOffer, withSharedTexts } from '@wspolnik/testing/ui';
import { renderToString } from 'react-dom/server';
import { OfferCard } from './offer-card/offer-card.tsx';

const texts = withSharedTexts();

beforeAll(async () => {
  await Promise.all([loadCommonMessages('pl'), loadCommonMessages('en')]);
});

test('there is no browser', () => {
  expect(typeof window).toBe('undefined');
});

test('the markup of a card is complete', () => {
  const html = renderToString(
    <Providers locale="pl" messages={texts.pl}>
      <OfferCard offer={exampleOffer} href="/offers/1" sharedContacts={12} />
    </Providers>,
  );
  for (const text of [
    'Projekt sklepu',
    '4\u00a0900,00 – 12\u00a0000,00\u00a0zł',
    '12 wspólnych kontaktów',
    '245,00\u00a0zł',
    '4,8',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="/offers/1"');
  expect(html).toContain('width="640" height="400"');
});

test('English comes from the locale, the address from its prop', () => {
  const Address = () => {
    const { pathname, search, locale } = useLocation();
    return <i>{`${locale} ${pathname} ${search}`}</i>;
  };
  const html = renderToString(
    <Providers locale="en" messages={texts.en} location="/en/offers?page=2">
      <Address />
      <Money value="1234.50" />
      <RelativeDate value="2026-11-19T12:00:00Z" now="2026-11-20T12:00:00Z" />
      <OfferCard offer={{ ...exampleOffer, city: null }} href="/offers/1" />
    </Providers>,
  );
  for (const text of [
    'en /offers ?page=2',
    '1\u00a0234,50\u00a0zł',
    'Yesterday',
    'No location',
    'href="/en/offers/1"',
  ]) {
    expect(html).toContain(text);
  }
});

test.each(['cards', 'profiles', 'rows', 'detail', 'profile', 'form', 'text'] as const)(
  'the %s skeleton needs no provider',
  (kind) => {
    expect(renderToString(<PageSkeleton kind={kind} />)).toContain('aria-busy="true"');
  },
);

test('the skeletons of companies and people have no place for a large picture', () => {
  const hasPicture = (kind: SkeletonKind) => /cover|photo/.test(renderToString(<PageSkeleton kind={kind} />));
  expect((['cards', 'detail', 'profiles', 'profile'] as const).map(hasPicture)).toEqual([true, true, false, false]);
});

test('the first tab is in the server-rendered markup, with its panel', () => {
  const html = renderToString(
    <Tabs
      label="Oferty"
      items={[
        { value: 'mine', label: 'Moje', content: 'Trzy oferty' },
        { value: 'bought', label: 'Kupione', content: 'Jeszcze nic' },
      ]}
    />,
  );
  expect(html).toContain('Trzy oferty');
  expect(html).toContain('Kupione');
  expect(html).not.toContain('Jeszcze nic');
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
});

test('an answer is in the server-rendered markup, and opens without a script', () => {
  const html = renderToString(<Accordion items={[{ id: 'a', title: 'Punkty', content: 'Po 14 dniach' }]} />);
  expect(html).toMatch(/<details[^>]*><summary[^>]*><h3[^>]*>Punkty/);
  expect(html).toContain('Po 14 dniach');
});
