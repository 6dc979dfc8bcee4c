import { fireEvent, screen } from '@testing-library/react';
import { renderForm } from '@wspolnik/testing/ui';
import { DateField } from './date-field.tsx';

describe('a date', () => {
  test.each([
    [
      'pl',
      'Wpisz datę albo wybierz ją z kalendarza.',
      'wtorek, 1 grudnia 2026',
      'Wybierz datę nie wcześniejszą niż 21 lis 2026.',
    ],
    ['en', 'Type the date or pick it from the calendar.', 'Tuesday, 1 December 2026', 'Choose 21 Nov 2026 or later.'],
  ] as const)('a date in %s has its hint, its words and its limit', async (locale, hint, words, limit) => {
    await renderForm(<DateField name="day" label="Termin" min="2026-11-21" required />, {}, locale);
    const field = screen.getByLabelText(/Termin/);
    expect(field).toHaveAccessibleDescription(hint);
    fireEvent.change(field, { target: { value: '2026-12-01' } });
    expect(field).toHaveAccessibleDescription(words);
    fireEvent.change(field, { target: { value: '2026-11-20' } });
    fireEvent.blur(field);
    expect(await screen.findByText(limit)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveAttribute('min', '2026-11-21');
  });
});
