import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendJSON } from '@wspolnik/shared-auth';
import { loadCommonMessages, Providers } from '@wspolnik/system';
import { Form, FormError, TextField } from '@wspolnik/system/forms';
import { type ApiCall, fakeApi, noNetwork, problem } from '@wspolnik/testing';
import { Formik } from 'formik';
import { useState } from 'react';
import { useAction } from './use-action.ts';

function SendForm() {
  const [done, setDone] = useState('');
  const { submit, isRunning } = useAction(
    (json: { name: string }, idempotencyKey) => sendJSON<{ id: string }>('POST', 'things/', { json, idempotencyKey }),
    { onDone: ({ id }) => setDone(id) },
  );
  return (
    <Formik initialValues={{ name: '' }} onSubmit={submit}>
      <Form>
        <FormError />
        <TextField name="name" label="Name" />
        <button type="submit" data-running={isRunning}>
          Send
        </button>
        <output>{done}</output>
      </Form>
    </Formik>
  );
}

async function open(answer: (call: ApiCall) => unknown) {
  await loadCommonMessages('pl');
  const calls = fakeApi({ 'POST things/': answer });
  render(
    <Providers locale="pl">
      <SendForm />
    </Providers>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { press, keys: () => calls.map(({ headers }) => headers.get('idempotency-key')) };
}

it('an action is sent once, however often the button is pressed, and reports its result', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { press, keys } = await open(() => new Promise((resolve) => (answer = resolve)));
  await press();
  await press();
  expect(keys()).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAttribute('data-running', 'true');
  await act(async () => answer({ id: 'made' }));
  expect(await screen.findByText('made')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAttribute('data-running', 'false');
});

it('an action sends the same key again when nobody knows whether it was done', async () => {
  const { press, keys } = await open(noNetwork);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Brak połączenia');
  await press();
  const [first, second] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

it('an action puts a refusal on its field and above the form; what was corrected gets a new key', async () => {
  const { press, keys } = await open(() => problem(422, 'validation_failed', { name: [{ code: 'required' }] }));
  await press();
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('To pole jest wymagane.');
  await press();
  const [first, second] = keys();
  expect(second).not.toBe(first);
});
