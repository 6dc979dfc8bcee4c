import { invalidField } from './problem.ts';

/** Whether nothing is visible: spaces, and invisible characters (zero width, directions, marks without a letter). */
export function isBlank(text: string): boolean {
  return !/[^\p{Cc}\p{Cf}\p{Z}\p{M}]/u.test(text);
}

/** Trimmed. @throws ApiProblem validation_failed, `required` on `field` when nothing visible is left */
export function requiredText(field: string, value: string): string {
  const trimmed = value.trim();
  if (isBlank(trimmed)) throw invalidField(field, 'required');
  return trimmed;
}

/**
 * Nine digits, with or without Poland's prefix, with spaces and dashes as people type them (specification §5: Polish only).
 */
const POLISH_PHONE = /^(?:\+48|0048)?([1-9]\d{8})$/;

/** The stored form, `+48600700800`; an empty text removes the number. */
export function normalizePhone(typed: string): string {
  const compact = typed.replace(/[\s()-]/g, '');
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
