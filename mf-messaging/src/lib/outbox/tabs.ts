import type { Message } from '@wspolnik/contract';

/** A notice of a tab to the other ones. */
type Notice = { type: 'changed' } | { type: 'delivered'; profile: string; message: Message };

const CHANNEL = 'wspolnik.outbox';

let channel: BroadcastChannel | undefined;

/** Missing in old browsers: then other tabs find a change when they next read the device. */
const open = (): BroadcastChannel | undefined => {
  channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  return channel;
};

export function hearTabs(hear: (notice: Notice) => void): void {
  open()?.addEventListener('message', ({ data }: MessageEvent<Notice>) => hear(data));
}

export const tellTabs = (notice: Notice): void => open()?.postMessage(notice);

/**
 * Runs the task while no other tab runs one of the same name. Web Locks are missing on a page served without TLS; two tabs may
 * then send the same message, of which the API stores one.
 */
export async function alone(name: string, task: () => Promise<void>): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return task();
  await locks.request(`wspolnik.outbox ${name}`, task);
}
