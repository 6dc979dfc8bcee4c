import { markWords } from './mark-words.ts';

const marked = (text: string, q: string) =>
  markWords(text, q)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Studio Żółw', 'zolw', 'Studio [Żółw]'],
  ['Stolarnia Żuraw', 'stol', '[Stol]arnia Żuraw'],
  ['Projekt sklepu internetowego', 'sklep internetowy', 'Projekt [sklep]u [internetow]ego'],
  ['Meble i mebel', 'mebel', '[Meb]le i [mebel]'],
  ['Kot i autor', 'auta', 'Kot i [aut]or'],
  ['Domena', 'kot', 'Domena'],
  ['Audyt', '', 'Audyt'],
  ['a.*b', '.*', 'a.*b'],
])('the mark marks in "%s" what "%s" found', (text, q, shown) => {
  expect(marked(text, q)).toBe(shown);
});

it('the mark loses no letter of the text', () => {
  const text = '🙂 Łódź — ŻÓŁĆ, ałm café';
  expect(
    markWords(text, 'lodz cafe a')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
