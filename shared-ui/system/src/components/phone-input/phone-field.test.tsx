import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSubmit, renderForm, send, textbox } from '@wspolnik/testing/ui';
import { PhoneField } from './phone-field.tsx';
import { nextPhone, phoneValue, shownPhone } from './phone-input.ts';

beforeEach(() => onSubmit.mockClear());

describe('a phone number', () => {
  test.each([
    ['600700800', '600 700 800'],
    ['+48 600-700-800', '600 700 800'],
    ['0048600700800', '600 700 800'],
    ['48600700800', '600 700 800'],
    ['(22) 123 45 67', '221 234 567'],
    ['48', '48'],
    ['4860', '486 0'],
    ['6007008009999', '600 700 800 999 9'],
    ['486007008009', '486 007 008 009'],
    ['022 123 45 67', '221 234 567'],
    ['+48 (0) 22 123 45 67', '221 234 567'],
    ['022 123 45', '022 123 45'],
    ['+49 151 23456789', '+49 151 23456789'],
    ['0049 151 234', '0049 151 234'],
    ['\u202a+48 600\u2011700\u2011800\u202c', '600 700 800'],
    ['+', '+'],
    ['abc', ''],
    ['', ''],
  ])('"%s" is shown as "%s"', (value, shown) => {
    expect(shownPhone(value)).toBe(shown);
    expect(shownPhone(phoneValue(shown))).toBe(shown);
  });

  test('deleting a space deletes the digit next to it', () => {
    expect(nextPhone('600700 800', '600 700 800')).toBe('607 008 00');
    expect(nextPhone('600700 800', '600 700 800', true)).toBe('600 008 00');
  });

  test('a number is formatted while typing, the caret keeps its position, and the value includes the country', async () => {
    const user = userEvent.setup();
    await renderForm(<PhoneField name="phone" label="Telefon" required />);
    await user.type(textbox(/Telefon/), '60a0700');
    expect(textbox(/Telefon/)).toHaveValue('600 700');
    await user.type(textbox(/Telefon/), '1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(textbox(/Telefon/)).toHaveValue('610 070 0');
    expect(textbox(/Telefon/).selectionStart).toBe(2);
    await user.tab();
    expect(await screen.findByText('Podaj polski numer telefonu, np. +48 600 700 800.')).toBeInTheDocument();
    expect(textbox(/Telefon/)).toBeInvalid();
    await user.clear(textbox(/Telefon/));
    await user.paste('+49 151 23456789');
    expect(textbox(/Telefon/)).toHaveValue('+49 151 23456789');
    expect(textbox(/Telefon/)).toBeInvalid();
    await user.clear(textbox(/Telefon/));
    await user.paste('600 700 800 9');
    expect(textbox(/Telefon/)).toHaveValue('600 700 800 9');
    expect(textbox(/Telefon/)).toBeInvalid();
    await user.clear(textbox(/Telefon/));
    await user.paste('+48 600-700-800');
    await send(user);
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ phone: '+48 600 700 800' }));
  });
});
