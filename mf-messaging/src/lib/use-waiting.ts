import type { NetworkInvitations } from '@wspolnik/contract';
import { defineRead, refresh, useRead } from '@wspolnik/kit';
import { onFrame } from '@wspolnik/shared-auth';
import { setAttention } from '@wspolnik/system';
import { useEffect } from 'react';

const invitationsRead = defineRead<NetworkInvitations>('network/invitations/');

/**
 * Counts for the menus what waits for an answer of the profile in use: invitations and requests of the network. Here, because this remote
 * is on every page; the network's would be loaded for the number only.
 */
export function useWaiting(): void {
  const { data } = useRead(invitationsRead(), { shouldRetryOnError: true });
  const count = data ? data.received + data.introductions : 0;
  useEffect(
    () =>
      onFrame(({ type, data: { kind } }) => {
        const isNews = type === 'notification.new' && kind === 'NetworkInvite';
        if (isNews || type === 'network.changed' || type === 'resync') void refresh(invitationsRead);
      }),
    [],
  );
  useEffect(() => setAttention('network', count), [count]);
  useEffect(() => () => setAttention('network', 0), []);
}
