import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/testing';
import { renderUi } from '@wspolnik/testing/ui';
import { OpinionPurchase } from './opinion-purchase.tsx';

const purchase = { month: '2026-10', category: { name: 'Budowa i remonty', name_en: 'Construction' } };

test.each([
  ['pl', 'Po zakupie · Budowa i remonty · październik 2026', 'Bez zakupu'],
  ['en', 'After a purchase · Construction · October 2026', 'Without a purchase'],
] as const)('an opinion names in %s the purchase that it is based on', async (locale, after, without) => {
  const { container, rerender } = await renderUi(<OpinionPurchase purchase={purchase} />, { locale });
  expect(screen.getByText(after)).toBeVisible();
  expect(await axe(container)).toEqual([]);
  rerender(<OpinionPurchase purchase={null} />);
  expect(screen.getByText(without)).toBeVisible();
});
