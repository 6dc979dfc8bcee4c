import { screen } from '@testing-library/react';
import { renderUi } from '@wspolnik/testing/ui';
import { pageRange } from './page-range.ts';
import { Pagination } from './pagination.tsx';

test.each([
  [1, 5, '1 2 3 4 5'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 gap 20'],
  [3, 20, '1 2 3 4 5 gap 20'],
  [4, 20, '1 2 3 4 5 gap 20'],
  [5, 20, '1 gap 4 5 6 gap 20'],
  [17, 20, '1 gap 16 17 18 19 20'],
  [20, 20, '1 gap 16 17 18 19 20'],
  [99, 20, '1 gap 16 17 18 19 20'],
])('pages around %i of %i: %s', (page, total, expected) => {
  expect(pageRange(page, total).join(' ')).toBe(expected);
});

test('pagination consists of links, with the current page marked', async () => {
  await renderUi(<Pagination page={2} count={148} hrefFor={(page) => `/offers?page=${page}`} />, { locale: 'en' });
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/offers?page=3');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/en/offers?page=1');
  expect(screen.getAllByRole('link')).toHaveLength(7);
});

test('a single page has no pagination', async () => {
  await renderUi(<Pagination page={1} count={30} hrefFor={String} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
