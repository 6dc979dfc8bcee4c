import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import * as yup from 'yup';
import { axe } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { rules } from '../../validators/rules.ts';
import { FormError } from '../form/form-error.tsx';
import { MentionField, type MentionFieldProps } from './mention-field.tsx';
import type { MentionOption } from './mention-text.ts';

const ANNA = '0193e1c0-0000-7000-8000-000000000001';
const STUDIO = '0193e1c0-0000-7000-8000-000000000002';
const options: MentionOption[] = [
  { id: ANNA, type: 'user', name: 'Anna Nowak', detail: 'Kraków' },
  { id: STUDIO, type: 'company', name: 'Pracownia Cyfrowa', image: '/logo.jpg' },
];
const anna = `@[Anna Nowak](user:${ANNA})`;
const studio = `@[Pracownia Cyfrowa](company:${STUDIO})`;
const both = `${anna}${studio}`;

const search = jest.fn<Promise<readonly MentionOption[]>, [string, AbortSignal]>();
const onSubmit = jest.fn();
const schema = yup.object({ text: rules.mentionLength().required() });
const clock = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// jsdom has no layout.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Object.assign(document, { elementFromPoint: () => null });

beforeAll(() => import('./mention-editor.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  search.mockReset().mockResolvedValue(options);
  onSubmit.mockReset();
});
afterEach(() => jest.useRealTimers());

async function renderField(text = '', locale: 'pl' | 'en' = 'pl', props: Partial<MentionFieldProps> = {}) {
  await renderUi(
    <Formik initialValues={{ text }} validationSchema={schema} onSubmit={onSubmit}>
      {({ values, setFieldValue }) => (
        <Form>
          <FormError />
          <MentionField name="text" label="Komentarz" search={search} required {...props} />
          <output data-value={values.text} />
          <button type="submit">Opublikuj</button>
          <button type="button" onClick={() => setFieldValue('text', 'nowy')}>
            Podmień
          </button>
        </Form>
      )}
    </Formik>,
    { locale },
  );
  await screen.findByRole('textbox', { name: /Komentarz/ });
}

const field = () => screen.getByRole('textbox', { name: /Komentarz/ });
const shown = () => Array.from(field().children, (line) => line.textContent).join('\n');

const mentions = () => Array.from(field().querySelectorAll('[data-mention]'));

/** Sets the selection like a click or a drag, which jsdom cannot locate. */
function select(from: Node, start: number, to = from, end = start) {
  act(() => {
    field().focus();
    document.getSelection()?.setBaseAndExtent(from, start, to, end);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

/** Position of the caret in the displayed text. */
function caret() {
  const selection = document.getSelection();
  const before = document.createRange();
  before.setStart(field(), 0);
  if (selection?.focusNode) before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

/** The end of the last line. */
function selectEnd() {
  const line = field().lastElementChild as HTMLElement;
  select(line, Array.from(line.childNodes).filter(({ nodeName }) => nodeName !== 'BR' && nodeName !== 'IMG').length);
}

/** Fires a key with its code and, like browsers, one character for the editor to insert. */
function deleteBy(key: 'Backspace' | 'Delete') {
  if (!fireEvent.keyDown(field(), { key, keyCode: key === 'Delete' ? 46 : 8 })) return;
  const { focusNode, focusOffset = 0 } = document.getSelection() ?? {};
  const inText = focusNode instanceof Text;
  const text = inText ? focusNode : focusNode?.childNodes[key === 'Delete' ? focusOffset : focusOffset - 1];
  if (!(text instanceof Text)) throw new Error('No text at the caret');
  const at = inText ? focusOffset : key === 'Delete' ? 0 : text.length;
  text.deleteData(key === 'Delete' ? at : at - 1, 1);
}

type User = ReturnType<typeof clock>;

/** Types key by key: the editor reads a character shortly after its event. */
async function press(user: User, keys: string) {
  for (const [key] of keys.matchAll(/\{[^}]+\}|./gu)) {
    if (key === '{Backspace}' || key === '{Delete}') deleteBy(key === '{Delete}' ? 'Delete' : 'Backspace');
    else await user.keyboard(key);
    await wait(0);
  }
}

async function type(user: User, keys: string) {
  selectEnd();
  await press(user, keys);
}

const stored = () => document.querySelector('output')?.dataset.value;
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

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

test('announces that nobody was found, and closes when the sentence continues', async () => {
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

test('announces that the search failed, in the language of the page', async () => {
  const user = clock();
  search.mockRejectedValue(new Error('down'));
  await renderField('', 'en');
  await type(user, '@an');
  await wait(300);
  expect(screen.getAllByText('Suggestions could not be loaded. You can keep on writing.')).toHaveLength(2);
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

test('Backspace deletes a mention as a whole, and the caret keeps its position', async () => {
  const user = clock();
  await renderField(`Cześć ${anna}, hej`);
  expect(shown()).toBe('Cześć Anna Nowak, hej');
  select(field().firstElementChild as Node, 2);
  await press(user, '{Backspace}');
  expect(stored()).toBe('Cześć , hej');
  await press(user, 'Jan');
  expect(stored()).toBe('Cześć Jan, hej');
});

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

test('leaving the field closes the list', async () => {
  const user = clock();
  await renderField();
  await type(user, '@an');
  await wait(300);
  fireEvent.blur(field());
  await wait(0);
  expect(rows()).toEqual([]);
});

test('axe finds nothing, with and without the list', async () => {
  const user = clock();
  await renderField(anna);
  await type(user, ' @an');
  await wait(300);
  expect(rows()).toHaveLength(2);
  jest.useRealTimers();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(await axe(document.body)).toEqual([]);
});

test('Ctrl+Z restores a deleted mention and undoes typing word by word, and Ctrl+Shift+Z redoes it', async () => {
  const user = clock();
  await renderField(`Cześć ${anna}`);
  await type(user, ' co tam{Backspace}{Backspace}');
  expect(shown()).toBe('Cześć Anna Nowak co t');
  await press(user, '{Control>}z{/Control}');
  expect(shown()).toBe('Cześć Anna Nowak co tam');
  await press(user, '{Control>}z{/Control}');
  expect(shown()).toBe('Cześć Anna Nowak co');
  await press(user, '{Control>}z{/Control}{Backspace}');
  expect(stored()).toBe('Cześć ');
  await press(user, '{Control>}z{/Control}');
  expect(stored()).toBe(`Cześć ${anna}`);
  expect(caret()).toBe('Cześć Anna Nowak'.length);
  await press(user, '{Control>}{Shift>}z{/Shift}{/Control}');
  expect(stored()).toBe('Cześć ');
  await press(user, '{Control>}z{/Control}!');
  await press(user, '{Control>}y{/Control}');
  await wait(0);
  expect(stored()).toBe(`Cześć ${anna}!`);
});

test('inserting a mention from the list can be undone', async () => {
  const user = clock();
  await renderField();
  await type(user, '@an');
  await wait(300);
  await press(user, '{Enter}');
  expect(stored()).toBe(`${anna} `);
  await press(user, '{Control>}z{/Control}');
  await wait(0);
  expect(stored()).toBe('@an');
});

test.each<[string, string, (line: Node) => [Node, number, Node?, number?], 'Backspace' | 'Delete', string]>([
  ['its end', `Cześć ${anna}!`, (line) => [line, 2], 'Backspace', 'Cześć !'],
  ['its beginning', `Cześć ${anna}!`, (line) => [line, 1], 'Delete', 'Cześć !'],
  [
    'a selection of it and the text after it',
    `a ${anna}, hej`,
    (line) => [line, 1, line.lastChild as Node, 2],
    'Delete',
    'a hej',
  ],
  ['a selection of two', `a ${anna} ${studio}`, (line) => [line, 1, line, 4], 'Backspace', 'a '],
  ['a selection of all', anna, (line) => [line, 0, line, 1], 'Delete', ''],
])('deleting at %s deletes a mention as a whole', async (_, value, place, key, left) => {
  await renderField(value);
  select(...place(field().firstElementChild as Node));
  deleteBy(key);
  await wait(0);
  expect(stored()).toBe(left);
});

test.each([
  ['before it', anna, 0, `a${anna}`],
  ['after it', anna, 1, `${anna}a`],
  ['between two', both, 1, `${anna}a${studio}`],
])('a letter typed right %s leaves a mention intact', async (_, value, past, written) => {
  const user = clock();
  await renderField(value);
  const line = field().firstElementChild as HTMLElement;
  select(line, past + Array.from(line.childNodes).indexOf(mentions()[0] as ChildNode));
  await press(user, 'a');
  expect(stored()).toBe(written);
  expect(shown()).toBe(written.replace(anna, 'Anna Nowak').replace(studio, 'Pracownia Cyfrowa'));
});

test('a mention replaces the typed text, with brackets as the API writes them', async () => {
  const user = clock();
  search.mockResolvedValue([{ id: STUDIO.toUpperCase(), type: 'company', name: 'Pracownia [PL]' }]);
  await renderField(`${anna} i , hej`);
  select(field().firstElementChild?.lastChild as Node, ' i '.length);
  await press(user, '@prac');
  await wait(300);
  await press(user, '{Enter}');
  expect(stored()).toBe(`${anna} i @[Pracownia (PL)](company:${STUDIO}), hej`);
  expect(caret()).toBe('Anna Nowak i Pracownia (PL)'.length);
});

test('copied text is plain text elsewhere and keeps its mentions here', async () => {
  await renderField(`a ${anna}\nb`);
  const content: Record<string, string> = {};
  const clipboardData = {
    setData: (kind: string, text: string) => Object.assign(content, { [kind]: text }),
    getData: (kind: string) => content[kind] ?? '',
  };
  fireEvent.keyDown(field(), { key: 'a', ctrlKey: true });
  fireEvent(field(), createEvent.cut(field(), { clipboardData }));
  expect(content['text/plain']).toBe('a Anna Nowak\nb');
  await wait(0);
  expect(stored()).toBe('');
  fireEvent(field(), createEvent.paste(field(), { clipboardData }));
  await wait(0);
  expect(stored()).toBe(`a ${anna}\nb`);
});

test('pasted content is reduced to words and line breaks', async () => {
  await renderField('a');
  selectEnd();
  const content: Record<string, string> = {
    'text/plain': ' b\r\nc',
    'text/html': '<b>b</b><img src=x onerror="alert(1)">',
  };
  fireEvent(field(), createEvent.paste(field(), { clipboardData: { getData: (kind: string) => content[kind] ?? '' } }));
  await wait(0);
  expect(stored()).toBe('a b\nc');
  expect(field().querySelector('b, img')).toBeNull();
});

test('typed markup becomes the mention that the API parses', async () => {
  const user = clock();
  await renderField(`a @[Ola](user:${ANNA}`);
  expect(mentions()).toEqual([]);
  await type(user, ')!');
  expect(mentions().map(({ textContent }) => textContent)).toEqual(['Ola']);
  expect(stored()).toBe(`a @[Ola](user:${ANNA})!`);
  expect(caret()).toBe('a Ola!'.length);
});

test('a text set from outside replaces the text and its history', async () => {
  const user = clock();
  await renderField(anna);
  await type(user, ' a');
  await user.click(screen.getByRole('button', { name: 'Podmień' }));
  expect(shown()).toBe('nowy');
  selectEnd();
  await press(user, '{Control>}z{/Control}');
  expect(shown()).toBe('nowy');
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
