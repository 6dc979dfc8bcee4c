import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { useState } from 'react';
import * as yup from 'yup';
import { rules } from '../../validators/rules.ts';
import { TextField } from '../input/text-field.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

interface Values {
  reason: string;
}
const schema = yup.object({ reason: rules.required() });

/** The page with the dialog open; `onSubmit` receives the values. */
async function openDialog(
  onSubmit: FormDialogProps<Values>['onSubmit'],
  options: Partial<FormDialogProps<Values>> = {},
) {
  function Page() {
    const [open, setOpen] = useState(true);
    if (!open) return <p>zamknięte</p>;
    return (
      <FormDialog<Values>
        title="Anuluj zamówienie"
        initialValues={{ reason: '' }}
        schema={schema}
        confirm="Anuluj zamówienie"
        cancel="Wróć"
        onClose={() => setOpen(false)}
        {...{ onSubmit, ...options }}
      >
        <TextField name="reason" label="Powód" required />
      </FormDialog>
    );
  }
  const user = userEvent.setup();
  const { unmount } = await renderUi(<Page />);
  const field = await screen.findByRole('textbox', { name: /Powód/ });
  return { user, unmount, field, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

test('the dialog submits the values and closes when it is done', async () => {
  const onSubmit = jest.fn(async () => true);
  const { user, field } = await openDialog(onSubmit);
  await user.type(field, 'Brak towaru{Enter}');
  expect(await screen.findByText('zamknięte')).toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledWith({ reason: 'Brak towaru' });
});

test('the dialog submits nothing invalid and focuses the field', async () => {
  const onSubmit = jest.fn(async () => true);
  const { field, press } = await openDialog(onSubmit);
  await press('Anuluj zamówienie');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('To pole jest wymagane.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the dialog stays open with its values after a rejection: field errors at their fields, other errors above', async () => {
  const refused = { code: 'validation_failed', fields: { reason: [{ code: 'max', params: { max: '5000.00' } }] } };
  const { user, field, press } = await openDialog(() => Promise.reject(refused));
  await user.type(field, 'Brak towaru');
  await press('Anuluj zamówienie');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/najwyżej 5\s000,00\szł\./));
  expect(field).toHaveValue('Brak towaru');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wróć' })).toBeEnabled());
});

test('the dialog asks for another press before the form can be sent, whatever is filled in', async () => {
  const onSubmit = jest.fn(async () => true);
  function Page() {
    const [isNew, setNew] = useState(true);
    return (
      <FormDialog<Values>
        title="Anuluj zamówienie"
        initialValues={{ reason: 'Brak towaru' }}
        schema={schema}
        confirm="Anuluj zamówienie"
        before={isNew ? { confirm: 'Pokaż zmiany', onConfirm: () => setNew(false) } : null}
        onSubmit={onSubmit}
        onClose={() => {}}
      >
        <TextField name="reason" label="Powód" required />
        <button type="button" onClick={() => setNew(true)}>
          Zmień
        </button>
      </FormDialog>
    );
  }
  const user = userEvent.setup();
  await renderUi(<Page />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Pokaż zmiany');
  expect(await screen.findByRole('button', { name: 'Anuluj zamówienie' })).toBeEnabled();
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Zmień');
  await user.type(screen.getByRole('textbox', { name: /Powód/ }), '{Enter}');
  expect(await screen.findByRole('button', { name: 'Anuluj zamówienie' })).toBeEnabled();
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Anuluj zamówienie');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

test('the dialog cannot be cancelled during submission', async () => {
  let answer: (done: boolean) => void = () => {};
  const { user, field, press } = await openDialog(() => new Promise((resolve) => (answer = resolve)));
  await user.type(field, 'Brak towaru');
  await press('Anuluj zamówienie');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Wróć' })).toBeDisabled());
  await user.keyboard('{Escape}');
  expect(field).toBeInTheDocument();
  answer(true);
  expect(await screen.findByText('zamknięte')).toBeInTheDocument();
});

test('the dialog starts with a draft, saves changes, and deletes the draft when it is cancelled', async () => {
  const draft = { initialValues: { reason: 'Brak' }, keep: jest.fn(() => true), forget: jest.fn() };
  const { user, field, press } = await openDialog(async () => true, { draft });
  expect(field).toHaveValue('Brak');
  await user.type(field, ' towaru');
  expect(draft.keep).toHaveBeenLastCalledWith({ reason: 'Brak towaru' });
  expect(draft.forget).not.toHaveBeenCalled();
  await press('Wróć');
  expect(draft.forget).toHaveBeenCalled();
});
