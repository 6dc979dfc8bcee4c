// A form with a field for mentions, and what a person does in it. The clock stands still.

import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@wspolnik/testing/ui';
import { Form, Formik } from 'formik';
import * as yup from 'yup';
import { rules } from '../../../validators/rules.ts';
import { FormError } from '../../form/form-error.tsx';
import { MentionField, type MentionFieldProps } from '../mention-field.tsx';
import type { MentionOption } from '../mention-text.ts';

export const ANNA = '0193e1c0-0000-7000-8000-000000000001';
export const STUDIO = '0193e1c0-0000-7000-8000-000000000002';
const options: MentionOption[] = [
  { id: ANNA, type: 'user', name: 'Anna Nowak', detail: 'Kraków' },
  { id: STUDIO, type: 'company', name: 'Pracownia Cyfrowa', image: '/logo.jpg' },
];
export const anna = `@[Anna Nowak](user:${ANNA})`;
export const studio = `@[Pracownia Cyfrowa](company:${STUDIO})`;
export const both = `${anna}${studio}`;

export const search = jest.fn<Promise<readonly MentionOption[]>, [string, AbortSignal]>();
export const onSubmit = jest.fn();
const SUBMIT = 'Opublikuj';
const REPLACE = 'Podmień';
const schema = yup.object({ text: rules.mentionLength().required() });
export const clock = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// jsdom has no layout.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Object.assign(document, { elementFromPoint: () => null });

beforeAll(() => import('../mention-editor.tsx'));
beforeEach(() => {
  jest.useFakeTimers();
  search.mockReset().mockResolvedValue(options);
  onSubmit.mockReset();
});
afterEach(() => jest.useRealTimers());

export async function renderField(text = '', locale: 'pl' | 'en' = 'pl', props: Partial<MentionFieldProps> = {}) {
  await renderUi(
    <Formik initialValues={{ text }} validationSchema={schema} onSubmit={onSubmit}>
      {({ values, setFieldValue }) => (
        <Form>
          <FormError />
          <MentionField name="text" label="Komentarz" search={search} required {...props} />
          <output data-value={values.text} />
          <button type="submit">{SUBMIT}</button>
          <button type="button" onClick={() => setFieldValue('text', 'nowy')}>
            {REPLACE}
          </button>
        </Form>
      )}
    </Formik>,
    { locale },
  );
  await screen.findByRole('textbox', { name: /Komentarz/ });
}

export const field = () => screen.getByRole('textbox', { name: /Komentarz/ });
export const shown = () => Array.from(field().children, (line) => line.textContent).join('\n');

export const mentions = () => Array.from(field().querySelectorAll('[data-mention]'));

/** Sets the selection like a click or a drag, which jsdom cannot locate. */
export function select(from: Node, start: number, to = from, end = start) {
  act(() => {
    field().focus();
    document.getSelection()?.setBaseAndExtent(from, start, to, end);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

/** Position of the caret in the displayed text. */
export function caret() {
  const selection = document.getSelection();
  const before = document.createRange();
  before.setStart(field(), 0);
  if (selection?.focusNode) before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

/** The end of the last line. */
export function selectEnd() {
  const line = field().lastElementChild as HTMLElement;
  select(line, Array.from(line.childNodes).filter(({ nodeName }) => nodeName !== 'BR' && nodeName !== 'IMG').length);
}

/** Fires a key with its code and, like browsers, one character for the editor to insert. */
export function deleteBy(key: 'Backspace' | 'Delete') {
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
export async function press(user: User, keys: string) {
  for (const [key] of keys.matchAll(/\{[^}]+\}|./gu)) {
    if (key === '{Backspace}' || key === '{Delete}') deleteBy(key === '{Delete}' ? 'Delete' : 'Backspace');
    else await user.keyboard(key);
    await wait(0);
  }
}

export async function type(user: User, keys: string) {
  selectEnd();
  await press(user, keys);
}

export const stored = () => document.querySelector('output')?.dataset.value;
export const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
export const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
