import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { useState } from 'react';
import { StarChoice } from './star-choice.tsx';
import { starFill } from './star-fill.ts';
import { StarRating } from './star-rating.tsx';

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
      <StarChoice value={value} onChange={setValue} />
      <output aria-label="value">{value}</output>
    </>
  );
}

test('choosing a star sets it, choosing it again resets to 0', async () => {
  const user = userEvent.setup();
  await renderUi(<Rating start={2} />);
  await user.click(screen.getByRole('button', { name: '4 gwiazdki' }));
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('4');
  await user.click(screen.getByRole('button', { name: '4 gwiazdki', pressed: true }));
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('0');
});

test('hovering over a star previews it and does not change the value', async () => {
  const user = userEvent.setup();
  const { container } = await renderUi(<Rating start={1} />);
  await user.hover(screen.getByRole('button', { name: '5 gwiazdek' }));
  expect(container.querySelectorAll('[data-fill=full]')).toHaveLength(5);
  await user.unhover(screen.getByRole('group'));
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('1');
});

test('the left half of a star is half a star, and pressing it again resets to 0', async () => {
  await renderUi(<Rating start={0} />);
  const star = screen.getByRole('button', { name: '4 gwiazdki' });
  star.getBoundingClientRect = () => new DOMRect(100, 0, 20, 20);
  fireEvent.click(star, { clientX: 105, detail: 1 });
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('3.5');
  expect(screen.getByRole('button', { name: '3,5 gwiazdki', pressed: true })).toBeInTheDocument();
  fireEvent.click(star, { clientX: 105, detail: 1 });
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('0');
  fireEvent.click(star, { clientX: 115, detail: 1 });
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('4');
});

test('arrow keys change the rating by half a star, and the focus goes with it', async () => {
  const user = userEvent.setup();
  await renderUi(<Rating start={0} />);
  await user.tab();
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: '2,5 gwiazdki' })).toHaveFocus();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('2,5');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('2');
  await user.keyboard('{ArrowDown>9/}');
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('0');
  await user.keyboard('{ArrowUp>12/}');
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('5');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('0');
});

test('a rating is announced with one decimal, and so is its absence', async () => {
  await renderUi(
    <>
      <StarRating value={4.84} />
      <StarRating value={0} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Ocena: 4,8 na 5' })).toBeInTheDocument();
  expect(screen.getByText('brak oceny')).toBeInTheDocument();
});
