import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm, renderUi, textbox } from '@wspolnik/testing/ui';
import { useState } from 'react';
import { Radius } from './radius.tsx';
import { RadiusField } from './radius-field.tsx';

describe('a radius', () => {
  const slider = () => screen.getByRole('slider', { name: 'Odległość' });

  test('is shown as text, and set by the slider or by the number', async () => {
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
  ])('typed "%s" becomes "%s" when the field is left', async (typed, kept) => {
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
