import fc from 'fast-check';
import {
  editDraft,
  findQuery,
  insertMention,
  type MentionDraft,
  readDraft,
  readLength,
  writeDraft,
} from './mention-text.ts';

const ANNA = '0193e1c0-0000-7000-8000-000000000001';
const STUDIO = '0193e1c0-0000-7000-8000-000000000002';
const anna = `@[Anna Nowak](user:${ANNA})`;
const studio = `@[Pracownia](company:${STUDIO})`;

const edit = (value: string, next: string, caret: number) => writeDraft(editDraft(readDraft(value), next, caret));

test('a name stands in the field without its markup', () => {
  expect(readDraft(`Cześć ${anna}, tu ${studio}.`)).toEqual({
    text: 'Cześć Anna Nowak, tu Pracownia.',
    mentions: [
      { start: 6, end: 16, type: 'user', id: ANNA },
      { start: 21, end: 30, type: 'company', id: STUDIO },
    ],
  });
});

test.each(['', 'jan@firma.pl', '@[bez końca](user:1)', `a ${anna}${studio} b`, `${anna}\n${anna}`])(
  '%s is written as it was read',
  (value) => {
    expect(writeDraft(readDraft(value))).toBe(value);
  },
);

test('a mention counts as its name and an emoji as one', () => {
  expect(readLength(`${anna} 😀`)).toBe(12);
});

test.each([
  ['its last letter', `Cześć ${anna}!`, 'Cześć Anna Nowa!', 15, 'Cześć !'],
  ['its first letter', `Cześć ${anna}!`, 'Cześć nna Nowak!', 6, 'Cześć !'],
  ['its middle', `Cześć ${anna}!`, 'Cześć Anwak!', 8, 'Cześć !'],
  ['its end with what follows', `Cześć ${anna}, hej`, 'Cześć Annahej', 10, 'Cześć hej'],
  ['halves of two', `${anna} ${studio}`, 'Annacownia', 4, ''],
  ['all of it', anna, '', 0, ''],
])('deleting %s deletes the mention as one', (_, value, next, caret, left) => {
  expect(edit(value, next, caret)).toBe(left);
});

test.each([
  ['before it', anna, 'a Anna Nowak', 2, `a ${anna}`],
  ['after it', anna, 'Anna Nowak a', 12, `${anna} a`],
  ['right before it', anna, 'AAnna Nowak', 1, `A${anna}`],
  ['right after it', anna, 'Anna Nowakk', 11, `${anna}k`],
  ['between two', `${anna}${studio}`, 'Anna Nowak Pracownia', 11, `${anna} ${studio}`],
  ['into it: the name is plain text then', anna, 'Anna M Nowak', 7, 'Anna M Nowak'],
])('typing %s', (_, value, next, caret, written) => {
  expect(edit(value, next, caret)).toBe(written);
});

test.each<[string, string | null]>([
  ['@', ''],
  ['@an', 'an'],
  ['Cześć @Anna No', 'Anna No'],
  ['(@an', 'an'],
  ['a\n@an', 'an'],
  ['jan@firma', null],
  ['@Anna Nowak Maria', null],
  ['@an ', null],
  ['a', null],
])('%s asks for %s', (text, q) => {
  expect(findQuery({ text, mentions: [] }, text.length)?.q ?? null).toBe(q);
});

test('a mention takes the place of what was typed, its brackets as the API writes them', () => {
  const draft = readDraft(`${anna} i @prac, hej`);
  const caret = 'Anna Nowak i @prac'.length;
  const query = findQuery(draft, caret);
  if (!query) throw new Error('No query');
  const option = { id: STUDIO.toUpperCase(), type: 'company' as const, name: 'Pracownia [PL]' };
  const next = insertMention(draft, query, option);
  expect(writeDraft(next)).toBe(`${anna} i @[Pracownia (PL)](company:${STUDIO}), hej`);
  expect(next.text.slice(0, next.caret)).toBe('Anna Nowak i Pracownia (PL)');
});

test('whatever is typed and deleted, mentions stay whole names and the text is what the field shows', () => {
  const name = (draft: MentionDraft) => draft.mentions.map(({ start, end }) => draft.text.slice(start, end));
  const change = fc.record({
    at: fc.nat(60),
    cut: fc.nat(12),
    put: fc.constantFrom('', 'a', 'Anna', ' ', 'Nowak Nowak', '😀'),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let draft: MentionDraft = readDraft(`aa ${anna} nn ${studio}${anna} k`);
      for (const { at, cut, put } of changes) {
        const start = Math.min(at, draft.text.length);
        const next = draft.text.slice(0, start) + put + draft.text.slice(start + cut);
        const edited = editDraft(draft, next, start + put.length);
        expect(name(edited).every((each) => each === 'Anna Nowak' || each === 'Pracownia')).toBe(true);
        expect(edited.caret).toBeGreaterThanOrEqual(0);
        expect(edited.caret).toBeLessThanOrEqual(edited.text.length);
        draft = edited;
      }
    }),
  );
});
