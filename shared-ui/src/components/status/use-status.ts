import { useState } from 'react';

export interface News {
  turn: number;
  text: string;
}

/** Covers one drop of files; older announcements have been read by then. */
const KEPT = 20;

/** Announcements for screen readers. Each is added to a live region, so that several at once are all read. */
export function useStatus() {
  const [news, setNews] = useState<readonly News[]>([]);
  const say = (text: string) =>
    setNews((before) => [...before.slice(1 - KEPT), { turn: (before.at(-1)?.turn ?? 0) + 1, text }]);
  return { news, say };
}
