import type { Frame, Home } from '@wspolnik/contract';
import { changeRead, defineRead, refresh } from '@wspolnik/kit';
import { WIDE_OFFER_PICTURE } from '@wspolnik/market/picture-sizes';
import { onFrame, sendJSON } from '@wspolnik/shared-auth';
import { useEffect } from 'react';

/** What waits for the profile in use and what is new for it, in one call; routes.json starts it with the page. */
export const homeRead = defineRead<Home, Record<string, never>>('home/', {
  pictures: { at: 'matches.*.offer.image', sizes: WIDE_OFFER_PICTURE },
});

/** Milliseconds between two reads while much happens at once. */
const READ_EVERY = 1000;

const CHANGES: ReadonlySet<Frame['type']> = new Set([
  'message.new',
  'message.read',
  'notification.new',
  'notification.seen',
  'order.changed',
  'quote.changed',
  'contact.changed',
  'network.changed',
  'members.changed',
  'resync',
]);

/** Reads the page again when something of it may have changed. */
export function useLiveHome(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      void refresh(homeRead);
    };
    const stop = onFrame(({ type }) => {
      if (CHANGES.has(type)) timer ??= setTimeout(read, READ_EVERY);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/** Hides the first steps for good. */
export async function hideSteps(): Promise<void> {
  await sendJSON('POST', 'home/hide-steps/');
  await changeRead<Home>(homeRead({}), (data) => data && { ...data, steps: null }, { revalidate: false });
}
