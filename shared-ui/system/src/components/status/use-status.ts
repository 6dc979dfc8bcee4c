import { useState } from 'react';

export interface Announcement {
  id: number;
  text: string;
}

/** Covers one drop of files; older announcements have been read by then. */
const MAX_ANNOUNCEMENTS = 20;

/** Announcements for screen readers. Each is added to a live region, so that several at once are all read. */
export function useStatus() {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const announce = (text: string) =>
    setAnnouncements((before) => [...before.slice(1 - MAX_ANNOUNCEMENTS), { id: (before.at(-1)?.id ?? 0) + 1, text }]);
  return { announcements, announce };
}
