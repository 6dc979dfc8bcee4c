import { screen } from '@testing-library/react';
import { axe } from '@wspolnik/testing';
import { renderUi } from '../../../testing/render-ui.ts';
import { OpinionItem } from './opinion-item.tsx';
import { exampleOpinion, NOW } from './testing/opinions.ts';

test('an opinion shows its author, its rating and whether it was changed', async () => {
  const { rerender } = await renderUi(<OpinionItem opinion={exampleOpinion} now={NOW} />);
  expect(screen.getByRole('link', { name: 'Anna Nowak' })).toHaveAttribute(
    'href',
    expect.stringContaining('/profiles/'),
  );
  expect(screen.getByRole('img', { name: 'Ocena: 4,0 na 5' })).toBeInTheDocument();
  expect(screen.getByText('12 dni temu')).toBeInTheDocument();
  expect(screen.queryByText('zmieniono')).not.toBeInTheDocument();
  const changed = { ...exampleOpinion, rating: 0, is_mine: true, updated_at: '2026-11-20T08:00:00Z' };
  rerender(<OpinionItem opinion={changed} now={NOW} />);
  expect(screen.getByText(/^zmieniono ·/)).toBeInTheDocument();
  expect(screen.getByText(/^(Przed chwilą|\d+ (min|godz\.))$/)).toBeInTheDocument();
  expect(screen.getByText('Twoja opinia')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['pl', 'Ocena: 4,0 na 5'],
  ['en', 'Rating: 4,0 of 5'],
] as const)('an opinion has no axe violations in %s', async (locale, name) => {
  const { container } = await renderUi(<OpinionItem opinion={exampleOpinion} now={NOW} />, { locale });
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});
