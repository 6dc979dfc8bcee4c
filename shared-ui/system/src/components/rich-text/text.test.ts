import fc from 'fast-check';
import { safeHref, typedHref } from './links.ts';
import { readText } from './read-text.ts';
import { type Block, type List, type ListItem, listDepth, type TextRun } from './text-model.ts';
import { writeText } from './write-text.ts';

const item = (text: string, lists: readonly List[] = []): ListItem => ({ runs: text ? [{ text }] : [], lists });
const bullets = (...items: ListItem[]): List => ({ kind: 'list', ordered: false, start: 1, items });
const numbers = (start: number, ...items: ListItem[]): List => ({ kind: 'list', ordered: true, start, items });
const paragraph = (...runs: TextRun[]): Block => ({ kind: 'paragraph', runs });

test.each<[string, TextRun[]]>([
  ['zwykły tekst', [{ text: 'zwykły tekst' }]],
  ['a **b** c', [{ text: 'a ' }, { text: 'b', bold: true }, { text: ' c' }]],
  ['*a*b***c***', [{ text: 'a', italic: true }, { text: 'b' }, { text: 'c', bold: true, italic: true }]],
  ['**ważne:**tekst', [{ text: 'ważne:', bold: true }, { text: 'tekst' }]],
  ['2 * 3 * 4', [{ text: '2 * 3 * 4' }]],
  ['**bez końca', [{ text: '**bez końca' }]],
  ['***a**', [{ text: '*' }, { text: 'a', bold: true }]],
  ['****a****', [{ text: '****a****' }]],
  ['plik_umowy_2025', [{ text: 'plik_umowy_2025' }]],
  ['\\*a\\* \\[b\\] c\\d', [{ text: '*a* [b] c\\d' }]],
  [
    '[strona **firmy**](https://firma.pl/a)',
    [
      { text: 'strona ', href: 'https://firma.pl/a' },
      { text: 'firmy', bold: true, href: 'https://firma.pl/a' },
    ],
  ],
  ['[w](https://x.pl/a_(b))', [{ text: 'w', href: 'https://x.pl/a_(b)' }]],
  ['[zły](javascript:alert(1))', [{ text: '[zły](javascript:alert(1))' }]],
  ['[zły](data:text/html,x)', [{ text: '[zły](data:text/html,x)' }]],
  ['<script>alert(1)</script>', [{ text: '<script>alert(1)</script>' }]],
  ['[[a](https://b.pl)', [{ text: '[' }, { text: 'a', href: 'https://b.pl/' }]],
])('%s is parsed', (text, runs) => {
  expect(readText(text)).toEqual([paragraph(...runs)]);
});

test.each<[string, string, Block[]]>([
  ['paragraphs and line breaks', 'a\nb\n\n\nc\r\nd', [paragraph({ text: 'a\nb' }), paragraph({ text: 'c\nd' })]],
  ['a list', '- a\n- b', [bullets(item('a'), item('b'))]],
  ['a numbered list', '3. a\n4. b', [numbers(3, item('a'), item('b'))]],
  [
    'a list right after text',
    'tekst\n- a\nkoniec',
    [paragraph({ text: 'tekst' }), bullets(item('a')), paragraph({ text: 'koniec' })],
  ],
  ['lists in lists', '- a\n  1. b\n  2. c\n- d', [bullets(item('a', [numbers(1, item('b'), item('c'))]), item('d'))]],
  ['a second line of an item', '- a\n  b', [bullets({ runs: [{ text: 'a\nb' }], lists: [] })]],
  ['a year that ends a sentence', 'w roku\n2026. Dalej', [paragraph({ text: 'w roku\n2026. Dalej' })]],
  ['a dash on its own', 'a\n-\nb', [paragraph({ text: 'a\n-\nb' })]],
  ['nothing', ' \n\n', []],
])('%s', (_, text, blocks) => {
  expect(readText(text)).toEqual(blocks);
});

const nested = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- ${level + 1}`).join('\n');

test('lists have at most seven levels; deeper items stay, at the seventh', () => {
  expect(listDepth(readText(nested(7)))).toBe(7);
  const deep = readText(nested(30));
  expect(listDepth(deep)).toBe(7);
  expect(JSON.stringify(deep)).toContain('"text":"30"');
});

const word = fc.string({
  unit: fc.constantFrom(
    'a',
    'ż',
    '*',
    '**',
    '_',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '-',
    '+',
    '1',
    '.',
    ' ',
    '\n',
    '<',
    '😀',
    '`',
    '#',
  ),
  maxLength: 8,
});
const run = fc.record(
  {
    text: word,
    bold: fc.boolean(),
    italic: fc.boolean(),
    href: fc.constantFrom('https://firma.pl/', 'mailto:a@b.pl', 'https://x.pl/(a)*'),
  },
  { requiredKeys: ['text'] },
);
const runs = fc.array(run, { maxLength: 6 });
const { list } = fc.letrec<{ list: List; item: ListItem }>((tie) => ({
  list: fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    start: fc.integer({ min: 1, max: 12 }),
    items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
  }),
  item: fc.record({ runs, lists: fc.oneof({ maxDepth: 6 }, fc.constant([]), fc.array(tie('list'), { maxLength: 2 })) }),
}));
const block: fc.Arbitrary<Block> = fc.oneof(list, fc.record({ kind: fc.constant('paragraph' as const), runs }));

test('any content of an editor is parsed as it was written', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const once = writeText(blocks);
      const read = readText(once);
      expect(writeText(read)).toBe(once);
      expect(listDepth(read)).toBeLessThanOrEqual(7);
    }),
    { numRuns: 300 },
  );
});

test('a paragraph keeps every character and every mark', () => {
  const marked = fc.array(
    fc.record({ text: fc.constantFrom('a', 'b*', '[c', '\\', '1.', '- '), bold: fc.boolean(), italic: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(marked, (parts) => {
      const seen = (read: readonly Block[]) =>
        read
          .flatMap((each) => (each.kind === 'paragraph' ? each.runs : [{ text: 'a list' }]))
          .flatMap((each) =>
            [...each.text].filter((c) => c !== ' ').map((c) => `${c}${Boolean(each.bold)}${Boolean(each.italic)}`),
          );
      expect(seen(readText(writeText([paragraph(...parts)])))).toEqual(seen([paragraph(...parts)]));
    }),
    { numRuns: 300 },
  );
});

test('any text can be parsed', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(readText(text))));
});

// The timeout of a test is the measure: a reader whose time grew with the square of the length would need minutes.
test.each(['[', '*a', '[a](', '\\', '- ', '(('])('a text of 200,000 characters, all of them %s, is parsed', (nasty) => {
  const text = nasty.repeat(200_000 / nasty.length);
  expect(readText(text)).not.toEqual([]);
  expect(readText(`[x](https://a.pl/${text}`)).not.toEqual([]);
});

test.each([
  ['https://firma.pl', 'https://firma.pl/'],
  ['http://a.pl/?q=1#x', 'http://a.pl/?q=1#x'],
  ['mailto:jan@firma.pl', 'mailto:jan@firma.pl'],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['JAVASCRIPT:alert(1)', null],
  ['data:text/html;base64,PHM+', null],
  ['vbscript:x', null],
  ['file:///etc/passwd', null],
  ['//firma.pl', null],
  ['/oferty', null],
  ['https://', null],
  ['mailto:', null],
  ['https://user:pw@evil.example', null],
  ['https://bank.pl@evil.example/x', null],
  ['mailto:jan@firma.pl?bcc=evil@x.pl', null],
])('%s links to %s', (address, href) => {
  expect(safeHref(address)).toBe(href);
});

test.each([
  ['firma.pl/oferta', 'https://firma.pl/oferta'],
  ['firma.pl:8080', 'https://firma.pl:8080/'],
  ['jan@firma.pl', 'mailto:jan@firma.pl'],
  ['firma', null],
  ['dwa słowa.pl', null],
  ['javascript:alert(1)', null],
  ['tel:+48600700800', null],
  ['https://firma', null],
])('typed %s is accepted as %s', (typed, href) => {
  expect(typedHref(typed)).toBe(href);
});
