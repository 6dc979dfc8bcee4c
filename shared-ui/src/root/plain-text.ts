import type { MessageFormatElement } from 'react-intl';

// The kinds of a tree's elements as formatjs numbers them; its own enumeration comes with the whole parser.
const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

type Tree = readonly MessageFormatElement[];
type Values = Readonly<Record<string, unknown>> | undefined;
type Choice = Extract<MessageFormatElement, { options: object }>;

/** What is said by the rules of a language in a text of one language. */
export interface TextFormats {
  numbers(): Intl.NumberFormat;
  pluralForm(count: number): Intl.LDMLPluralRule;
}

/**
 * What a text of words, values, plurals and choices says; null for one that only formatjs can say. Nearly all texts are
 * of this kind, and formatjs, which is made for every kind, takes several times as long: a tenth of what the posts
 * of `bench:list` take to mount. `count` is the number of the plural around.
 */
export function plainText(tree: Tree, values: Values, formats: TextFormats, count?: number): string | null {
  let text = '';
  // By index: an iterator makes an object an element, and most texts have one element alone.
  for (let at = 0; at < tree.length; at++) {
    const part = plainPart(tree[at] as MessageFormatElement, values, formats, count);
    if (part === null) return null;
    text += part;
  }
  return text;
}

function plainPart(element: MessageFormatElement, values: Values, formats: TextFormats, count?: number): string | null {
  const type: number = element.type;
  if (type === LITERAL) return (element as { value: string }).value;
  if (type === POUND) return count === undefined ? null : sayCount(count, formats);
  if (type !== ARGUMENT && type !== SELECT && type !== PLURAL) return null;
  const value = values?.[(element as { value: string }).value];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (type === ARGUMENT) return String(value);
  const { options } = element as Choice;
  if (type === SELECT) return plainOption(options[value] ?? options.other, values, formats, count);
  const { offset, pluralType } = element as { offset?: number; pluralType?: string };
  if (typeof value !== 'number' || offset || pluralType === 'ordinal') return null;
  return plainOption(
    options[`=${value}`] ?? options[formats.pluralForm(value)] ?? options.other,
    values,
    formats,
    value,
  );
}

/** Intl takes longer to make its first number than a card to mount; a small count is written alike in all our languages. */
const sayCount = (count: number, formats: TextFormats): string =>
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : formats.numbers().format(count);

const plainOption = (option: { value: Tree } | undefined, values: Values, formats: TextFormats, count?: number) =>
  option ? plainText(option.value, values, formats, count) : null;
