import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { getJSON, withQuery } from '@wspolnik/shared-auth';
import { markBusy } from '@wspolnik/system';
import { useEffect, useState } from 'react';
import type { SuggestReply } from './suggest-options.ts';

/** Milliseconds: the next key of a word in flow comes sooner, and the list still appears within 150 ms. */
const SUGGEST_DELAY = 20;
/** Milliseconds for which an answer is used again, as when letters are deleted. */
const KEPT = 60_000;
const MOST_KEPT = 50;

const answers = new Map<string, { reply: SuggestReply; until: number }>();

function keep(q: string, reply: SuggestReply): void {
  answers.set(q, { reply, until: Date.now() + KEPT });
  const oldest = answers.keys().next().value;
  if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest);
}

export interface Suggestions extends SuggestReply {
  /** The text for which they were requested. */
  q: string;
}

/**
 * Suggestions for the typed text. One request at a time: the next one gives up the former. Those for the former text stay until
 * the answer comes, and the page is busy: a key would choose among options that are about to go. A failure shows none, because the
 * search works without them.
 */
export function useSuggestions(text: string): Suggestions | null {
  const q = text.trim().slice(0, SEARCH_LENGTH);
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (q === '') return setSuggestions(null);
    const known = answers.get(q);
    if (known && known.until > Date.now()) return setSuggestions({ ...known.reply, q });
    const controller = new AbortController();
    const release = markBusy();
    const ask = async () => {
      try {
        const reply = await getJSON<SuggestReply>(withQuery('search/suggest/', { q }), { signal: controller.signal });
        keep(q, reply);
        if (!controller.signal.aborted) setSuggestions({ ...reply, q });
      } catch {
        if (!controller.signal.aborted) setSuggestions(null);
      } finally {
        release();
      }
    };
    const timer = setTimeout(() => void ask(), SUGGEST_DELAY);
    return () => {
      clearTimeout(timer);
      controller.abort();
      release();
    };
  }, [q]);
  return q === '' ? null : suggestions;
}
