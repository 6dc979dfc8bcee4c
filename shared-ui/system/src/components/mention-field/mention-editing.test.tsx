import { createEvent, fireEvent, screen } from '@testing-library/react';
import {
  ANNA,
  anna,
  both,
  caret,
  clock,
  deleteBy,
  field,
  mentions,
  press,
  renderField,
  STUDIO,
  search,
  select,
  selectEnd,
  shown,
  stored,
  studio,
  type,
  wait,
} from './testing/field.tsx';

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
