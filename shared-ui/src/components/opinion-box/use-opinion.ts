import { useState } from 'react';

/** What is published: the text trimmed; the rating only where there are stars, 0 for none. */
export interface Opinion {
  text: string;
  rating?: number;
}

interface OpinionOptions {
  onPublish(opinion: Opinion): unknown;
  rated: boolean;
  /** Once the sending has ended, either way. */
  afterwards(): void;
}

/** The state of an opinion box: what is written, whether it may go, and its way. */
export function useOpinion({ onPublish, rated, afterwards }: OpinionOptions) {
  const [text, setText] = useState('');
  const [rating, setRating] = useState(0);
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const trimmed = text.trim();

  const write = (next: string) => {
    setText(next);
    setMissing(false);
  };
  /** Blanks alone are no text, though they are enough for the button. */
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
      // What was written stays, to be sent again; the page says why it failed.
    }
    setSending(false);
    afterwards();
  };
  return { text, rating, missing, sending, write, rate: setRating, check, send };
}
