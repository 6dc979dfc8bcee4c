import { LOCALES } from './locale.ts';
import { pluralForm } from './plural-form.ts';

const WHOLE = [...Array.from({ length: 1200 }, (_, count) => count), 10_012, 1_000_000, 1_000_002];

test.each(LOCALES)('numbers take the forms that Intl gives them in %s', (locale) => {
  const rules = new Intl.PluralRules(locale);
  for (const count of [...WHOLE, -1, -3, 0.5, 1.5, 1e21, Number.POSITIVE_INFINITY]) {
    expect([count, pluralForm(count, locale)]).toEqual([count, rules.select(count)]);
  }
});
