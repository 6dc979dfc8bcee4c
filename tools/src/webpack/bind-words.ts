import { hardSpaces } from '../../../api/src/platform/polish/hard-spaces.ts';

/** An element of a parsed message, as far as its words matter (TYPE of @formatjs/icu-messageformat-parser). */
interface Element {
  type: number;
  value?: string;
  children?: Element[];
  options?: Record<string, { value: Element[] }>;
}

const LITERAL = 0;
/** `#` of a plural. */
const POUND = 7;

/** Puts the no-break spaces of Polish into a parsed message, in its branches and tags too. Placeholders stay as they are. */
export function bindWords(elements: Element[]): Element[] {
  return elements.map((element, index) => {
    const { children, options, type, value } = element;
    if (type === LITERAL && value !== undefined) {
      const bound = hardSpaces(value);
      return { ...element, value: elements[index - 1]?.type === POUND ? bound.replace(/^ /, '\u00a0') : bound };
    }
    return {
      ...element,
      ...(children && { children: bindWords(children) }),
      ...(options && {
        options: Object.fromEntries(
          Object.entries(options).map(([name, option]) => [name, { ...option, value: bindWords(option.value) }]),
        ),
      }),
    };
  });
}
