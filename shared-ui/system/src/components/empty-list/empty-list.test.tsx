import { screen } from '@testing-library/react';
import { renderUi } from '@wspolnik/testing/ui';
import { EmptyList } from './empty-list.tsx';

test.each([
  ['posts', 'Nie ma jeszcze wpisów', 'Żaden wpis nie pasuje do wyszukiwania'],
  ['webinars', 'Nie ma jeszcze webinarów', 'Żaden webinar nie pasuje do wyszukiwania'],
  ['comments', 'Nie ma jeszcze komentarzy', 'Nie ma jeszcze komentarzy'],
  ['opinions', 'Nie ma jeszcze opinii', 'Nie ma jeszcze opinii'],
] as const)('an empty list of %s explains why', async (of, empty, notFound) => {
  const { rerender } = await renderUi(<EmptyList of={of} />);
  expect(screen.getByText(empty)).toBeInTheDocument();
  rerender(<EmptyList of={of} searched action={<button type="button">Wyczyść</button>} />);
  expect(screen.getByText(notFound)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Wyczyść' })).toBeInTheDocument();
});
