import { fireEvent, screen } from '@testing-library/react';
import type { MentionOption } from './mention-text.ts';
import {
  ANNA,
  active,
  anna,
  clock,
  field,
  press,
  renderField,
  rows,
  search,
  shown,
  stored,
  studio,
  type,
  wait,
} from './testing/field.tsx';

test('searches once, 300 ms after the last letter', async () => {
  const user = clock();
  await renderField();
  await type(user, 'Cześć @an');
  expect(screen.getByText('Szukanie…', { selector: '[role=status]' })).toBeInTheDocument();
  await wait(299);
  expect(search).not.toHaveBeenCalled();
  await wait(1);
  expect(search.mock.calls.map(([q]) => q)).toEqual(['an']);
  expect(rows()).toEqual(['ANAnna NowakOsoba · Kraków', 'Pracownia CyfrowaFirma']);
  expect(screen.getByText('2 podpowiedzi')).toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('arrows wrap around, Enter inserts the mention, and typing continues after it', async () => {
  const user = clock();
  await renderField();
  await type(user, 'Cześć @pra');
  await wait(300);
  expect(active()).toContain('Anna Nowak');
  await press(user, '{ArrowUp}');
  expect(active()).toContain('Pracownia');
  await press(user, '{ArrowDown}{ArrowDown}{Enter}dzień dobry');
  expect(shown()).toBe('Cześć Pracownia Cyfrowa dzień dobry');
  expect(stored()).toBe(`Cześć ${studio} dzień dobry`);
  expect(rows()).toEqual([]);
});

test('Tab inserts a mention and stays; without a list it leaves the field', async () => {
  const user = clock();
  await renderField();
  await type(user, '@an');
  await wait(300);
  await user.tab();
  expect(stored()).toBe(`${anna} `);
  expect(field()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Opublikuj' })).toHaveFocus();
});

test('a click inserts a mention, and the field keeps the focus', async () => {
  const user = clock();
  await renderField('a');
  await type(user, ' @p');
  await wait(300);
  await user.click(screen.getByRole('option', { name: /Pracownia/ }));
  expect(stored()).toBe(`a ${studio} `);
  expect(field()).toHaveFocus();
});

test('Escape closes the list, then Enter breaks the line, and another @ opens the list', async () => {
  const user = clock();
  await renderField();
  await type(user, '@an');
  await wait(300);
  await press(user, '{Escape}');
  expect(rows()).toEqual([]);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await press(user, 'n{Enter}');
  expect(stored()).toBe('@ann\n');
  await press(user, '@p');
  await wait(300);
  expect(rows()).toHaveLength(2);
});

test('the list announces that nobody was found, and closes when the sentence continues', async () => {
  const user = clock();
  search.mockResolvedValue([]);
  await renderField();
  await type(user, '@xyz');
  await wait(300);
  expect(screen.getAllByText('Nie znaleziono takiej osoby ani firmy')).toHaveLength(2);
  await press(user, ' oraz');
  await wait(300);
  expect(screen.queryByText('Nie znaleziono takiej osoby ani firmy')).toBeNull();
});

test('the list announces that the search failed, in the language of the page', async () => {
  const user = clock();
  search.mockRejectedValue(new Error('down'));
  await renderField('', 'en');
  await type(user, '@an');
  await wait(300);
  expect(screen.getAllByText('Suggestions could not be loaded. You can keep writing.')).toHaveLength(2);
  await press(user, '{Enter}');
  expect(stored()).toBe('@an\n');
});

test('a result that arrives too late is not shown', async () => {
  const user = clock();
  let answer: (late: readonly MentionOption[]) => void = () => undefined;
  search.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await renderField();
  await type(user, '@a');
  await wait(300);
  await type(user, 'n');
  expect(search.mock.calls[0]?.[1].aborted).toBe(true);
  answer([{ id: ANNA, type: 'user', name: 'Za późno' }]);
  await wait(300);
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText('Za późno')).toBeNull();
});

test('leaving the field closes the list', async () => {
  const user = clock();
  await renderField();
  await type(user, '@an');
  await wait(300);
  fireEvent.blur(field());
  await wait(0);
  expect(rows()).toEqual([]);
});
