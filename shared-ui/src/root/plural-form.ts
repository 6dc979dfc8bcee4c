import type { Locale } from './locale.ts';

/** CLDR's rules for whole numbers from 0 on. */
const OF_WHOLE: Record<Locale, (count: number) => Intl.LDMLPluralRule> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  pl: (count) => {
    if (count === 1) return 'one';
    const isTeen = Math.floor(count / 10) % 10 === 1;
    return !isTeen && count % 10 >= 2 && count % 10 <= 4 ? 'few' : 'many';
  },
};

const rules = new Map<Locale, Intl.PluralRules>();

/**
 * Which of a text's forms a number takes. Intl is asked about fractions and negatives alone: it takes as long to tell one
 * number's form as React to mount a button, and the posts of `bench:list` have sixty.
 */
export function pluralForm(count: number, locale: Locale): Intl.LDMLPluralRule {
  if (Number.isSafeInteger(count) && count >= 0) return OF_WHOLE[locale](count);
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(count);
}
