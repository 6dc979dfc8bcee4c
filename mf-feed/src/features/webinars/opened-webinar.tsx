import { isGone, useRead } from '@wspolnik/kit';
import { Callout, useErrorText } from '@wspolnik/system';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { webinarRead } from '../../lib/webinars.reads.ts';
import { useJoinLinks } from './use-live-webinars.ts';
import { useMoment } from './use-moment.ts';
import { WebinarCard } from './webinar-card.tsx';
import type { OpenedDialog } from './webinar-dialogs.tsx';
import { WebinarSkeleton } from './webinar-skeletons.tsx';
import { changesOf } from './webinar-state.ts';
import { webinarsMessages as messages } from './webinars.messages.ts';
import classes from './webinars.module.css';

/** The webinar of a shared link, where the page of the list does not have it. */
export function OpenedWebinar({ id, onOpen }: { id: string; onOpen(opened: OpenedDialog): void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error } = useRead(webinarRead({ id }));
  const now = useMoment(data ? changesOf(data.webinar_date) : []);
  useJoinLinks(data ? [data] : [], now);
  if (!data && error) {
    const text = isGone(error) ? formatMessage(messages.sharedGone) : formatMessage(messages.sharedFailed);
    return (
      <div role="status" className={classes.opened}>
        <Callout>
          {text} {!isGone(error) && <span>{errorText(error)}</span>}
        </Callout>
      </div>
    );
  }
  return (
    <section aria-labelledby="opened-webinar" className={classes.opened} aria-busy={!data || undefined}>
      <h2 id="opened-webinar">{formatMessage(messages.shared)}</h2>
      <div className={classes.list}>
        {data ? (
          <WebinarCard webinar={data} now={now} isOpen eager onOpen={(dialog) => onOpen({ dialog, webinar: data })} />
        ) : (
          <WebinarSkeleton />
        )}
      </div>
    </section>
  );
}

/** Shows the card of a shared link once, in the middle of the screen and with the focus. */
export function useScrollTo(id: string | undefined): void {
  useEffect(() => {
    const card = id === undefined ? null : document.getElementById(`webinar-${id}`)?.closest('article');
    card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    card?.focus({ preventScroll: true });
  }, [id]);
}
