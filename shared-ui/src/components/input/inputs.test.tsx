import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe.ts';
import { onSubmit, renderForm, send, textbox } from '../../testing/inputs.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { PhoneField } from '../phone-input/phone-field.tsx';
import { PriceRangeField } from '../price-range/price-range.tsx';
import { RadiusField } from '../radius/radius-field.tsx';
import { StarRatingField } from '../star-rating/star-rating-field.tsx';
import { TextareaField } from './text-field.tsx';

beforeEach(() => onSubmit.mockClear());

test.each([true, false])(
  'a paste of 5,000 characters is truncated at the limit, and the field announces it (counted: %s)',
  async (counted) => {
    const user = userEvent.setup();
    await renderForm(<TextareaField name="note" label="Notatka" counted={counted} />);
    await user.click(textbox('Notatka'));
    await user.paste('a'.repeat(5000));
    expect(textbox('Notatka').value).toHaveLength(1000);
    expect(screen.getByText('1000 z 1000')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Osiągnięto limit znaków');
  },
);

test('all of them with errors and help have no axe violations', async () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  const user = userEvent.setup();
  await renderForm(
    <>
      <PhoneField name="phone" label="Telefon" help="Do kontaktu" required />
      <DateField name="day" label="Termin" required />
      <PriceRangeField name="range" label="Cena" required />
      <RadiusField name="radius" label="Odległość" />
      <StarRatingField name="stars" label="Ocena" required />
      <TextareaField name="note" label="Notatka" counted />
    </>,
    { phone: '1', day: '2020-01-01', range: { from: '2', to: '1' }, stars: 0 },
  );
  await send(user);
  const range = screen.getByRole('group', { name: /Cena/ });
  await within(range).findByText(/nie może być większa/);
  expect(await axe(document.body)).toEqual([]);
});
