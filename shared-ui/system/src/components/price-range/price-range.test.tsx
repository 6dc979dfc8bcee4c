import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSubmit, renderForm, renderUi, send, textbox } from '@wspolnik/testing/ui';
import { useState } from 'react';
import { PriceRange, PriceRangeField } from './price-range.tsx';

beforeEach(() => onSubmit.mockClear());

describe('a price range', () => {
  const from = () => textbox(/Cena.* od/);
  const to = () => textbox(/Cena.* do/);

  test('one limit is enough, and limits in the wrong order show an error', async () => {
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
