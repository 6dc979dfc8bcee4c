import type { Webinar } from '@wspolnik/contract';
import { onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';
import { joinsFrom, webinarState } from './webinar-state.ts';
import { refreshWebinars } from './webinars.api.ts';

/** Milliseconds over which the browsers of everybody spread their reads after one change. */
const SPREAD = 1000;

/** Reads webinars again when somebody signs up or off, or an admin changes one. */
export function useLiveWebinars(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onFrame(({ type }) => {
      if (type !== 'webinar.changed' && type !== 'resync') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void refreshWebinars();
      }, Math.random() * SPREAD);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/** Whether the answer was read too early for the link that the person now gets. */
function lacksLink({ webinar_date, sign_up }: Webinar, now: number): boolean {
  return (
    sign_up?.has_place === true &&
    sign_up.join_url === null &&
    now >= joinsFrom(webinar_date) &&
    webinarState(webinar_date, now) !== 'past'
  );
}

/** Reads webinars again when a link to a meeting becomes visible; once, because a webinar may have none. */
export function useJoinLinks(webinars: readonly Webinar[], now: number | null): void {
  const lacking =
    now === null
      ? ''
      : webinars
          .filter((one) => lacksLink(one, now))
          .map(({ id }) => id)
          .join();
  useEffect(() => {
    if (lacking) void refreshWebinars();
  }, [lacking]);
}
