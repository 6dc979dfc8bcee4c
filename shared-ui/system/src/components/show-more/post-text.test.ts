import { cutText, parsePostText } from './post-text.ts';
import { ANNA, GONE, mentions, STUDIO } from './testing/mentions.ts';

const parse = (text: string) => parsePostText(text, mentions, 'Konto usunięte');
const read = (parts: ReturnType<typeof parse> | null) => parts?.map(({ text }) => text).join('') ?? null;
const cut = (text: string, limit: number) => read(cutText(parse(text), limit));

test('a mention becomes a link with the current name', () => {
  expect(parse(`Cześć @[Ania](user:${ANNA}), tu @[P](company:${STUDIO})`)).toEqual([
    { text: 'Cześć ', mention: false },
    { text: 'Anna Nowak', href: `/profiles/${ANNA}`, mention: true },
    { text: ', tu ', mention: false },
    { text: 'Pracownia Cyfrowa', href: `/companies/${STUDIO}`, mention: true },
  ]);
});

test('a deleted account has no name, an unknown one its stored name, and neither is a link', () => {
  expect(parse(`@[Jan](user:${GONE})`)).toEqual([{ text: 'Konto usunięte', href: undefined, mention: true }]);
  // The id of a company in a mention of a user matches nobody.
  expect(parse(`@[Jan](user:${STUDIO})`)).toEqual([{ text: 'Jan', href: undefined, mention: true }]);
});

test.each([
  ['@[Anna](user:x)', '@[Anna](user:x)'],
  ['[Anna](https://example.com)', '[Anna](https://example.com)'],
  ['jan@firma.pl', 'jan@firma.pl'],
])('%s is text', (text, shown) => {
  expect(parse(text)).toEqual([{ text: shown, mention: false }]);
});

test.each([
  ['fits', 'ala ma kota', 11, null],
  ['ends with the word before', 'ala ma kota', 10, 'ala ma'],
  ['includes a word that ends at the limit', 'ala ma kota', 6, 'ala ma'],
  ['has no space at the end', 'ala ma kota', 7, 'ala ma'],
  ['cuts inside a single long word', 'a'.repeat(20), 5, 'aaaaa'],
  ['counts code points', '😀'.repeat(10), 10, null],
  ['does not split a code point', '😀'.repeat(10), 9, '😀'.repeat(9)],
  ['does not separate an accent from its letter', 'zo\u0301\u0301\u0301la', 3, 'z'],
  ['treats a line break as a space', 'ala\n\nma kota', 6, 'ala'],
])('a text that %s', (_, text, limit, expected) => {
  expect(cut(text, limit)).toBe(expected);
});

test('a mention counts as its displayed name and is never cut', () => {
  const text = `Witaj @[A](user:${ANNA}) w sieci`;
  expect(cut(text, 24)).toBeNull();
  expect(cut(text, 16)).toBe('Witaj Anna Nowak');
  expect(cut(text, 15)).toBe('Witaj');
  expect(cut(`@[A](user:${ANNA}) w sieci`, 4)).toBe('Anna Nowak');
});

test('a word attached to a mention is removed with it only if it does not fit', () => {
  expect(cut(`@[A](user:${ANNA})owi dziękujemy`, 12)).toBe('Anna Nowak');
});
