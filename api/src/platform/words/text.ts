import { invalidField } from '../wire/problem.ts';

/** Neither absent nor empty. */
export const isText = (text: string | null | undefined | false): text is string => Boolean(text);

/** Whether nothing is visible: spaces, and invisible characters (zero width, directions, marks without a letter). */
export function isBlank(text: string): boolean {
  return !/[^\p{Cc}\p{Cf}\p{Z}\p{M}]/u.test(text);
}

/** All but the joiner between the parts of one emoji, as in 👩‍🔧. */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic}))\p{Cf}/gu;

/**
 * A name or a title: it stands inside sentences, where a mark of direction would turn the rest of one, and is compared with
 * what others type. So without invisible characters, composed (NFC) and trimmed.
 */
export function nameText(typed: string): string {
  return typed.normalize('NFC').replace(INVISIBLE, '').trim();
}

/** A {@link nameText}. @throws ApiProblem validation_failed, `required` on `field` when nothing visible is left */
export function requiredName(field: string, value: string): string {
  return requiredText(field, nameText(value));
}

/** Trimmed. @throws ApiProblem validation_failed, `required` on `field` when nothing visible is left */
export function requiredText(field: string, value: string): string {
  const trimmed = value.trim();
  if (isBlank(trimmed)) throw invalidField(field, 'required');
  return trimmed;
}

/**
 * Text that a pattern reads, without what pasting brings along: invisible characters (zero width, directions, soft hyphens,
 * byte order marks) and spaces around it; every dash is a hyphen. As `plainText` of the browser. Not for free texts: emoji are
 * joined by invisible characters.
 */
export function plainText(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/** Nine digits, with or without Poland's prefix and the zero that was once dialled before them (specification §5: Polish only). */
const POLISH_PHONE = /^(?:(?:\+|00)?48)?0?([1-9]\d{8})$/;

/** The stored form, `+48600700800`; an empty text removes the number. @throws ApiProblem validation_failed, `phone` */
export function normalizePhone(typed: string): string {
  const compact = plainText(typed).replace(/[\s()./-]/g, '');
  if (compact === '') return '';
  const digits = POLISH_PHONE.exec(compact)?.[1];
  if (!digits) throw invalidField('phone', 'phone');
  return `+48${digits}`;
}

/** NUL, which PostgreSQL refuses, and the other control characters that nobody types; line breaks and tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A typed text with line breaks as \n, without control characters and surrounding spaces. */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
}
