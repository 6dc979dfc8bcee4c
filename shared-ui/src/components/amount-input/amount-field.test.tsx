import userEvent from '@testing-library/user-event';
import { onSubmit, renderForm, textbox } from '../../testing/inputs.tsx';
import { AmountField } from './amount-field.tsx';

beforeEach(() => onSubmit.mockClear());

describe('an amount', () => {
  test('turns a comma into a dot, rejects letters and keeps the caret position', async () => {
    const user = userEvent.setup();
    await renderForm(<AmountField name="price" label="Cena" />, { price: '1234' });
    await user.type(textbox('Cena'), ',', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(textbox('Cena')).toHaveValue('12.34');
    expect(textbox('Cena').selectionStart).toBe(3);
    await user.type(textbox('Cena'), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(textbox('Cena')).toHaveValue('12.34');
    expect(textbox('Cena').selectionStart).toBe(1);
  });

  test('accepts a pasted amount with its currency', async () => {
    const user = userEvent.setup();
    await renderForm(<AmountField name="price" label="Cena" />);
    await user.click(textbox('Cena'));
    await user.paste('1 234,50 zł');
    expect(textbox('Cena')).toHaveValue('1234.50');
  });
});
