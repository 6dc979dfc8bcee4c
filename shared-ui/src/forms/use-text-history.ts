import { type KeyboardEvent, useRef } from 'react';

export interface TextStep {
  value: string;
  /** Where the caret stands in what people read. */
  caret: number;
}

/** How a text grows or shrinks letter by letter: a run of such changes is one step. */
interface Change {
  before: TextStep;
  after: TextStep;
  /** By how much what people read got longer. */
  by: number;
  /** A blank begins a word, and with it a step. */
  breaks: boolean;
}

const LONGEST = 200;

const continues = (last: Change | null, { by, before, breaks }: Change): boolean =>
  last !== null && Math.abs(by) === 1 && by === last.by && before.caret === last.after.caret && !breaks;

/**
 * Undo and redo of a field whose text is also changed by the program: at the first such change the browser forgets its
 * own. A text that was changed from outside, such as an emptied form, begins anew.
 */
export function useTextHistory(value: string) {
  const history = useRef({ value, last: null as Change | null, back: [] as TextStep[], forth: [] as TextStep[] });
  const current = () => {
    if (history.current.value !== value) history.current = { value, last: null, back: [], forth: [] };
    return history.current;
  };
  return {
    note(change: Change) {
      const { last, back } = current();
      const kept = continues(last, change) ? back : [...back, change.before].slice(-LONGEST);
      history.current = { value: change.after.value, last: change, back: kept, forth: [] };
    },
    /** One step; undefined at the end of the way. `now` is where it leaves from. */
    go(way: 'back' | 'forth', now: TextStep): TextStep | undefined {
      const { back, forth } = current();
      const step = (way === 'back' ? back : forth).at(-1);
      if (!step) return undefined;
      const steps =
        way === 'back'
          ? { back: back.slice(0, -1), forth: [...forth, now] }
          : { back: [...back, now], forth: forth.slice(0, -1) };
      history.current = { value: step.value, last: null, ...steps };
      return step;
    },
  };
}

/** Ctrl+Z goes back; Ctrl+Shift+Z and Ctrl+Y go forth; on a Mac with its own key. */
export function historyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'back' | 'forth' | null {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'forth' : 'back';
  return letter === 'y' && !shiftKey ? 'forth' : null;
}
