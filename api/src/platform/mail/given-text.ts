import { find } from 'linkifyjs';

/** Typed text: names of people, companies and files, the title of an offer, a reason. */
export type Given = 'person' | 'company' | 'file' | 'title' | 'reason';

/** Stands where the text cannot; reads well in each sentence that has one. */
const NEUTRAL: Record<'pl' | 'en', Record<Given, string>> = {
  pl: {
    person: 'Ktoś',
    company: '(nazwa pominięta)',
    file: '(nazwa pominięta)',
    title: '(tytuł pominięty)',
    reason: '(do przeczytania w serwisie)',
  },
  en: {
    person: 'Somebody',
    company: '(name left out)',
    file: '(name left out)',
    title: '(title left out)',
    reason: '(shown in Wspólnik)',
  },
};

/** Controls, directions and invisible characters, which hide how a text reads or where it ends. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;

/** A full stop that browsers read as the dot of a domain, and that NFKC leaves. */
const IDEOGRAPHIC_STOP = /\u3002/g;

/**
 * Whether a mail may show what somebody typed. Mail programs turn a bare domain into a link, so that a name like
 * `evil.pl` would let strangers write links into our mails. `Allegro.pl sp. z o.o.` looks the same and is left out as well:
 * a phishing mail in our name is the worse failure. Dots without a top-level domain behind them stay, as in `Studio D.O.M.`
 */
export function isPlain(name: string): boolean {
  if (HIDDEN.test(name)) return false;
  const text = name.normalize('NFKC').replace(IDEOGRAPHIC_STOP, '.');
  return !text.includes('://') && !/www\./i.test(text) && find(text).length === 0;
}

/** Text typed by somebody other than the reader, on one line, or a neutral text. */
export function givenText(text: string, kind: Given, locale: 'pl' | 'en'): string {
  const line = text.replace(/\r?\n/g, ' ');
  return isPlain(kind === 'reason' ? line : text) ? line : NEUTRAL[locale][kind];
}

/** The reader's first name; empty when it must not be shown. Whoever signs up with a stranger's address chooses it. */
export function greetingName(name: string): string {
  return isPlain(name) ? name : '';
}

/** The greeting with the reader's first name; without a name it has no gap. */
export function greetingWords(words: string, name: string): string {
  return greetingName(name) === '' ? words.replace(' {name}', '') : words;
}
