import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

const count = (text: string, counted: RegExp): number =>
  [...text].filter((character) => counted.test(character)).length;

/** The caret position with the same number of counted characters behind it. */
function caretBefore(text: string, places: number, counted: RegExp): number {
  const behind = caretAfter([...text].reverse().join(''), places, counted);
  let index = text.length - behind;
  // In front of what formatting added, where the last typed character is.
  while (places > 0 && index > 0 && !counted.test(text[index - 1] ?? '')) index -= 1;
  return index;
}

/** The caret position that follows the same number of counted characters. */
function caretAfter(text: string, places: number, counted: RegExp): number {
  let index = 0;
  for (let passed = 0; index < text.length && passed < places; index += 1) {
    if (counted.test(text[index] ?? '')) passed += 1;
  }
  return index;
}

export interface CaretRule {
  /** Matches the typed characters, not those added by formatting. */
  counted: RegExp;
  /** From which end of the text characters are counted; from the end where formatting replaces what is typed. */
  from?: 'start' | 'end';
}

/**
 * Props of an input whose text is formatted while typing. React moves the caret to the end when the text differs from the typed
 * one; this hook keeps it beside the same characters.
 */
export function useFormatted(
  value: string,
  onChange: (value: string) => void,
  format: (typed: string, previous: string, forward: boolean) => string,
  { counted, from = 'start' }: CaretRule,
) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const place = (typed: string, next: string, at: number) => {
    // Rejected: back to the position before the keystroke.
    if (next === value && typed.length > value.length) return Math.max(0, at - (typed.length - value.length));
    if (from === 'end') return caretBefore(next, count(typed.slice(at), counted), counted);
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
      // A rejected keystroke causes no render: React restores the text after this handler, and the caret must be set after
      // that.
      if (next === value) queueMicrotask(() => input.current?.setSelectionRange(at, at));
    },
  };
}
