import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, CountBadge, Link, Spinner, setAttention, useDisclosure, useOnDemand } from '@wspolnik/system';
import { Bell } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import classes from './bell.module.css';
import { latestRead, useLiveNotifications } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

/** Slot `header.notifications`; renders nothing for a guest, who has no notifications. */
export function NotificationBell() {
  const userId = useSessionStore(({ user }) => user?.id);
  return userId === undefined ? null : <OfPerson key={userId} />;
}

const NARROW = '(max-width: 567px)';

function subscribeNarrow(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
const useIsNarrow = () =>
  useSyncExternalStore(
    subscribeNarrow,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );

/**
 * Unread messages are counted by the messages beside the bell, not again here. The count is the person's, whatever the profile:
 * after a switch it stays until it is read for the new one.
 */
function useCount(): number {
  // The header has no room for an error panel, so a failed request is repeated automatically.
  const { data } = useRead(latestRead(), { shouldRetryOnError: true });
  const last = useRef(data);
  if (data) last.current = data;
  return last.current ? last.current.unseen_count - last.current.unseen_message_count : 0;
}

function OfPerson() {
  const isNarrow = useIsNarrow();
  const count = useCount();
  useLiveNotifications();
  useEffect(() => setAttention('notifications', count), [count]);
  useEffect(() => () => setAttention('notifications', 0), []);
  return isNarrow ? <BellLink count={count} /> : <BellButton count={count} />;
}

/** The name is text: an `aria-label` would have to repeat the capped number of the badge. */
function BellFace({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
      <CountBadge count={count} />
      <span className="wp-visually-hidden">{formatMessage(messages.bell, { count })}</span>
    </>
  );
}

/** A phone has no room for a panel: the page itself opens. */
function BellLink({ count }: { count: number }) {
  return (
    <Link to="/notifications" className={classes.bell}>
      <BellFace count={count} />
    </Link>
  );
}

const loadPanel = async () => (await import(/* webpackChunkName: "notification-panel" */ './bell-panel.tsx')).BellPanel;

function BellButton({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  const panelId = useId();
  const { open, close, toggle, button, areaProps } = useDisclosure();
  const { Component: Panel, request, failed } = useOnDemand(loadPanel);
  const press = () => {
    toggle();
    void request();
  };
  return (
    <div className={classes.area} {...areaProps}>
      <button
        ref={button}
        type="button"
        className={classes.bell}
        aria-expanded={open}
        aria-controls={panelId}
        onPointerEnter={() => void request()}
        onClick={press}
      >
        <BellFace count={count} />
      </button>
      <section id={panelId} className={classes.panel} aria-label={formatMessage(messages.title)} hidden={!open}>
        {open && Panel && <Panel onClose={close} />}
        {open && !Panel && !failed && (
          <p role="status" className={classes.wait} aria-label={formatMessage(messages.loading)}>
            <Spinner />
          </p>
        )}
        {open && !Panel && failed && (
          <div className={classes.wait}>
            <p role="alert">{formatMessage(messages.failed)}</p>
            <Button variant="outline" size="sm" onClick={() => void request()}>
              {formatMessage({ id: 'ui.retry' })}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
