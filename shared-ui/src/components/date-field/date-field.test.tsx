import { fireEvent, screen } from '@testing-library/react';
import { renderForm } from '../../testing/inputs.tsx';
import { DateField } from './date-field.tsx';

describe('a date', () => {
  const language = jest.spyOn(navigator, 'language', 'get');
  afterAll(() => language.mockRestore());

  test('shows the format of the browser, in the language of the page', async () => {
    language.mockReturnValue('en-US');
    await renderForm(<DateField name="day" label="Termin" />);
    expect(screen.getByLabelText('Termin')).toHaveAccessibleDescription('Format: mm/dd/rrrr');
  });

  test.each([
    ['pl', 'Format: dd.mm.rrrr', 'wtorek, 1 grudnia 2026', 'Wybierz datę nie wcześniejszą niż 21 lis 2026.'],
    ['en', 'Format: dd.mm.yyyy', 'Tuesday, 1 December 2026', 'Choose 21 Nov 2026 or later.'],
  ] as const)('in %s has its hint, its words and its limit', async (locale, hint, words, limit) => {
    language.mockReturnValue('pl-PL');
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
