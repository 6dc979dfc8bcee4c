import { useState } from 'react';

export interface News {
  turn: number;
  text: string;
}

/** As much as one drop of files brings; older news has been read out. */
const KEPT = 20;

/** News for screen readers, each an addition to a live region: several at once are all read out. */
export function useStatus() {
  const [news, setNews] = useState<readonly News[]>([]);
  const say = (text: string) =>
    setNews((before) => [...before.slice(1 - KEPT), { turn: (before.at(-1)?.turn ?? 0) + 1, text }]);
  return { news, say };
}
