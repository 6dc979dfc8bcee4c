import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { FilterChip } from './filter-chip.tsx';
import { pageRange } from './page-range.ts';
import { Pagination } from './pagination.tsx';
import { Tabs } from './tabs.tsx';

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

test('pagination is links, the present page marked', async () => {
  await renderUi(<Pagination page={2} count={148} hrefFor={(page) => `/offers?page=${page}`} />, { locale: 'en' });
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/offers?page=3');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/en/offers?page=1');
  expect(screen.getAllByRole('link')).toHaveLength(7);
});

test('one page needs no pagination', async () => {
  await renderUi(<Pagination page={1} count={30} hrefFor={String} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('tabs are chosen by arrows, Home and End, around the ends', async () => {
  const user = userEvent.setup();
  const items = ['Wszystkie', 'Moje', 'Archiwum'].map((label) => ({ value: label, label, content: `Treść: ${label}` }));
  await renderUi(<Tabs label="Oferty" items={items} />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Wszystkie' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'Archiwum' })).toHaveTextContent('Treść: Archiwum');
  await user.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Moje', selected: true })).toHaveFocus();
});

test('a loading button keeps its name and takes no click', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  await renderUi(
    <Button loading onClick={onClick}>
      Zapisz
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a checkbox can stand for some of its children', async () => {
  await renderUi(
    <Checkbox indeterminate count={48}>
      IT
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: /IT/ })).toBePartiallyChecked();
});

test('a filter chip names what its button removes', async () => {
  const user = userEvent.setup();
  const onRemove = jest.fn();
  await renderUi(<FilterChip label="Kraków, 50 km" onRemove={onRemove} />);
  await user.click(screen.getByRole('button', { name: 'Usuń filtr: Kraków, 50 km' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
