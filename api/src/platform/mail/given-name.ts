import { find } from 'linkifyjs';

export type GivenBy = 'person' | 'company';

/** Stands where a name cannot; reads well in each sentence that has one. */
const NEUTRAL: Record<'pl' | 'en', Record<GivenBy, string>> = {
  pl: { person: 'Ktoś', company: '(nazwa pominięta)' },
  en: { person: 'Somebody', company: '(name left out)' },
};

/** Controls, directions and invisible characters, which hide how a text reads or where it ends. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;

/** A full stop that browsers read as the dot of a domain, and that NFKC leaves. */
const IDEOGRAPHIC_STOP = /\u3002/g;

/**
 * Whether a mail may show the name that somebody chose. Mail programs turn a bare domain into a link, so that a name like
 * `evil.pl` would let strangers write links into our mails. `Allegro.pl sp. z o.o.` looks the same and is left out as well:
 * a phishing mail in our name is the worse failure. Dots without a top-level domain behind them stay, as in `Studio D.O.M.`
 */
function isPlain(name: string): boolean {
  if (HIDDEN.test(name)) return false;
  const text = name.normalize('NFKC').replace(IDEOGRAPHIC_STOP, '.');
  return !text.includes('://') && !/www\./i.test(text) && find(text).length === 0;
}

/** The name that somebody other than the reader gave, or a neutral text. */
export function givenName(name: string, by: GivenBy, locale: 'pl' | 'en'): string {
  return isPlain(name) ? name : NEUTRAL[locale][by];
}

/** The reader's first name; empty when it must not be shown. Whoever signs up with a stranger's address chooses it. */
export function greetingName(name: string): string {
  return isPlain(name) ? name : '';
}

/** The greeting with the reader's first name; without a name it has no gap. */
export function greetingWords(words: string, name: string): string {
  return greetingName(name) === '' ? words.replace(' {name}', '') : words;
}
