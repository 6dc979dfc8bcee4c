import { useEffect, useEffectEvent, useState } from 'react';
import { excessOf } from '../format/text-length.ts';

/** Milliseconds from the last keystroke to the request (specification §9). */
export const TYPING_DELAY = 700;

/**
 * Text of an input whose value is in the URL: shown at once, committed when typing pauses or by `commitNow` (Enter). Back,
 * Forward and a removed chip change `value` from outside and replace the text. The echo of an own commit does not, because the
 * user may have typed more before the address changed. `value` must follow the address at once (`useSearchParam`): a deferred one
 * misses a quick Back. A text of more than `maxLength` characters stays in the field with a message.
 */
export function useTypedParam(value: string, commit: (text: string) => void, maxLength?: number) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [committed, setCommitted] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (committed !== value) {
      setCommitted(value);
      setText(value);
    }
  }

  const commitNow = () => {
    if (excessOf(text, maxLength) > 0) return;
    setCommitted(text);
    commit(text);
  };
  const onPause = useEffectEvent(commitNow);
  useEffect(() => {
    if (text === committed) return;
    const timer = setTimeout(() => onPause(), TYPING_DELAY);
    return () => clearTimeout(timer);
  }, [text, committed]);

  return { text, setText, commitNow };
}
