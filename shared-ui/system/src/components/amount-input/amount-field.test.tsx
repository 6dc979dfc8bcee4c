import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSubmit, renderForm, send, textbox } from '@wspolnik/testing/ui';
import { AmountField } from './amount-field.tsx';

beforeEach(() => onSubmit.mockClear());

const price = <AmountField name="price" label="Cena" />;
const field = () => textbox('Cena');
const typeAt = (user: ReturnType<typeof userEvent.setup>, text: string, at: number) =>
  user.type(field(), text, { initialSelectionStart: at, initialSelectionEnd: at });

describe('an amount', () => {
  test('an amount is shown in the language of the page while typing, and sent with a dot', async () => {
    const user = userEvent.setup();
    await renderForm(price);
    await user.type(field(), '5000.50');
    expect(field()).toHaveValue('5\u00a0000,50');
    await send(user);
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ price: '5000.50' }));
  });

  test('a quantity may have three decimals, typed or pasted', async () => {
    const user = userEvent.setup();
    await renderForm(<AmountField name="price" label="Cena" unit="" places={3} />);
    await user.type(field(), '1,2345');
    expect(field()).toHaveValue('1,234');
    await user.clear(field());
    await user.paste('2,125');
    expect(field()).toHaveValue('2,125');
  });

  test('a comma is the decimal sign in English too', async () => {
    const user = userEvent.setup();
    await renderForm(price, {}, 'en');
    await user.type(field(), '1234567,5');
    expect(field()).toHaveValue('1,234,567.5');
    await user.type(field(), '{Backspace}{Backspace}{Backspace}');
    expect(field()).toHaveValue('123,456');
  });

  test('the caret stays where somebody types, also when a group comes or goes', async () => {
    const user = userEvent.setup();
    await renderForm(price, { price: '1234' });
    await typeAt(user, '9', 1);
    expect(field()).toHaveValue('19\u00a0234');
    expect(field().selectionStart).toBe(2);
    await typeAt(user, ',', 4);
    expect(field()).toHaveValue('192,34');
    expect(field().selectionStart).toBe(4);
    await typeAt(user, 'x', 1);
    expect(field()).toHaveValue('192,34');
    expect(field().selectionStart).toBe(1);
    await typeAt(user, '{Backspace}', 4);
    expect(field()).toHaveValue('19\u00a0234');
    expect(field().selectionStart).toBe(4);
    await typeAt(user, '{Backspace}', 3);
    expect(field()).toHaveValue('1\u00a0234');
    expect(field().selectionStart).toBe(1);
  });

  test('a pasted amount may have its currency', async () => {
    const user = userEvent.setup();
    await renderForm(price);
    await user.click(field());
    await user.paste('1 234,50 zł');
    expect(field()).toHaveValue('1\u00a0234,50');
  });
});
