import { invalidField } from './problem.ts';

/** Whether there is nothing to see: blanks, and what is as invisible (zero width, directions, marks without a letter). */
export function isBlank(text: string): boolean {
  return !/[^\p{Cc}\p{Cf}\p{Z}\p{M}]/u.test(text);
}

/** Trimmed. @throws ApiProblem validation_failed, `required` on `field` when nothing to see is left */
export function requiredText(field: string, value: string): string {
  const trimmed = value.trim();
  if (isBlank(trimmed)) throw invalidField(field, 'required');
  return trimmed;
}

/** Nine digits, with or without the prefix of Poland; spaces and dashes as people type them (specification §5: Polish only). */
const POLISH_PHONE = /^(?:\+48|0048)?([1-9]\d{8})$/;

/** The one stored form, `+48600700800`; empty removes the number. */
export function normalizePhone(typed: string): string {
  const compact = typed.replace(/[\s()-]/g, '');
  if (compact === '') return '';
  const digits = POLISH_PHONE.exec(compact)?.[1];
  if (!digits) throw invalidField('phone', 'phone');
  return `+48${digits}`;
}
