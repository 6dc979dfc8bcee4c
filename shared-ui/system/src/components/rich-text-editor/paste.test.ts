import { EditorState, TextSelection } from 'prosemirror-state';
import { SEVEN_LEVELS } from '../rich-text/testing/texts.ts';
import { listDepth } from '../rich-text/text-model.ts';
import { writeText } from '../rich-text/write-text.ts';
import { fromText, toBlocks, toText } from './document.ts';
import { pasteTransaction, readHtml } from './paste.ts';

const clean = (html: string) => writeText(readHtml(html));

test.each([
  ['emphasis', '<p>a <b>b</b> <em>c</em></p>', 'a **b** *c*'],
  ['bold by style', '<span style="font-weight:700">a</span> b', '**a** b'],
  ["Google Docs' wrapper", '<b style="font-weight:normal"><p>a</p><p>b</p></b>', 'a\n\nb'],
  ['a script', '<p>a<script>alert(1)</script>b</p>', 'ab'],
  ['a style', '<style>p{color:red}</style><p>a</p>', 'a'],
  ['handlers', '<p onclick="alert(1)">a<img src=x onerror="alert(1)"></p>', 'a'],
  ['a frame', 'a<iframe src="javascript:alert(1)">x</iframe>b', 'ab'],
  ['svg with a script', 'a<svg onload="alert(1)"><script>alert(1)</script><text>x</text></svg>b', 'ab'],
  ['math', 'a<math><mtext><img src=x onerror=alert(1)></mtext></math>', 'a'],
  ['a link', '<a href="https://firma.pl/?a=1&amp;b=2" onclick="x()">w</a>', '[w](https://firma.pl/?a=1&b=2)'],
  ['a mail link', '<a href="mailto:jan@firma.pl">w</a>', '[w](mailto:jan@firma.pl)'],
  ['a script link', '<a href="javascript:alert(1)">w</a>', 'w'],
  ['a hidden script link', '<a href=" &#x6A;ava\nscript:alert(1)">w</a>', 'w'],
  ['a data link', '<a href="data:text/html,<script>alert(1)</script>">w</a>', 'w'],
  ['a relative link', '<a href="/oferty">w</a>', 'w'],
  ['headings', '<h1>A</h1><h2>B</h2><div>c</div>', 'A\n\nB\n\nc'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a | b\nc'],
  ['a table of blocks', '<table><tr><td><p>a</p><p>b</p></td><td></td><td>c<br>d</td></tr></table>', 'a b | | c d'],
  ['a table with a caption', '<table><caption>A</caption><tr><th>b</th><td>c</td></tr></table>', 'A\n\nb | c'],
  ['a table of one column', '<table><tr><td>a</td></tr><tr><td><p>b</p></td></tr></table>', 'a\n\nb'],
  ['a table with a list', '<table><tr><td>a</td><td><ul><li>b</li></ul></td></tr></table>', 'a\n\n- b'],
  ['unknown tags', '<x-a>a <blink>b</blink></x-a>', 'a b'],
  ['a comment', 'a<!-- <b>b</b> -->c', 'ac'],
  ['a form', '<form><input value="x"><button>y</button>z</form>', 'z'],
  ['lists', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '- a\n  1. b\n- c'],
  ['a list inside a list without an item', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
  ['an item of two paragraphs', '<ul><li><p>a</p> <div>b</div><ul><li>c</li></ul></li></ul>', '- a\n  b\n  - c'],
  ['Word', '<p class="MsoNormal" style="mso-x:y"><b>a</b><o:p></o:p></p>', '**a**'],
  ['Markdown syntax in the text', '<p>*a* [b](https://c.pl) 1. d</p>', '\\*a\\* \\[b\\](https://c.pl) 1. d'],
  ['a broken tag', '<p>a<b>b<i>c', 'a**b*c***'],
  ['a template', 'a<template><b>x</b></template>', 'a'],
])('the text of %s and its allowed formatting remain', (_, html, text) => {
  expect(clean(html)).toBe(text);
});

/** An item as Word copies it. */
const wordItem = (list: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span style='font-family:
  Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>
  </span><![endif]>${text}<o:p></o:p></p>\n`;

test.each([
  [
    'bullets',
    [wordItem('l0 level1 lfo1', '·', 'audyt <b>roczny</b>'), wordItem('l0 level1 lfo1', '·', 'bilans')],
    '- audyt **roczny**\n- bilans',
  ],
  [
    'numbers',
    [wordItem('l1 level1 lfo2', '3.', 'wycena'), wordItem('l1 level1 lfo2', '4.', 'umowa')],
    '3. wycena\n4. umowa',
  ],
  [
    'letters',
    [wordItem('l1 level1 lfo2', 'a)', 'wycena'), wordItem('l1 level1 lfo2', 'b)', 'umowa')],
    '1. wycena\n2. umowa',
  ],
  [
    'levels',
    [
      wordItem('l0 level1 lfo1', '·', 'a'),
      wordItem('l0 level3 lfo1', '§', 'b'),
      wordItem('l0 level3 lfo1', '§', 'c'),
      wordItem('l0 level2 lfo1', '1.1.', 'd'),
      wordItem('l0 level1 lfo1', '·', 'e'),
    ],
    '- a\n  - b\n  - c\n  1. d\n- e',
  ],
  [
    'two lists with a paragraph between them',
    [wordItem('l0 level1 lfo1', '·', 'a'), '<p class=MsoNormal>b</p>', wordItem('l0 level1 lfo1', '·', 'c')],
    '- a\n\nb\n\n- c',
  ],
  [
    'bullets and then numbers',
    [wordItem('l0 level1 lfo1', '·', 'a'), wordItem('l1 level1 lfo2', '1.', 'b')],
    '- a\n\n1. b',
  ],
])("a list of Word's with %s stays a list", (_, items, text) => {
  expect(clean(`<html><body lang=PL><!--StartFragment-->${items.join('')}<!--EndFragment--></body></html>`)).toBe(text);
});

test('parsing foreign HTML runs no script', () => {
  const ran = jest.fn();
  Object.assign(window, { ran });
  clean('<img src=x onerror="ran()"><script>ran()</script><svg onload="ran()">');
  expect(ran).not.toHaveBeenCalled();
  expect(document.querySelector('img, svg')).toBeNull();
});

test("HTML goes through the container's policy if the page requires one", () => {
  const createPolicy = jest.fn((_: string, rules: { createHTML(html: string): string }) => rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect(clean('<b>a</b>')).toBe('**a**');
  expect(createPolicy.mock.calls[0]?.[0]).toMatch(/^wp-/);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

const clipboard = (content: Record<string, string>) =>
  ({ getData: (type: string) => content[type] ?? '' }) as unknown as DataTransfer;

function pasteAtEnd(text: string, content: Record<string, string>): EditorState {
  const state = EditorState.create({ doc: fromText(text) });
  const atEnd = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  const transaction = pasteTransaction(atEnd, clipboard(content));
  return transaction ? atEnd.apply(transaction) : atEnd;
}

test('a text pasted into a sentence continues the sentence', () => {
  expect(toText(pasteAtEnd('**a** b', { 'text/plain': 'c', 'text/html': '<p>c</p>' }).doc)).toBe('**a** bc');
});

test('plain text is parsed as a description', () => {
  expect(toText(pasteAtEnd('', { 'text/plain': '- a\n- **b**' }).doc)).toBe('- a\n- **b**');
});

test('a pasted URL becomes a link, a script stays text', () => {
  expect(toText(pasteAtEnd('a ', { 'text/plain': 'https://firma.pl/a' }).doc)).toContain(
    '[https://firma.pl/a](https://firma.pl/a)',
  );
  expect(toText(pasteAtEnd('', { 'text/plain': 'javascript:alert(1)' }).doc)).toBe('javascript:alert(1)');
});

test('a deep list pasted into a deep list keeps every word, at seven levels', () => {
  const deep = `${'<ul><li>x'.repeat(20)}${'</li></ul>'.repeat(20)}`;
  const { doc } = pasteAtEnd(SEVEN_LEVELS, { 'text/html': deep });
  expect(listDepth(toBlocks(doc))).toBe(7);
  expect(doc.textContent.match(/x/g)).toHaveLength(20);
});

test('a clipboard without text changes nothing', () => {
  expect(toText(pasteAtEnd('a', {}).doc)).toBe('a');
});
