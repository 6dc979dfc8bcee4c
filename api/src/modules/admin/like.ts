/** Escapes LIKE's special characters in a typed text. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
