import fc from 'fast-check';
import { fromText, toShownText, toText } from './mention-document.ts';
import { readLength, readLines, readParts, shownPart } from './mention-text.ts';

const ANNA = '0193e1c0-0000-7000-8000-000000000001';
const STUDIO = '0193e1c0-0000-7000-8000-000000000002';
const anna = `@[Anna Nowak](user:${ANNA})`;
const studio = `@[Pracownia](company:${STUDIO})`;

test('a name is shown in the field without its markup', () => {
  const value = `Cześć ${anna}, tu ${studio}.`;
  expect(readParts(value)).toEqual([
    'Cześć ',
    { type: 'user', id: ANNA, name: 'Anna Nowak' },
    ', tu ',
    { type: 'company', id: STUDIO, name: 'Pracownia' },
    '.',
  ]);
  expect(toShownText(fromText(value))).toBe('Cześć Anna Nowak, tu Pracownia.');
});

test.each(['', 'jan@firma.pl', '@[bez końca](user:1)', `a ${anna}${studio} b`, `${anna}\n${anna}`, '\na\n\n b \n'])(
  '%j is written unchanged',
  (value) => {
    expect(toText(fromText(value))).toBe(value);
  },
);

test('any text is written unchanged, and the field shows the characters that are counted', () => {
  const piece = fc.constantFrom('a', ' ', '\n', '@', '@[', ']', '(', ')', '😀', 'ż', anna, studio, `(user:${ANNA})`);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const value = pieces.join('');
      // Covered by the next test.
      fc.pre(!value.includes('@[]('));
      expect(toText(fromText(value))).toBe(value);
      expect([...toShownText(fromText(value))]).toHaveLength(readLength(value));
    }),
  );
});

test('a mention without a name is removed', () => {
  expect(readParts(`a @[](user:${ANNA})b`).map(shownPart)).toEqual(['a ', 'b']);
});

test('line breaks of every operating system separate lines', () => {
  expect(readLines(`a\r\nb${anna}\rc`).map((line) => line.map(shownPart).join(''))).toEqual(['a', 'bAnna Nowak', 'c']);
});

test('a mention counts as its name and an emoji as one character', () => {
  expect(readLength(`${anna} 😀`)).toBe(12);
});
