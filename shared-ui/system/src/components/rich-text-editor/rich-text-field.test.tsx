import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { Form, Formik } from 'formik';
import * as yup from 'yup';
import { rules } from '../../validators/rules.ts';
import { FormError } from '../form/form-error.tsx';
import { RichTextField } from './rich-text-field.tsx';

const onSubmit = jest.fn();
const schema = yup.object({ description: rules.maxLength(60).required() });

// jsdom has no layout.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Object.assign(document, { elementFromPoint: () => null });

// Tooltips of the toolbar are overlays.
beforeAll(() => Promise.all([loadOverlays(), import('./rich-text-editor.tsx')]), LOAD_OVERLAYS_TIMEOUT);
beforeEach(() => onSubmit.mockReset());

async function renderField(description = '', locale: 'pl' | 'en' = 'pl') {
  await renderUi(
    <Formik initialValues={{ description }} validationSchema={schema} onSubmit={onSubmit}>
      {({ values, resetForm }) => (
        <Form>
          <FormError />
          <RichTextField name="description" label="Opis" maxLength={60} required help="Najważniejsze na początku" />
          <output>{values.description}</output>
          <button type="button" onClick={() => resetForm({ values: { description: '**nowy**' } })}>
            Podmień
          </button>
          <button type="submit">Zapisz</button>
        </Form>
      )}
    </Formik>,
    { locale },
  );
  return screen.findByRole('textbox', { name: /Opis/ });
}

const stored = () => document.querySelector('output')?.textContent;
const tool = (name: string) => screen.getByLabelText(name, { selector: 'button' });
/** Formik validates asynchronously. */
const settled = (fire: () => void) => act(async () => fire());
const key = (target: Element, name: string, more: object = {}) =>
  settled(() => fireEvent.keyDown(target, { key: name, ...more }));
const selectAll = (box: Element) => key(box, 'a', { ctrlKey: true });
const press = (name: string) => settled(() => fireEvent.click(tool(name)));
const keyboard = () => userEvent.setup({ delay: null });

const paste = (box: Element, content: Record<string, string>) =>
  settled(() => {
    fireEvent(box, createEvent.paste(box, { clipboardData: { getData: (kind: string) => content[kind] ?? '' } }));
  });

test('shows the stored text and writes changes', async () => {
  const box = await renderField('Montaż **paneli**');
  expect(within(box).getByText('paneli').tagName).toBe('STRONG');
  await selectAll(box);
  await paste(box, { 'text/plain': 'Nowy' });
  expect(stored()).toBe('Nowy');
  expect(screen.getByText('4 z 60')).toBeVisible();
});

test.each([
  ['Pogrubienie', '**tekst**'],
  ['Kursywa', '*tekst*'],
  ['Lista punktowana', '- tekst'],
  ['Lista numerowana', '1. tekst'],
])('%s is applied, undone, redone and removed', async (name, text) => {
  const box = await renderField('tekst');
  expect(tool('Cofnij')).toHaveAttribute('aria-disabled', 'true');
  await selectAll(box);
  await press(name);
  expect(stored()).toBe(text);
  expect(tool('Cofnij')).not.toHaveAttribute('aria-disabled');
  expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  await press('Cofnij');
  expect(stored()).toBe('tekst');
  await press('Ponów');
  expect(stored()).toBe(text);
  await press(name);
  expect(stored()).toBe('tekst');
});

test('Enter adds an item, and keys move it down and up a level', async () => {
  const box = await renderField();
  await press('Lista punktowana');
  await paste(box, { 'text/plain': 'a' });
  await key(box, 'Enter');
  await paste(box, { 'text/plain': 'b' });
  await key(box, ']', { ctrlKey: true });
  expect(stored()).toBe('- a\n  - b');
  await key(box, '[', { ctrlKey: true });
  expect(stored()).toBe('- a\n- b');
  expect(tool('Zmniejsz wcięcie')).not.toHaveAttribute('aria-disabled');
});

test('lists have at most seven levels', async () => {
  const box = await renderField('- a');
  for (let level = 0; level < 10; level++) {
    await selectAll(box);
    await key(box, 'ArrowRight');
    await paste(box, { 'text/html': `${'<ul><li>b'.repeat(3)}` });
  }
  expect(box.querySelector(`:scope ${'ul '.repeat(8)}`)).toBeNull();
  expect(box.querySelector(`:scope ${'ul '.repeat(3)}`)).not.toBeNull();
});

test('the toolbar is one Tab stop, arrows move through it, Escape returns to the text', async () => {
  const user = keyboard();
  const box = await renderField('tekst');
  await user.tab();
  expect(tool('Pogrubienie')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('Link')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(tool('Pogrubienie')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tool('Ponów')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(box).toHaveFocus();
  await key(box, 'F10', { altKey: true });
  expect(tool('Ponów')).toHaveFocus();
});

test('a link is entered, validated, set, changed and removed', async () => {
  const user = keyboard();
  const box = await renderField('cennik');
  await selectAll(box);
  await key(box, 'k', { ctrlKey: true });
  const bar = screen.getByRole('group', { name: 'Link' });
  const address = within(bar).getByRole('textbox', { name: 'Adres strony lub e-mail' });
  expect(address).toHaveFocus();
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(address).toHaveAccessibleDescription('Podaj adres strony, np. https://firma.pl, albo adres e-mail.');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(address);
  await user.type(address, 'firma.pl/cennik{Enter}');
  expect(stored()).toBe('[cennik](https://firma.pl/cennik)');
  expect(screen.queryByRole('group', { name: 'Link' })).toBeNull();
  expect(box).toHaveFocus();
  await user.click(tool('Link'));
  expect(screen.getByRole('textbox', { name: 'Adres strony lub e-mail' })).toHaveValue('https://firma.pl/cennik');
  await user.click(screen.getByText('Usuń link'));
  expect(stored()).toBe('cennik');
});

test('a link without a selection asks for its text', async () => {
  const user = keyboard();
  await renderField();
  await user.click(tool('Link'));
  await user.type(screen.getByRole('textbox', { name: 'Adres strony lub e-mail' }), 'jan@firma.pl');
  await user.type(screen.getByRole('textbox', { name: 'Tekst linku (opcjonalnie)' }), 'Jan{Enter}');
  expect(stored()).toBe('[Jan](mailto:jan@firma.pl)');
  await user.keyboard('{Control>}k{/Control}{Escape}');
  expect(screen.queryByRole('group', { name: 'Link' })).toBeNull();
});

test('a long paste is not truncated, shows an error and cannot be submitted', async () => {
  const user = keyboard();
  const box = await renderField();
  await paste(box, { 'text/plain': 'a'.repeat(5000) });
  expect(stored()).toHaveLength(5000);
  expect(screen.getByText('Za długo o 4940 znaków. Skróć tekst.')).toBeVisible();
  await user.click(screen.getByText('Zapisz'));
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Maksymalnie 60 znaków/));
  expect(box).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(box).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('pasted HTML is reduced to its text', async () => {
  const box = await renderField();
  await paste(box, {
    'text/html': '<p>a<script>alert(1)</script> <a href="javascript:x">b</a></p>',
    'text/plain': 'a b',
  });
  expect(stored()).toBe('a b');
  expect(box.querySelector('script, a')).toBeNull();
});

test('a value set from outside replaces the text', async () => {
  const box = await renderField('stary');
  await settled(() => fireEvent.click(screen.getByText('Podmień')));
  expect(box).toHaveTextContent('nowy');
  expect(stored()).toBe('**nowy**');
});

test('an empty required field shows its error on blur', async () => {
  const user = keyboard();
  const box = await renderField('', 'en');
  expect(box).toHaveAttribute('aria-required', 'true');
  await user.click(box);
  await user.click(screen.getByText('Zapisz'));
  await waitFor(() => expect(box).toHaveAccessibleDescription(/This field is required/));
  expect(box).toHaveAccessibleDescription(/Najważniejsze na początku/);
  expect(screen.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
});

test('axe finds nothing, with and without the link form', async () => {
  const box = await renderField('**a**\n\n- b');
  expect(await axe(document.body)).toEqual([]);
  await key(box, 'k', { ctrlKey: true });
  expect(await axe(document.body)).toEqual([]);
});
