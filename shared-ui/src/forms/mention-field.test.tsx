import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Form, Formik } from 'formik';
import * as yup from 'yup';
import { renderUi } from '../testing/render-ui.tsx';
import { rules } from '../validators/rules.ts';
import { MentionField } from './mention-field.tsx';
import type { MentionOption } from './mention-text.ts';

const ANNA = '0193e1c0-0000-7000-8000-000000000001';
const STUDIO = '0193e1c0-0000-7000-8000-000000000002';
const options: MentionOption[] = [
  { id: ANNA, type: 'user', name: 'Anna Nowak', detail: 'Kraków' },
  { id: STUDIO, type: 'company', name: 'Pracownia Cyfrowa', image: '/logo.jpg' },
];
const anna = `@[Anna Nowak](user:${ANNA})`;
const studio = `@[Pracownia Cyfrowa](company:${STUDIO})`;

const search = jest.fn<Promise<readonly MentionOption[]>, [string, AbortSignal]>();
const onSubmit = jest.fn();
const schema = yup.object({ text: rules.mentionLength().required() });
const clock = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  search.mockReset().mockResolvedValue(options);
  onSubmit.mockReset();
});
afterEach(() => jest.useRealTimers());

async function renderField(text = '', locale: 'pl' | 'en' = 'pl') {
  await renderUi(
    <Formik initialValues={{ text }} validationSchema={schema} onSubmit={onSubmit}>
      {({ values }) => (
        <Form>
          <MentionField name="text" label="Komentarz" search={search} required />
          <output data-value={values.text} />
          <button type="submit">Opublikuj</button>
        </Form>
      )}
    </Formik>,
    { locale },
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Komentarz/ });
const stored = () => document.querySelector('output')?.dataset.value;
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('asks once, 300 ms after the last letter', async () => {
  const user = clock();
  await renderField();
  await user.type(field(), 'Cześć @an');
  expect(screen.getByText('Szukanie…', { selector: '[role=status]' })).toBeInTheDocument();
  await wait(299);
  expect(search).not.toHaveBeenCalled();
  await wait(1);
  expect(search.mock.calls.map(([q]) => q)).toEqual(['an']);
  expect(rows()).toEqual(['ANAnna NowakOsoba · Kraków', 'Pracownia CyfrowaFirma']);
  expect(screen.getByText('2 podpowiedzi')).toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('arrows go round, Enter takes the mention and the text goes on', async () => {
  const user = clock();
  await renderField();
  await user.type(field(), 'Cześć @pra');
  await wait(300);
  expect(active()).toContain('Anna Nowak');
  await user.keyboard('{ArrowUp}');
  expect(active()).toContain('Pracownia');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}dzień dobry');
  expect(field()).toHaveValue('Cześć Pracownia Cyfrowa dzień dobry');
  expect(stored()).toBe(`Cześć ${studio} dzień dobry`);
  expect(rows()).toEqual([]);
});

test('Tab takes a mention and stays; without a list it leaves', async () => {
  const user = clock();
  await renderField();
  await user.type(field(), '@an');
  await wait(300);
  await user.tab();
  expect(stored()).toBe(`${anna} `);
  expect(field()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Opublikuj' })).toHaveFocus();
});

test('a click takes a mention, and the field keeps the focus', async () => {
  const user = clock();
  await renderField('a');
  await user.type(field(), ' @p');
  await wait(300);
  await user.click(screen.getByRole('option', { name: /Pracownia/ }));
  expect(stored()).toBe(`a ${studio} `);
  expect(field()).toHaveFocus();
});

test('Escape closes the list, Enter breaks the line then, and another @ opens it', async () => {
  const user = clock();
  await renderField();
  await user.type(field(), '@an');
  await wait(300);
  await user.keyboard('{Escape}');
  expect(rows()).toEqual([]);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('n{Enter}');
  expect(stored()).toBe('@ann\n');
  await user.keyboard('@p');
  await wait(300);
  expect(rows()).toHaveLength(2);
});

test('says that nobody was found, and closes when a sentence goes on', async () => {
  const user = clock();
  search.mockResolvedValue([]);
  await renderField();
  await user.type(field(), '@xyz');
  await wait(300);
  expect(screen.getAllByText('Nie znaleziono takiej osoby ani firmy')).toHaveLength(2);
  await user.keyboard(' oraz');
  await wait(300);
  expect(screen.queryByText('Nie znaleziono takiej osoby ani firmy')).toBeNull();
});

test('says that the search failed, in the language of the page', async () => {
  const user = clock();
  search.mockRejectedValue(new Error('down'));
  await renderField('', 'en');
  await user.type(field(), '@an');
  await wait(300);
  expect(screen.getAllByText('Suggestions could not be loaded. You can keep on writing.')).toHaveLength(2);
  await user.keyboard('{Enter}');
  expect(stored()).toBe('@an\n');
});

test('an answer that came too late is not shown', async () => {
  const user = clock();
  let answer: (late: readonly MentionOption[]) => void = () => undefined;
  search.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await renderField();
  await user.type(field(), '@a');
  await wait(300);
  await user.type(field(), 'n');
  expect(search.mock.calls[0]?.[1].aborted).toBe(true);
  answer([{ id: ANNA, type: 'user', name: 'Za późno' }]);
  await wait(300);
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText('Za późno')).toBeNull();
});

test('Backspace deletes a mention as one, and the caret stays where it was', async () => {
  const user = clock();
  await renderField(`Cześć ${anna}, hej`);
  expect(field()).toHaveValue('Cześć Anna Nowak, hej');
  await user.type(field(), '{Backspace}', { initialSelectionStart: 16, initialSelectionEnd: 16 });
  expect(stored()).toBe('Cześć , hej');
  await user.keyboard('Jan');
  expect(stored()).toBe('Cześć Jan, hej');
});

test('5,000 pasted characters stay, are told of and cannot be sent', async () => {
  const user = clock();
  await renderField();
  await user.click(field());
  await user.paste('a'.repeat(5000));
  expect(field().value).toHaveLength(5000);
  expect(screen.getByText('Za długo o 4000 znaków. Skróć tekst.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Maksymalnie 1000 znaków/));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the counter counts names, not markup', async () => {
  await renderField(`${anna} 😀`);
  expect(screen.getByText('12 z 1000')).toBeVisible();
});

test('leaving the field closes the list', async () => {
  const user = clock();
  await renderField();
  await user.type(field(), '@an');
  await wait(300);
  fireEvent.blur(field());
  expect(rows()).toEqual([]);
});

test('nothing for axe, with and without the list', async () => {
  const user = clock();
  await renderField(anna);
  await user.type(field(), ' @an');
  await wait(300);
  expect(rows()).toHaveLength(2);
  jest.useRealTimers();
  const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } };
  expect((await axe.run(document.body, options)).violations).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect((await axe.run(document.body, options)).violations).toEqual([]);
});

test('Ctrl+Z brings a deleted mention back, word by word what was typed, and Ctrl+Shift+Z goes forth again', async () => {
  const user = clock();
  await renderField(`Cześć ${anna}`);
  await user.click(field());
  await user.keyboard('{Control>}{End}{/Control} co tam{Backspace}{Backspace}');
  expect(field()).toHaveValue('Cześć Anna Nowak co t');
  await user.keyboard('{Control>}z{/Control}');
  expect(field()).toHaveValue('Cześć Anna Nowak co tam');
  await user.keyboard('{Control>}z{/Control}');
  expect(field()).toHaveValue('Cześć Anna Nowak co');
  await user.keyboard('{Control>}z{/Control}{Backspace}');
  expect(stored()).toBe('Cześć ');
  await user.keyboard('{Control>}z{/Control}');
  expect(stored()).toBe(`Cześć ${anna}`);
  expect(field().selectionEnd).toBe('Cześć Anna Nowak'.length);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(stored()).toBe('Cześć ');
  await user.keyboard('{Control>}z{/Control}!');
  await user.keyboard('{Control>}y{/Control}');
  await wait(0);
  expect(stored()).toBe(`Cześć ${anna}!`);
});

test('a mention that was taken from the list can be taken back', async () => {
  const user = clock();
  await renderField();
  await user.type(field(), '@an');
  await wait(300);
  await user.keyboard('{Enter}');
  expect(stored()).toBe(`${anna} `);
  await user.keyboard('{Control>}z{/Control}');
  await wait(0);
  expect(stored()).toBe('@an');
});
