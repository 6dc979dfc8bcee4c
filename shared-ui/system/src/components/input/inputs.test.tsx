import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, onSubmit, renderForm, send, textbox } from '@wspolnik/testing/ui';
import { DateField } from '../date-field/date-field.tsx';
import { PhoneField } from '../phone-input/phone-field.tsx';
import { TextareaField, TextField } from './text-field.tsx';

beforeEach(() => onSubmit.mockClear());

test.each([true, false])(
  'a paste of 5,000 characters stays, announces the excess and is not submitted (counted: %s)',
  async (counted) => {
    const user = userEvent.setup();
    await renderForm(<TextareaField name="note" label="Notatka" counted={counted} />);
    await user.click(textbox('Notatka'));
    await user.paste('a'.repeat(5000));
    expect(textbox('Notatka').value).toHaveLength(5000);
    expect(screen.getByText('5000 z 1000')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Za długo o 4000 znaków. Skróć tekst.');
    await send(user);
    expect(await screen.findByText('Maksymalnie 1000 znaków.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('a one-line field keeps a long paste, says the excess at once and is not submitted until it is shortened', async () => {
  const user = userEvent.setup();
  await renderForm(<TextField name="note" label="Tytuł" maxLength={5} end="zł" />);
  await user.click(textbox('Tytuł'));
  await user.paste('abcdefg');
  expect(textbox('Tytuł')).toHaveValue('abcdefg');
  expect(textbox('Tytuł')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Za długo o 2 znaki. Skróć tekst.');
  await send(user);
  expect(await screen.findByText('Maksymalnie 5 znaków.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(textbox('Tytuł'), '{Backspace}{Backspace}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test('an emoji is one character, as in the API', async () => {
  const user = userEvent.setup();
  await renderForm(<TextareaField name="note" label="Notatka" counted />);
  await user.click(textbox('Notatka'));
  await user.paste('😀'.repeat(1000));
  expect(screen.getByText('1000 z 1000')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test('all of them with errors and help have no axe violations', async () => {
  const user = userEvent.setup();
  await renderForm(
    <>
      <PhoneField name="phone" label="Telefon" help="Do kontaktu" required />
      <DateField name="day" label="Termin" required />
      <TextareaField name="note" label="Notatka" counted />
    </>,
    { phone: '1', day: '2020-01-01' },
  );
  await send(user);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Telefon/ })).toBeInvalid());
  expect(await axe(document.body)).toEqual([]);
});
