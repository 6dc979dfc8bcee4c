import { useState } from 'react';

/** The submitted values: the trimmed text; the rating only with stars, 0 for none. */
export interface Opinion {
  text: string;
  rating?: number;
}

interface OpinionOptions {
  onPublish(opinion: Opinion): unknown;
  rated: boolean;
  /** Initial values. */
  initial?: Opinion;
  /** Called once the submission has settled. */
  afterwards(): void;
}

/** The state of an opinion box: its values, whether they can be submitted, and the submission. */
export function useOpinion({ onPublish, rated, initial, afterwards }: OpinionOptions) {
  const [text, setText] = useState(initial?.text ?? '');
  const [rating, setRating] = useState(initial?.rating ?? 0);
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const trimmed = text.trim();

  const write = (next: string) => {
    setText(next);
    setMissing(false);
  };
  /** A text of spaces is invalid, although it enables the button. */
  const check = () => {
    setMissing(trimmed === '');
    return trimmed !== '' && !sending;
  };
  const send = async () => {
    setSending(true);
    try {
      await onPublish(rated ? { text: trimmed, rating } : { text: trimmed });
      setText('');
      setRating(0);
    } catch {
      // The text stays for another try; the page shows the error.
    }
    setSending(false);
    afterwards();
  };
  return { text, rating, missing, sending, write, rate: setRating, check, send };
}
