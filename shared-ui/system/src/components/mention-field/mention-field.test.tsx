import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing/ui';
import {
  anna,
  clock,
  field,
  onSubmit,
  renderField,
  rows,
  selectEnd,
  shown,
  stored,
  type,
  wait,
} from './testing/field.tsx';

test('5,000 pasted characters stay, show an error and cannot be submitted', async () => {
  const user = clock();
  await renderField();
  selectEnd();
  await user.paste('a'.repeat(5000));
  expect(shown()).toHaveLength(5000);
  expect(screen.getByText('Za długo o 4000 znaków. Skróć tekst.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Maksymalnie 1000 znaków/));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the counter counts names, not markup', async () => {
  await renderField(`${anna} 😀`);
  expect(screen.getByText('12 z 1000')).toBeVisible();
});

test('a click on the label moves the caret to the field', async () => {
  const user = clock();
  await renderField();
  await user.click(screen.getByText('Komentarz'));
  expect(field()).toHaveFocus();
});

test('an empty required field shows its error on blur', async () => {
  const user = clock();
  await renderField('', 'en');
  expect(field()).toHaveAttribute('aria-required', 'true');
  await user.click(field());
  await user.tab();
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/This field is required/));
  expect(field()).toHaveAccessibleDescription(/Type @ and the beginning/);
  expect(field()).toHaveAttribute('aria-invalid', 'true');
});

test('a disabled field shows its text, accepts no input and is no Tab stop', async () => {
  const user = clock();
  await renderField(anna, 'pl', { disabled: true });
  expect(field()).toHaveAttribute('aria-disabled', 'true');
  await user.tab();
  expect(field()).not.toHaveFocus();
  await user.keyboard('a');
  expect(stored()).toBe(anna);
});

test('axe finds nothing, with and without the list', async () => {
  const user = clock();
  await renderField(anna);
  await type(user, ' @an');
  await wait(300);
  await waitFor(() => expect(rows()).toHaveLength(2));
  jest.useRealTimers();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(await axe(document.body)).toEqual([]);
});
