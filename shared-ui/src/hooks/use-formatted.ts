import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

const count = (text: string, counted: RegExp): number =>
  [...text].filter((character) => counted.test(character)).length;

/** Where the caret stands after as many counted characters as there were before it. */
function caretAfter(text: string, places: number, counted: RegExp): number {
  let index = 0;
  for (let passed = 0; index < text.length && passed < places; index += 1) {
    if (counted.test(text[index] ?? '')) passed += 1;
  }
  return index;
}

/**
 * Props of an input whose text is formatted as it is typed. React moves the caret to the end when the text differs from
 * what was typed; here it stays behind the same characters (`counted` are those that count, not what formatting adds).
 */
export function useFormatted(
  value: string,
  onChange: (value: string) => void,
  format: (typed: string, previous: string, forward: boolean) => string,
  counted: RegExp,
) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const place = (typed: string, next: string, at: number) => {
    // Refused: back to where it was before the keystroke.
    if (next === value && typed.length > value.length) return Math.max(0, at - (typed.length - value.length));
    return caretAfter(next, count(typed.slice(0, at), counted), counted);
  };
  return {
    ref: input,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: typed, selectionStart } = event.target;
      const kind = (event.nativeEvent as InputEvent).inputType;
      const next = format(typed, value, kind === 'deleteContentForward');
      const at = place(typed, next, selectionStart ?? typed.length);
      caret.current = at;
      onChange(next);
      // A refused keystroke renders nothing: React puts the text back after this handler, and the caret must follow.
      if (next === value) queueMicrotask(() => input.current?.setSelectionRange(at, at));
    },
  };
}
