import { EmptyState } from '@wspolnik/system';
import { CalendarDays, type LucideIcon, MessagesSquare, Newspaper, SearchX, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export interface EmptyListProps {
  of: 'posts' | 'comments' | 'opinions' | 'webinars';
  /** A search is active; comments and opinions have no search. */
  searched?: boolean;
  /** One helpful action, e.g. writing the first post or clearing the search. */
  action?: ReactNode;
}

const EMPTY = {
  posts: 'ui.empty.posts',
  comments: 'ui.empty.comments',
  opinions: 'ui.empty.opinions',
  webinars: 'ui.empty.webinars',
};
const ICONS: Record<EmptyListProps['of'], LucideIcon> = {
  posts: Newspaper,
  comments: MessagesSquare,
  opinions: Star,
  webinars: CalendarDays,
};
const NOT_FOUND = { posts: 'ui.empty.search.posts', webinars: 'ui.empty.search.webinars' };

/** Shown instead of a list without entries: the reason, and a helpful action. */
export function EmptyList({ of, searched = false, action }: EmptyListProps) {
  const intl = useIntl();
  const notFound = searched && (of === 'posts' || of === 'webinars') ? NOT_FOUND[of] : null;
  const Icon = notFound ? SearchX : ICONS[of];
  return (
    <EmptyState
      icon={<Icon size={26} strokeWidth={1.75} />}
      title={intl.formatMessage({ id: notFound ?? EMPTY[of] })}
      text={notFound && intl.formatMessage({ id: 'ui.empty.search.text' })}
      action={action}
    />
  );
}
