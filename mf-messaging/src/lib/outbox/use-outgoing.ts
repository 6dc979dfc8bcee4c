import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OutgoingMessage, Recipient } from './outgoing.ts';
import { listOutgoing, noOutgoing, onListChange } from './outgoing-list.ts';
import { showQueue } from './shown-queues.ts';

/** All undelivered messages of the profile in use, oldest first. Empty in a first render. */
export function useAllOutgoing(): readonly OutgoingMessage[] {
  const profile = useSessionStore(profileKey);
  const all = useSyncExternalStore(onListChange, listOutgoing, noOutgoing);
  return useMemo(() => all.filter((message) => message.profile === profile), [all, profile]);
}

/** Those to one recipient. */
export function useOutgoing({ type, id }: Pick<Recipient, 'type' | 'id'>): readonly OutgoingMessage[] {
  const all = useAllOutgoing();
  useEffect(() => showQueue({ type, id }), [type, id]);
  return useMemo(() => all.filter(({ recipient }) => recipient.type === type && recipient.id === id), [all, type, id]);
}
