/** A user or a company in a text, with its name at the time of writing. */
export interface Mention {
  id: string;
  type: 'user' | 'company';
  name: string;
}

/** A possible target of a mention. */
export interface MentionOption extends Mention {
  /** Picture or logo. */
  image?: string | null;
  /** A second line that distinguishes people of the same name: a company, a city. */
  detail?: string | null;
}

/** Parts of a text. */
export type TextPart = string | Mention;

/** `@[Anna Nowak](user:<id>)`, as the API parses it; a name contains no brackets. */
const MARKUP = /@\[([^[\]]*)\]\((user|company):([0-9a-f-]{36})\)/gi;

/** Parses the markup of a value. */
export function readParts(value: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of value.matchAll(MARKUP)) {
    const [markup, name = '', type = '', id = ''] = match;
    if (match.index > end) parts.push(value.slice(end, match.index));
    // A mention without a name could be neither seen nor deleted.
    if (name) parts.push({ id, type: type.toLowerCase() as Mention['type'], name });
    end = match.index + markup.length;
  }
  if (end < value.length) parts.push(value.slice(end));
  return parts;
}

/** The same by line; an empty value is one empty line. */
export function readLines(value: string): TextPart[][] {
  let line: TextPart[] = [];
  const lines = [line];
  for (const part of readParts(value)) {
    const pieces = typeof part === 'string' ? part.split(/\r\n?|\n/) : [part];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) {
        line = [];
        lines.push(line);
      }
      if (piece) line.push(piece);
    }
  }
  return lines;
}

/** The markup of a mention. */
export const writePart = (part: TextPart): string =>
  typeof part === 'string' ? part : `@[${part.name}](${part.type}:${part.id})`;

/** The displayed text. */
export const shownPart = (part: TextPart): string => (typeof part === 'string' ? part : part.name);

/** Number of displayed characters, as the API counts them: a mention counts as its name, an emoji as one. */
export const readLength = (value: string): number => [...readParts(value).map(shownPart).join('')].length;
