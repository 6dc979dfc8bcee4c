import type { Announcement } from './use-status.ts';

/** A visually hidden live region. */
export function Status({ announcements }: { announcements: readonly Announcement[] }) {
  return (
    <div role="status" aria-atomic="false" className="wp-visually-hidden">
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
