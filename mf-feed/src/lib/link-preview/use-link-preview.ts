import type { LinkPreview } from '@wspolnik/contract';
import { ApiError, getJSON, withQuery } from '@wspolnik/shared-auth';
import { webLinks } from '@wspolnik/system/cards';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key: an address that is still being typed is another address. */
export const LINK_DELAY = 700;
/** A mention; its name may look like an address. */
const MARKUP = /@\[[^[\]]*\]\((?:user|company):[0-9a-f-]{36}\)/gi;

/** The first web address of a text. */
export const firstLink = (text: string): string | null => webLinks(text.replace(MARKUP, ' '))[0]?.href ?? null;

export type LinkState =
  | { name: 'none' }
  | { name: 'loading' | 'failed'; url: string }
  | { name: 'found'; url: string; preview: LinkPreview };

const NONE: LinkState = { name: 'none' };

/** The preview of the first link in a text, fetched when the typing pauses. */
export function useLinkPreview(text: string) {
  const url = firstLink(text);
  const [answers, setAnswers] = useState<Record<string, LinkPreview | 'failed'>>({});
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const wanted = url !== null && !removed.includes(url) && answers[url] === undefined ? url : null;
  useEffect(() => {
    if (wanted === null) return;
    const control = new AbortController();
    const { signal } = control;
    const answer = (found: LinkPreview | 'failed') => setAnswers((known) => ({ ...known, [wanted]: found }));
    const timer = setTimeout(() => {
      getJSON<LinkPreview>(withQuery('link-preview/', { url: wanted }), { signal }).then(
        answer,
        (error: unknown) => error instanceof ApiError && answer('failed'),
      );
    }, LINK_DELAY);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [wanted]);
  const found = url === null ? undefined : answers[url];
  const state = stateOf();
  return { state, remove: () => url !== null && setRemoved((before) => [...before, url]) };

  function stateOf(): LinkState {
    if (url === null || removed.includes(url)) return NONE;
    if (found === undefined) return { name: 'loading', url };
    return found === 'failed' ? { name: 'failed', url } : { name: 'found', url, preview: found };
  }
}
