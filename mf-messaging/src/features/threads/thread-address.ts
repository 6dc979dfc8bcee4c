import { useSessionStore, withQuery } from '@wspolnik/shared-auth';
import { navigate, parseLocation, useSearchParam } from '@wspolnik/system';
import { useMemo } from 'react';
import { threadsQuery } from '../../lib/messages.reads.ts';

/** What the list shows; the address is its only home, also beside an open thread. */
export interface ListView {
  q?: string | undefined;
  /** In a company's inbox: the threads that the person looks after, or nobody. */
  assigned?: 'mine' | 'none' | undefined;
}

interface ThreadPlace extends ListView {
  /** Position of the message that the thread opens at; without it the newest. */
  at?: number | undefined;
  /** The note after that message that a search led to. */
  note?: string | undefined;
}

export const threadHref = (id: string, { q, assigned, at, note }: ThreadPlace = {}): string =>
  withQuery(`/messages/thread/${id}`, { q: q || undefined, assigned, at, note });

export function useListView(): ListView {
  const isCompany = useSessionStore(({ company }) => company !== null);
  const q = threadsQuery.parseOne('q', useSearchParam('q'));
  const filter = threadsQuery.parseOne('assigned', useSearchParam('assigned'));
  const assigned = isCompany ? filter : undefined;
  return useMemo(() => ({ q, assigned }), [q, assigned]);
}

/** Changes one value of the address on the same page; an empty one leaves it. */
export function changeListView(name: keyof ListView, value: string): void {
  const { pathname, search } = parseLocation(window.location.pathname + window.location.search);
  const params = new URLSearchParams(search);
  if (value) params.set(name, value);
  else params.delete(name);
  const query = params.toString();
  const href = query ? `${pathname}?${query}` : pathname;
  if (href !== pathname + search) navigate(href, { replace: true });
}
