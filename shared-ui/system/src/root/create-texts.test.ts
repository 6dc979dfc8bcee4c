import { createIntl, type MessageFormatElement } from 'react-intl';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { createTexts } from './create-texts.ts';
import type { Locale } from './locale.ts';

const EXTRA = {
  'test.select': '{role, select, owner {Właściciel} other {{name}: {count, plural, one {# rola} other {# ról}}}}',
  'test.nested': '{count, plural, =0 {nic} other {# {role, select, owner {od # osób} other {razem}}}}',
  'test.ordinal': '{count, selectordinal, one {#st} two {#nd} other {#th}}',
  'test.offset': '{count, plural, offset:1 =0 {nikt} one {Ty i # osoba} other {Ty i # osób}}',
  'test.style': '{count, number, percent} do {date, date, short}',
};
const VALUES = { role: 'owner', name: '<Ania>', date: new Date('2026-11-20T12:00:00Z') };

/** The compiled texts of a build. */
function compile(texts: Record<string, string>, locale: Locale) {
  const { formatters } = createIntl({ locale, messages: texts });
  const tree = (text: string) => formatters.getMessageFormat(text, locale).getAst() as MessageFormatElement[];
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, tree(text)]));
}

describe.each([
  ['pl', { ...pl, ...EXTRA }],
  ['en', { ...en, ...EXTRA }],
] as const)('the texts in %s', (locale, texts) => {
  const ours = createTexts(locale, compile(texts, locale));
  const theirs = createIntl({ locale, messages: texts, onError: () => undefined });
  const named = (text: string, value: number) =>
    Object.fromEntries([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => [name, value]));

  test.each([0, 1, 2, 5, 12, 22, 25, 112, 1.5, 1234567, -1])(
    'every text is formatted for %s as by formatjs',
    (value) => {
      for (const [id, text] of Object.entries(texts)) {
        const values = { ...named(text, value), ...(id.startsWith('test.') ? VALUES : {}) };
        expect([id, ours.formatMessage({ id }, values)]).toEqual([id, theirs.formatMessage({ id }, values)]);
      }
    },
  );

  test('a tag creates elements, and a missing value is reported as an error', () => {
    const trees = compile({ tag: 'Z <b>{name}</b>', gap: 'Z {name}' }, locale);
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const made = createTexts(locale, trees);
    expect(made.formatMessage({ id: 'tag' }, { name: 'Ania', b: (parts) => parts.join('!') })).toBe('Z Ania');
    expect(made.formatMessage({ id: 'gap' })).toBe('gap');
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});
