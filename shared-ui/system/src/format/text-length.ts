/** Characters as the API counts them: a character outside the basic plane, such as an emoji, is one, not two. */
export const textLength = (text: string): number => [...text].length;

/** How many characters a text has beyond a limit; 0 when it fits or there is none. */
export const excessOf = (text: unknown, maxLength: number | undefined): number =>
  typeof text === 'string' && maxLength !== undefined ? Math.max(0, textLength(text) - maxLength) : 0;
