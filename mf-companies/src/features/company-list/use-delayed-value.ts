import { useEffect, useRef, useState } from 'react';

/** Specification §9: milliseconds from the last key to the search. */
export const FILTER_DELAY = 700;

/**
 * A text input that commits `delay` after the last key. A value that changes from outside (Back, "clear") replaces what is
 * typed. `flush` commits at once, for Enter.
 */
export function useDelayedValue(value: string, commit: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [outside, setOutside] = useState(value);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  if (outside !== value) {
    setOutside(value);
    if (draft.trim() !== value) setDraft(value);
  }
  useEffect(() => {
    if (draft.trim() === value) return;
    const timer = setTimeout(() => latest.current(draft.trim()), FILTER_DELAY);
    return () => clearTimeout(timer);
  }, [draft, value]);

  const flush = () => {
    if (draft.trim() !== value) latest.current(draft.trim());
  };
  return { draft, setDraft, flush };
}
