import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { onSubmit, renderForm, send, textbox } from '../../testing/inputs.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { Radius } from '../radius/radius.tsx';
import { RadiusField } from '../radius/radius-field.tsx';
import { StarRatingField } from '../star-rating/star-rating-field.tsx';
import { PriceRange, PriceRangeField } from './price-range.tsx';

beforeEach(() => onSubmit.mockClear());

describe('a price range', () => {
  const from = () => textbox(/Cena.* od/);
  const to = () => textbox(/Cena.* do/);

  test('takes one end, and says when the ends are the wrong way round', async () => {
    const user = userEvent.setup();
    await renderForm(<PriceRangeField name="range" label="Cena" />);
    await user.type(from(), '500');
    await user.type(to(), '100,5');
    await user.tab();
    expect(await screen.findByText('Wartość „od” nie może być większa niż „do”.')).toBeInTheDocument();
    expect(from()).toBeInvalid();
    expect(to()).toHaveAccessibleDescription('Wartość „od” nie może być większa niż „do”.');
    await user.clear(to());
    await send(user);
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ range: { from: '500', to: '' } }));
  });

  test('works without a form, in English', async () => {
    const user = userEvent.setup();
    const Filter = () => {
      const [value, setValue] = useState({ from: '', to: '' });
      return <PriceRange label="Price" value={value} onChange={setValue} />;
    };
    await renderUi(<Filter />, { locale: 'en' });
    await user.type(textbox('Price from'), '2');
    await user.type(textbox('Price to'), '1');
    expect(screen.getByText('“From” must not be greater than “to”.')).toBeInTheDocument();
  });
});

describe('a radius', () => {
  const slider = () => screen.getByRole('slider', { name: 'Odległość' });

  test('is said in words, set by the slider and by the number', async () => {
    const user = userEvent.setup();
    await renderForm(<RadiusField name="radius" label="Odległość" max={100} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '50 kilometrów');
    fireEvent.change(slider(), { target: { value: '22' } });
    expect(slider()).toHaveAttribute('aria-valuetext', '22 kilometry');
    expect(textbox('Liczba kilometrów')).toHaveValue('22');
    await user.clear(textbox('Liczba kilometrów'));
    await user.type(textbox('Liczba kilometrów'), '7 km');
    expect(slider()).toHaveValue('7');
  });

  test.each([
    ['900', '100'],
    ['0', '1'],
    ['', '50'],
  ])('typed as "%s" it becomes "%s" when the field is left', async (typed, kept) => {
    const user = userEvent.setup();
    const Filter = () => {
      const [value, setValue] = useState(50);
      return <Radius label="Odległość" value={value} onChange={setValue} max={100} />;
    };
    await renderUi(<Filter />);
    await user.clear(textbox('Liczba kilometrów'));
    if (typed) await user.type(textbox('Liczba kilometrów'), typed);
    await user.tab();
    expect(textbox('Liczba kilometrów')).toHaveValue(kept);
    expect(slider()).toHaveValue(kept);
  });
});

describe('a star rating', () => {
  const stars = () => screen.getByRole('group', { name: /^(Ocena|Rating)/ });

  test.each([
    ['pl', 'Ocena', 'To pole jest wymagane.', '4 gwiazdki'],
    ['en', 'Rating', 'This field is required.', '4 stars'],
  ] as const)(
    'in %s asks for at least one star, and is set and taken back by keyboard',
    async (locale, label, error, four) => {
      const user = userEvent.setup();
      await renderForm(<StarRatingField name="stars" label={label} required />, { stars: 0 }, locale);
      expect(stars()).toHaveTextContent(`${label} *`);
      await send(user);
      await waitFor(() => expect(stars()).toHaveAccessibleDescription(error));
      const star = within(stars()).getByRole('button', { name: four });
      expect(star).toBeInvalid();
      star.focus();
      await user.keyboard('{Enter}');
      expect(star).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(stars()).not.toHaveAccessibleDescription());
      await send(user);
      await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ stars: 4 }));
      star.focus();
      await user.keyboard(' ');
      await waitFor(() => expect(stars()).toHaveAccessibleDescription(error));
    },
  );
});
