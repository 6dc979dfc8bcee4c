import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { ShowMore } from './show-more.tsx';
import { ANNA, GONE, mentions } from './testing/mentions.ts';

const LONG = `${'słowo '.repeat(60)}@[A](user:${ANNA})`;

test.each([
  ['pl', 'Pokaż więcej', 'Pokaż mniej'],
  ['en', 'Show more', 'Show less'],
] as const)('a long text expands and collapses by keyboard in %s', async (locale, more, less) => {
  const user = userEvent.setup();
  await renderUi(<ShowMore text={LONG} mentions={mentions} />, { locale });
  expect(screen.getByText('…').parentElement).toHaveTextContent(/słowo…$/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await user.tab();
  const toggle = screen.getByRole('button', { name: more, expanded: false });
  expect(toggle).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Anna Nowak' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: less, expanded: true })).toBe(toggle);
  expect(toggle).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('exactly 300 characters have no button, 301 have one', async () => {
  const { rerender } = await renderUi(<ShowMore text={'ab '.repeat(100)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<ShowMore text={`${'ab '.repeat(100)}a`} />);
  expect(screen.getByRole('button')).toBeInTheDocument();
});

test('a long markup with a short text is not cut', async () => {
  await renderUi(<ShowMore text={`@[A](user:${ANNA}) `.repeat(8)} mentions={mentions} />);
  expect(screen.getAllByRole('link')).toHaveLength(8);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a deleted account has a placeholder text; without the `mentions` prop the markup is text', async () => {
  const text = `Dziękujemy, @[Jan](user:${GONE})`;
  const { rerender } = await renderUi(<ShowMore text={text} mentions={mentions} />);
  expect(screen.getByText('Konto usunięte')).toBeInTheDocument();
  rerender(<ShowMore text={text} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('HTML markup is shown as text', async () => {
  await renderUi(<ShowMore text={'<img src=x onerror="alert(1)">'} mentions={mentions} />);
  expect(screen.getByText('<img src=x onerror="alert(1)">')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
